/// Freezes a transition that is under way at a touch anywhere; moving the finger then decides, or
/// scrubs.
///
/// - A touch freezes the transition, however it was started, and again while it settles.
/// - If it decides: moved by a distance one way, the finger finishes the transition; the other way,
///   it cancels it.
/// - If it scrubs: the transition follows the finger 1:1, and let go, the transition's
///   ``InterruptibleTransition/completionRule`` decides.
/// - Lifted before that, it leaves the transition frozen; the next tap lets it go on.
/// - A touch that the system takes away lets it go on too.
///
/// A button under the finger does not fire.
///
/// ```swift
/// reveal.interactions = [.hold(finishing: .up, within: 40)]
/// ```
public final class TouchToPauseInteraction: TransitionInteraction {
  private enum Press {
    case none
    /// The finger came down here, in the window.
    case deciding(from: CGPoint, isSecond: Bool)
  }

  /// How far a finger may move, in points, for its touch to count as a tap.
  private static let tapSlop: CGFloat = 10

  private weak var transition: InterruptibleTransition?
  private let direction: TransitionDirection
  /// How far the finger moves, in points, until it is decided; nil if it scrubs.
  private let distance: CGFloat?
  /// What scrubs.
  private let pan: PanInteraction?
  private var observer: GestureObserver?
  /// Lets the other interactions' recognizers begin, although the touch has been recognized as a
  /// hold.
  private lazy var company = GestureCoordination(welcoming: { [weak self] recognizer in
    self?.transition?.takesTransition(by: recognizer) ?? false
  })
  private var press = Press.none
  /// What keeps the transition still, from a touch until that is decided.
  private var session: TransitionSession?

  /// Makes the interaction; see ``TransitionInteraction/hold(finishing:within:)``.
  ///
  /// - Parameters:
  ///   - direction: The way to move the finger to finish; the other way cancels.
  ///   - distance: How far, in points, until that is decided. At 0 or less, and if it is not a
  ///     number, any movement decides.
  init(finishing direction: TransitionDirection, within distance: CGFloat) {
    self.direction = direction
    self.distance = distance > 0 ? distance : CGFloat.leastNonzeroMagnitude
    pan = nil
  }

  /// Makes the interaction; see ``TransitionInteraction/hold(scrubbing:over:)``.
  ///
  /// - Parameters:
  ///   - direction: The way to move the finger that leads to a presentation's end; a dismissal is
  ///     moved the other way.
  ///   - distance: How far the finger moves while progress runs from 0 to 1: points, or a fraction
  ///     of the container. If it is not finite and above 0, a finger holds without moving anything.
  init(scrubbing direction: TransitionDirection, over distance: TransitionDistance) {
    self.direction = direction
    self.distance = nil
    pan = PanInteraction(direction, over: distance)
  }

  /// The recognizers of a hold that scrubs.
  public var recognizers: [UIGestureRecognizer] { pan?.recognizers ?? [] }

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

  /// Listens for touches as long as the run lasts.
  ///
  /// - Parameter flight: The run.
  public func flightBegan(_ flight: TransitionFlight) {
    pan?.flightBegan(flight)
    stopListening()
    let recognizer = UILongPressGestureRecognizer()
    recognizer.minimumPressDuration = 0
    recognizer.allowableMovement = .greatestFiniteMagnitude
    recognizer.delegate = company
    observer = GestureObserver(recognizer) { [weak self] in self?.pressed($0) }
    // During a transition UIKit keeps touches from the two view controllers' views, not from the
    // window.
    (flight.containerView.window ?? flight.containerView).addGestureRecognizer(recognizer)
  }

  /// Stops listening for touches.
  ///
  /// - Parameter flight: The run.
  public func flightEnded(_ flight: TransitionFlight) {
    pan?.flightEnded(flight)
    guard transition?.flight == nil else { return }
    stopListening()
  }

  private func stopListening() {
    guard let observer else { return }
    observer.invalidate()
    observer.recognizer.view?.removeGestureRecognizer(observer.recognizer)
    self.observer = nil
    (press, session) = (.none, nil)
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    // What the app has let go meanwhile, or another interaction has taken, is not this finger's to
    // decide.
    if session?.isActive != true { (press, session) = (.none, nil) }
    let location = recognizer.location(in: nil)
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

  private func touched(at location: CGPoint) {
    let isSecond = session != nil
    // What somebody else holds is not this interaction's to decide.
    if !isSecond, transition?.phase != .held {
      session = transition?.beginInteraction(by: self, yields: true)
    }
    if session != nil { press = .deciding(from: location, isSecond: isSecond) }
  }

  private func moved(to location: CGPoint) {
    guard case .deciding(let start, _) = press else { return }
    let travel = direction.component(of: CGPoint(x: location.x - start.x, y: location.y - start.y))
    guard let distance, abs(travel) >= distance else { return }
    press = .none
    session?.end { if travel > 0 { $0.finish() } else { $0.cancel() } }
  }

  private func lifted(at location: CGPoint) {
    guard case .deciding(let start, let isSecond) = press else { return }
    press = .none
    let isTap = hypot(location.x - start.x, location.y - start.y) < Self.tapSlop
    if isSecond, isTap { session?.resume() }
  }
}

extension TransitionInteraction where Self == TouchToPauseInteraction {
  /// Tap to pause: a touch freezes a transition that is under way, and moving the finger decides.
  ///
  /// - Parameters:
  ///   - direction: The way to move the finger to finish; the other way cancels.
  ///   - distance: How far, in points, until that is decided.
  /// - Returns: The interaction.
  public static func hold(
    finishing direction: TransitionDirection, within distance: CGFloat
  ) -> TouchToPauseInteraction {
    TouchToPauseInteraction(finishing: direction, within: distance)
  }

  /// Tap to pause: a touch freezes a transition that is under way, and moving the finger scrubs it,
  /// from where UIKit takes the movement for a pan: after some ten points.
  ///
  /// - Parameters:
  ///   - direction: The way to move the finger that leads to a presentation's end; a dismissal is
  ///     moved the other way.
  ///   - distance: How far the finger moves while progress runs from 0 to 1: points, or a fraction
  ///     of the container.
  /// - Returns: The interaction.
  public static func hold(
    scrubbing direction: TransitionDirection, over distance: TransitionDistance
  ) -> TouchToPauseInteraction {
    TouchToPauseInteraction(scrubbing: direction, over: distance)
  }
}
