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
public final class TouchToPauseInteraction: RecognizerInteraction {
  private enum Press {
    case none
    /// The finger touched this point, in the coordinates of the window.
    case deciding(from: CGPoint, isSecond: Bool)
  }

  /// The greatest movement of a finger, in points, that counts as a tap.
  private static let tapSlop: CGFloat = 10

  private let direction: TransitionDirection
  /// The movement of the finger, in points, that decides; nil if the finger scrubs.
  private let distance: CGFloat?
  /// The interaction that scrubs, or nil if the finger decides.
  private let pan: PanInteraction?
  private let resumesOnLift: Bool
  /// Whether only a touch on an element freezes the transition.
  private let needsElement: Bool
  private var press = Press.none
  private var fingerCount = 0
  /// The point in the middle of the fingers.
  private var fingerLocation = CGPoint.zero

  init(
    _ direction: TransitionDirection, within distance: CGFloat?, pan: PanInteraction? = nil,
    resumesOnLift: Bool, needsElement: Bool = false
  ) {
    self.direction = direction
    self.distance = distance.map { $0 > 0 ? $0 : .leastNonzeroMagnitude }
    self.pan = pan
    self.resumesOnLift = resumesOnLift
    self.needsElement = needsElement
    super.init()
  }

  /// The recognizers that scrub the transition.
  public override var recognizers: [UIGestureRecognizer] { pan?.recognizers ?? [] }

  /// Returns the location of the fingers that touch the transition, in points.
  ///
  /// - Parameter view: The view in whose coordinates the location is; nil means the window.
  /// - Returns: The point in the middle of the fingers, or nil if this interaction does not hold
  ///   the transition.
  public func location(in view: UIView?) -> CGPoint? {
    if let location = pan?.location(in: view) { return location }
    guard session?.isActive == true, let recognizer = flightObservers.first?.recognizer,
      recognizer.numberOfTouches > 0
    else { return nil }
    return recognizer.location(in: view)
  }

  /// Starts listening during the current flight.
  ///
  /// - Parameter transition: The transition to freeze.
  public override func attach(to transition: InterruptibleTransition) {
    pan?.attach(to: transition)
    super.attach(to: transition)
  }

  /// Stops listening for touches. A transition that a touch holds resumes.
  public override func detach() {
    session?.resume()
    discardPress()
    pan?.detach()
    super.detach()
  }

  /// Listens for touches during the flight.
  ///
  /// - Parameter flight: The flight.
  public override func flightBegan(_ flight: TransitionFlight) {
    pan?.flightBegan(flight)
    let transition = transition
    stopListeningOnWindow()
    // Removing the recognizer may end a touch, which releases the transition. In a callback of the
    // release, the app may have attached the interaction to another transition.
    if self.transition === transition { super.flightBegan(flight) }
  }

  /// Stops listening for touches.
  ///
  /// - Parameter flight: The flight.
  public override func flightEnded(_ flight: TransitionFlight) {
    pan?.flightEnded(flight)
    super.flightEnded(flight)
  }

  override func stopListeningOnWindow() {
    super.stopListeningOnWindow()
    discardPress()
  }

  override func makeRecognizers(on view: UIView) -> [UIGestureRecognizer] {
    let recognizer = UILongPressGestureRecognizer()
    recognizer.minimumPressDuration = 0
    recognizer.allowableMovement = .greatestFiniteMagnitude
    return [recognizer]
  }

  /// Lets other recognizers begin although the press recognizer has recognized the touch.
  override func recognizes(_ own: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
    transition?.canMoveTransition(by: other) ?? false
  }

  override func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    if let flight = transition?.flight, !accepts(touch, in: flight) { return false }
    hasNewFinger = true
    return true
  }

  /// Discards the press and the session. The release comes last, because it may call the app, which
  /// may call the interaction again.
  private func discardPress() {
    press = .none
    let former = session
    session = nil
    withExtendedLifetime(former) {}
  }

  override func recognized(_ recognizer: UIGestureRecognizer) {
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
    let shift = location - formerLocation
    press = .deciding(
      from: start + shift, isSecond: isSecond)
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
