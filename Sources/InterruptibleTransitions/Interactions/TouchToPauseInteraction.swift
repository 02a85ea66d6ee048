/// Freezes a transition that is under way at a touch anywhere. Moving the finger then decides, or
/// scrubs.
///
/// - A touch freezes the transition however it was started, and also while it settles.
/// - An interaction that decides: when the finger has moved by a distance in the direction, it
///   sends the transition to a presentation's end, or back to a dismissal's start; the opposite
///   direction does the opposite.
/// - An interaction that scrubs: the transition follows the finger 1:1. On release, the
///   transition's ``InterruptibleTransition/completionRule`` decides.
/// - If the finger lifts before that, the transition stays frozen; the next tap lets it go on. With
///   `resumesOnLift` it goes on when the finger lifts; of several fingers, the first one.
/// - If the system cancels the touch, the transition goes on.
///
/// A button under the finger does not fire. A touch on a view whose
/// `gestureRecognizerShouldBegin(_:)` refuses every recognizer freezes nothing.
///
/// ```swift
/// reveal.interactions = [.hold(deciding: .up, within: 40)]
/// ```
public final class TouchToPauseInteraction: TransitionInteraction {
  private enum Press {
    case none
    /// The finger touched this point, in the window.
    case deciding(from: CGPoint, isSecond: Bool)
  }

  /// How far a finger may move, in points, for its touch to count as a tap.
  private static let tapSlop: CGFloat = 10

  /// The transition that the interaction is attached to.
  public private(set) weak var transition: InterruptibleTransition?
  private let direction: TransitionDirection
  /// How far the finger moves, in points, until it decides; nil if it scrubs.
  private let distance: CGFloat?
  /// The interaction that scrubs.
  private let pan: PanInteraction?
  /// Whether the transition goes on when the finger lifts without a decision.
  private let resumesOnLift: Bool
  private var observer: GestureObserver?
  /// Lets the other interactions' recognizers begin although the touch is recognized as a hold.
  private lazy var coordination = GestureCoordination(
    welcoming: { [weak self] in self?.transition?.takesTransition(by: $0) ?? false },
    receiving: { [weak self] _, touch in
      if self?.transition?.flight?.passesThrough(touch) == true { return false }
      self?.hasNewFinger = true
      return true
    })
  private var press = Press.none
  /// How many fingers touch, and where they are: the point is in the middle of them.
  private var fingers = (count: 0, location: CGPoint.zero)
  /// Whether another finger has come since then.
  private var hasNewFinger = false
  /// The session that keeps the transition still, from a touch until the decision.
  private var session: TransitionSession?

  /// Makes the interaction; see ``TransitionInteraction/hold(deciding:within:resumesOnLift:)``.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger that leads to a presentation's end; the opposite
  ///     direction leads to a dismissal's.
  ///   - distance: How far, in points, the finger moves until it decides. At 0 or less, and if it
  ///     is not a number, any movement decides.
  ///   - resumesOnLift: Whether the transition goes on when the finger lifts before that.
  init(
    deciding direction: TransitionDirection, within distance: CGFloat, resumesOnLift: Bool = false
  ) {
    (self.direction, self.resumesOnLift) = (direction, resumesOnLift)
    self.distance = distance > 0 ? distance : CGFloat.leastNonzeroMagnitude
    pan = nil
  }

  /// Makes the interaction; see ``TransitionInteraction/hold(scrubbing:over:resumesOnLift:)``.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger that leads to a presentation's end; the opposite
  ///     direction leads to a dismissal's.
  ///   - distance: How far the finger moves while progress goes from 0 to 1: points, or a fraction
  ///     of the container. If it is not finite and above 0, a finger holds without moving anything.
  ///   - resumesOnLift: Whether the transition goes on when the finger lifts before it scrubs.
  init(
    scrubbing direction: TransitionDirection, over distance: TransitionDistance,
    resumesOnLift: Bool = false
  ) {
    (self.direction, self.resumesOnLift) = (direction, resumesOnLift)
    self.distance = nil
    pan = PanInteraction(direction, over: distance)
  }

  /// The recognizers of a hold that scrubs.
  public var recognizers: [UIGestureRecognizer] { pan?.recognizers ?? [] }

  /// Returns the location of the fingers that touch the transition, in points.
  ///
  /// - Parameter view: The view in whose coordinates the location is; nil means the window's.
  /// - Returns: The point in the middle of the fingers; nil if none of this interaction's holds the
  ///   transition.
  public func location(in view: UIView?) -> CGPoint? {
    if let location = pan?.location(in: view) { return location }
    guard session?.isActive == true, let recognizer = observer?.recognizer,
      recognizer.numberOfTouches > 0
    else { return nil }
    return recognizer.location(in: view)
  }

  /// Sets the transition to hold.
  ///
  /// - Parameter transition: The transition.
  public func attach(to transition: InterruptibleTransition) {
    self.transition = transition
    pan?.attach(to: transition)
    if let flight = transition.flight { flightBegan(flight) }
  }

  /// Stops listening for touches; a transition that a touch holds goes on.
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
    // A touch that goes with its recognizer lets go of the transition. The app, told of that, may
    // have given the interaction to another one.
    guard self.transition === transition, observer == nil else { return }
    let recognizer = UILongPressGestureRecognizer()
    recognizer.minimumPressDuration = 0
    recognizer.allowableMovement = .greatestFiniteMagnitude
    recognizer.delegate = coordination
    observer = GestureObserver(recognizer, isOwn: true) { [weak self] in self?.pressed($0) }
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
    forgetPress()
  }

  /// Lets go of the session. The app, which hears of that, may call the interaction again: nothing
  /// is being changed any more by then.
  private func forgetPress() {
    press = .none
    let former = session
    session = nil
    withExtendedLifetime(former) {}
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    // A transition that the app has released, or that another interaction has taken, is not for
    // this finger to decide.
    if session?.isActive != true { forgetPress() }
    let location = recognizer.location(in: nil)
    noteFingers(recognizer.numberOfTouches, at: location)
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

  /// A finger that comes or lifts moves the point between the fingers, and decides nothing by that.
  private func noteFingers(_ count: Int, at location: CGPoint) {
    let former = fingers
    fingers = (count > 0 ? count : former.count, location)
    guard hasNewFinger || fingers.count != former.count,
      case .deciding(let start, let isSecond) = press
    else {
      return
    }
    let shift = CGVector(
      dx: location.x - former.location.x, dy: location.y - former.location.y)
    press = .deciding(
      from: CGPoint(x: start.x + shift.dx, y: start.y + shift.dy), isSecond: isSecond)
  }

  private func touched(at location: CGPoint) {
    let isSecond = session != nil
    // A transition that another interaction holds is not for this one to decide.
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
    let leadsToEnd = (travel > 0) == transition?.sessionFlight?.isPresenting
    session?.release(to: leadsToEnd ? .end : .start)
  }

  private func lifted(at location: CGPoint) {
    guard case .deciding(let start, let isSecond) = press else { return }
    press = .none
    let isTap = hypot(location.x - start.x, location.y - start.y) < Self.tapSlop
    if resumesOnLift || isSecond && isTap { session?.resume() }
  }
}
