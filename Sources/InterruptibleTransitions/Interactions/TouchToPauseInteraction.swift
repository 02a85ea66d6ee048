/// An interaction that freezes a transition in flight at a touch anywhere.
///
/// A movement of the finger then decides whether the transition finishes, or scrubs the transition.
///
/// - A touch freezes every flight of the transition, also while it settles.
/// - In an interaction that decides, a movement by a distance in the direction finishes a
///   presentation or cancels a dismissal. A movement in the opposite direction cancels a
///   presentation or finishes a dismissal.
/// - In an interaction that scrubs, the transition follows the finger 1:1. On release, the
///   transition's ``TransitionConfiguration/completionRule`` decides.
/// - If the finger lifts before that, the transition stays frozen, and the next tap resumes it.
///   With `resumesOnLift` the transition resumes when the first finger lifts.
/// - If the system cancels the touch, the transition resumes.
///
/// A button under the finger does not fire. To exclude a view, refuse every recognizer in its
/// `gestureRecognizerShouldBegin(_:)`: a touch on the view then freezes nothing.
///
/// ```swift
/// reveal.interactions = [.touchToPause(deciding: .up, within: 40)]
/// ```
public final class TouchToPauseInteraction: TransitionInteraction {
  private enum Press {
    case none
    /// The finger touched this point, in the coordinates of the window.
    case deciding(from: CGPoint, isSecond: Bool)
  }

  /// The greatest movement of a finger, in points, that counts as a tap.
  private static let tapSlop: CGFloat = 10

  /// The transition that the interaction is attached to.
  public private(set) weak var transition: InterruptibleTransition?
  private let direction: TransitionDirection
  /// The movement of the finger, in points, that decides; nil if the finger scrubs.
  private let distance: CGFloat?
  /// The interaction that scrubs, or nil if the finger decides.
  private let pan: PanInteraction?
  private let resumesOnLift: Bool
  /// Whether only a touch on an element freezes the transition.
  private let needsElement: Bool
  private var observer: TransitionGestureObserver?
  /// Lets other recognizers begin although the press recognizer has recognized the touch.
  private lazy var coordination = GestureCoordination(
    recognizingWith: { [weak self] in self?.transition?.canMoveTransition(by: $1) ?? false },
    receiving: { [weak self] _, touch in
      guard let self else { return false }
      if let flight = transition?.flight, !accepts(touch, in: flight) { return false }
      hasNewFinger = true
      return true
    })
  private var press = Press.none
  private var fingerCount = 0
  /// The point in the middle of the fingers.
  private var fingerLocation = CGPoint.zero
  private var hasNewFinger = false
  /// The session that freezes the transition, from a touch until the decision.
  private var session: TransitionSession?

  init(
    _ direction: TransitionDirection, within distance: CGFloat?, pan: PanInteraction? = nil,
    resumesOnLift: Bool, needsElement: Bool = false
  ) {
    self.direction = direction
    self.distance = distance.map { $0 > 0 ? $0 : .leastNonzeroMagnitude }
    self.pan = pan
    self.resumesOnLift = resumesOnLift
    self.needsElement = needsElement
  }

  /// The recognizers that scrub the transition.
  public var recognizers: [UIGestureRecognizer] { pan?.recognizers ?? [] }

  /// Returns the location of the fingers that touch the transition, in points.
  ///
  /// - Parameter view: The view in whose coordinates the location is; nil means the window.
  /// - Returns: The point in the middle of the fingers, or nil if this interaction does not hold
  ///   the transition.
  public func location(in view: UIView?) -> CGPoint? {
    if let location = pan?.location(in: view) { return location }
    guard session?.isActive == true, let recognizer = observer?.recognizer,
      recognizer.numberOfTouches > 0
    else { return nil }
    return recognizer.location(in: view)
  }

  /// Sets the transition to freeze.
  ///
  /// - Parameter transition: The transition.
  public func attach(to transition: InterruptibleTransition) {
    self.transition = transition
    pan?.attach(to: transition)
    if let flight = transition.flight { flightBegan(flight) }
  }

  /// Stops listening for touches. A transition that a touch holds resumes.
  public func detach() {
    session?.resume()
    stopListening()
    pan?.detach()
    transition = nil
  }

  /// Listens for touches during the flight.
  ///
  /// - Parameter flight: The flight.
  public func flightBegan(_ flight: TransitionFlight) {
    pan?.flightBegan(flight)
    let transition = transition
    stopListening()
    // Removing the recognizer may end a touch, which releases the transition. In a callback of the
    // release, the app may have attached the interaction to another transition.
    guard self.transition === transition, observer == nil else { return }
    let recognizer = UILongPressGestureRecognizer()
    recognizer.minimumPressDuration = 0
    recognizer.allowableMovement = .greatestFiniteMagnitude
    recognizer.delegate = coordination
    observer = TransitionGestureObserver(recognizer, isOwn: true) { [weak self] in self?.pressed($0)
    }
    // During a transition UIKit blocks touches on the two view controllers' views, but not on the
    // window.
    // mutate: touches-taken-from-window
    (flight.containerView.window ?? flight.containerView).addGestureRecognizer(recognizer)
  }

  /// Stops listening for touches.
  ///
  /// - Parameter flight: The flight.
  public func flightEnded(_ flight: TransitionFlight) {
    pan?.flightEnded(flight)
    guard transition?.flight == nil else { return }
    stopListening()
  }

  private func stopListening() {
    guard let observer else { return }
    self.observer = nil
    observer.invalidate()
    discardPress()
  }

  /// Discards the press and the session. The release comes last, because it may call the app, which
  /// may call the interaction again.
  private func discardPress() {
    press = .none
    let former = session
    session = nil
    withExtendedLifetime(former) {}
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    // If the app has released the transition, or another interaction holds it, this finger does not
    // decide.
    if session?.isActive != true { discardPress() }
    let location = recognizer.location(in: nil)
    recordFingers(recognizer.numberOfTouches, at: location)
    hasNewFinger = false
    switch recognizer.state {
    case .began: touched(at: location)
    case .changed: moved(to: location)
    case .ended:
      moved(to: location)
      lifted(at: location)
    case .cancelled, .failed:
      if case .deciding = press { session?.resume() }
    default:
      break
    }
  }

  /// Updates the fingers. A movement by a finger that is added or lifts does not count.
  private func recordFingers(_ count: Int, at location: CGPoint) {
    let formerCount = fingerCount
    let formerLocation = fingerLocation
    fingerCount = count > 0 ? count : formerCount
    fingerLocation = location
    guard hasNewFinger || fingerCount != formerCount,
      case .deciding(let start, let isSecond) = press
    else {
      return
    }
    let shift = CGVector(
      dx: location.x - formerLocation.x, dy: location.y - formerLocation.y)
    press = .deciding(
      from: CGPoint(x: start.x + shift.dx, y: start.y + shift.dy), isSecond: isSecond)
  }

  private func touched(at location: CGPoint) {
    let isSecond = session != nil
    // If another interaction holds the transition, this finger does not decide.
    if !isSecond, transition?.phase != .held {
      session = transition?.beginInteraction(by: self, yields: true)
    }
    if session != nil { press = .deciding(from: location, isSecond: isSecond) }
  }

  private func moved(to location: CGPoint) {
    guard case .deciding(let start, _) = press else { return }
    let layout = transition?.sessionFlight?.layoutDirection ?? .leftToRight
    let travel = direction.resolved(in: layout)
      .component(of: CGPoint(x: location.x - start.x, y: location.y - start.y))
    guard let distance, abs(travel) >= distance else { return }
    press = .none
    let leadsToEnd = (travel > 0) == transition?.sessionFlight?.isPresentation
    session?.release(to: leadsToEnd ? .end : .start)
  }

  private func lifted(at location: CGPoint) {
    guard case .deciding(let start, let isSecond) = press else { return }
    press = .none
    let isTap = hypot(location.x - start.x, location.y - start.y) < Self.tapSlop
    if resumesOnLift || isSecond && isTap { session?.resume() }
  }
}

extension TransitionInteraction where Self == TouchToPauseInteraction {
  /// Returns an interaction that freezes a flight at a touch; a movement of the finger then
  /// decides.
  ///
  /// If the transition also has a ``PanInteraction``, the touch only freezes the flight. A finger
  /// that moves then belongs to the pan. The pan moves the flight, and its release decides.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger that leads to the end of a presentation. The
  ///     opposite direction leads to the end of a dismissal.
  ///   - distance: The movement of the finger, in points, that decides.
  ///   - resumesOnLift: Whether the transition resumes when the finger lifts before that. By
  ///     default it stays frozen until the next tap.
  /// - Returns: The interaction.
  public static func touchToPause(
    deciding direction: TransitionDirection, within distance: CGFloat, resumesOnLift: Bool = false
  ) -> TouchToPauseInteraction {
    TouchToPauseInteraction(direction, within: distance, resumesOnLift: resumesOnLift)
  }

  /// Returns an interaction that freezes a flight at a touch; a movement of the finger then scrubs
  /// it.
  ///
  /// Scrubbing begins when UIKit recognizes the movement as a pan, after about ten points.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger that leads to the end of a presentation. The
  ///     opposite direction leads to the end of a dismissal.
  ///   - distance: The travel of the finger from progress 0 to 1. The default is the motion of the
  ///     presented view.
  ///   - resumesOnLift: Whether the transition resumes when the finger lifts before it scrubs. By
  ///     default it stays frozen until the next tap.
  /// - Returns: The interaction.
  public static func touchToPause(
    scrubbing direction: TransitionDirection, over distance: TransitionDistance = .presentedView,
    resumesOnLift: Bool = false
  ) -> TouchToPauseInteraction {
    TouchToPauseInteraction(
      direction, within: nil, pan: .pan(direction, over: distance), resumesOnLift: resumesOnLift)
  }
}

extension TouchToPauseInteraction {
  private func accepts(_ touch: UITouch, in flight: TransitionFlight) -> Bool {
    !flight.passesThrough(touch)
      && (!needsElement
        || flight.hasCarriable(
          nil, at: touch.location(in: flight.containerView), on: touch.view))
  }
}
