/// Freezes a transition that is under way at a touch anywhere; moving the finger then decides.
///
/// - A touch freezes the transition, however it was started, and again while it settles.
/// - Moved by a distance one way, the finger finishes the transition; the other way, it cancels it.
/// - Lifted before that, it leaves the transition frozen; the next tap lets it go on.
/// - A touch that the system takes away lets it go on too.
///
/// A button under the finger does not fire.
public final class HoldInteraction: TransitionInteraction {
  private enum Press {
    case none
    /// The finger came down here, in the window.
    case deciding(from: CGPoint, isSecond: Bool)
  }

  /// How far a finger may move, in points, for its touch to count as a tap.
  private static let tapSlop: CGFloat = 10

  private weak var transition: InterruptibleTransition?
  private let direction: TransitionDirection
  private let distance: CGFloat
  private var observer: GestureObserver?
  private var press = Press.none
  /// Whether the transition stands still because of an earlier touch.
  private var holds = false

  /// Makes the interaction; ``TransitionInteraction/hold(finishing:within:)`` reads better.
  ///
  /// - Parameters:
  ///   - direction: The way to move the finger to finish; the other way cancels.
  ///   - distance: How far, in points, until that is decided. At 0 or less, and if it is not a number,
  ///     any movement decides.
  public init(finishing direction: TransitionDirection, within distance: CGFloat) {
    self.direction = direction
    self.distance = distance > 0 ? distance : CGFloat.leastNonzeroMagnitude
  }

  /// Sets the transition to hold.
  ///
  /// - Parameter transition: The transition.
  public func attach(to transition: InterruptibleTransition) {
    self.transition = transition
    if let flight = transition.flight { flightBegan(flight) }
  }

  /// Stops listening for touches.
  public func detach() {
    stopListening()
    transition = nil
  }

  /// Listens for touches as long as the run lasts.
  ///
  /// - Parameter flight: The run.
  public func flightBegan(_ flight: Flight) {
    stopListening()
    let recognizer = UILongPressGestureRecognizer()
    recognizer.minimumPressDuration = 0
    recognizer.allowableMovement = .greatestFiniteMagnitude
    observer = GestureObserver(recognizer) { [weak self] in self?.pressed($0) }
    // During a transition UIKit keeps touches from the two view controllers' views, not from the
    // window.
    (flight.containerView.window ?? flight.containerView).addGestureRecognizer(recognizer)
  }

  /// Stops listening for touches.
  ///
  /// - Parameter flight: The run.
  public func flightEnded(_ flight: Flight) {
    guard transition?.flight == nil else { return }
    stopListening()
  }

  private func stopListening() {
    guard let observer else { return }
    observer.invalidate()
    observer.recognizer.view?.removeGestureRecognizer(observer.recognizer)
    self.observer = nil
    press = .none
    holds = false
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard let transition else { return }
    let location = recognizer.location(in: nil)
    switch recognizer.state {
    case .began:
      // What another interaction holds is not this one's to decide.
      guard holds || transition.phase != .held else { break }
      press = .deciding(from: location, isSecond: holds)
      holds = true
      transition.pause()
    case .changed:
      moved(to: location, transition)
    case .ended:
      moved(to: location, transition)
      lifted(at: location, transition)
    case .cancelled, .failed:
      guard case .deciding = press else { break }
      letGo()
      transition.resume()
    default:
      break
    }
  }

  private func moved(to location: CGPoint, _ transition: InterruptibleTransition) {
    guard case .deciding(let start, _) = press else { return }
    let travel = direction.component(of: CGPoint(x: location.x - start.x, y: location.y - start.y))
    guard abs(travel) >= distance else { return }
    letGo()
    if travel > 0 { transition.finish() } else { transition.cancel() }
  }

  private func lifted(at location: CGPoint, _ transition: InterruptibleTransition) {
    guard case .deciding(let start, let isSecond) = press else { return }
    press = .none
    let isTap = hypot(location.x - start.x, location.y - start.y) < Self.tapSlop
    guard isSecond, isTap else { return }
    letGo()
    transition.resume()
  }

  private func letGo() {
    press = .none
    holds = false
  }
}

extension TransitionInteraction where Self == HoldInteraction {
  /// Tap to pause: a touch freezes a transition that is under way, and moving the finger decides.
  ///
  /// - Parameters:
  ///   - direction: The way to move the finger to finish; the other way cancels.
  ///   - distance: How far, in points, until that is decided.
  /// - Returns: The interaction.
  public static func hold(
    finishing direction: TransitionDirection, within distance: CGFloat
  ) -> HoldInteraction {
    HoldInteraction(finishing: direction, within: distance)
  }
}
