/// An interaction whose gesture recognizers listen on a view at rest, and on the window in flight.
///
/// It is the superclass of ``GestureInteraction``, ``CarryInteraction`` and
/// ``TouchToPauseInteraction``. An app uses one of these.
///
/// ```swift
/// let pan: PanInteraction = .pan(.down, over: 300, on: view)
/// reveal.interactions = [pan]
/// let isPanning = pan.recognizers.contains { $0.state == .changed }
/// ```
public class RecognizerInteraction: TransitionInteraction {
  /// The transition that the interaction is attached to.
  public private(set) weak var transition: InterruptibleTransition?
  /// The view on which the recognizers listen at rest.
  private(set) weak var view: UIView?
  private(set) var observers: [TransitionGestureObserver] = []
  private(set) var flightObservers: [TransitionGestureObserver] = []
  private lazy var coordination = GestureCoordination(of: self)
  /// The session with which the fingers hold the transition.
  var session: TransitionSession?
  /// Whether a finger has come down since the fingers last moved or took hold.
  var hasNewFinger = false
  var touchedControls = TouchedControls()

  init(on view: UIView? = nil) {
    self.view = view
  }

  /// The recognizers with which the gesture holds the transition.
  public var recognizers: [UIGestureRecognizer] {
    (observers + flightObservers).map(\.recognizer)
  }

  /// Starts listening on the view or to the recognizer, if the interaction has one.
  ///
  /// - Parameter transition: The transition to start and move.
  public func attach(to transition: InterruptibleTransition) {
    self.transition = transition
    observers = listenAtRest()
    if let flight = transition.flight { flightBegan(flight) }
  }

  /// Stops listening. A transition that the gesture holds is released.
  public func detach() {
    session?.cancel()
    stop(\.observers)
    stop(\.flightObservers)
    transition = nil
  }

  /// Listens on the window during the flight.
  ///
  /// - Parameter flight: The flight.
  public func flightBegan(_ flight: TransitionFlight) {
    guard flightObservers.isEmpty else { return }
    // During a transition UIKit blocks touches on the two view controllers' views, but not on the
    // window.
    // mutate: touches-taken-from-window
    flightObservers = listen(on: flight.containerView.window ?? flight.containerView)
  }

  /// Stops listening on the window.
  ///
  /// - Parameter flight: The flight.
  public func flightEnded(_ flight: TransitionFlight) {
    if transition?.flight == nil { stopListeningOnWindow() }
  }

  func stopListeningOnWindow() { stop(\.flightObservers) }

  /// Clears the observers before their recognizers are removed, because UIKit then queries other
  /// objects.
  private func stop(
    _ observers: ReferenceWritableKeyPath<RecognizerInteraction, [TransitionGestureObserver]>
  ) {
    let stopped = self[keyPath: observers]
    self[keyPath: observers] = []
    for observer in stopped { observer.invalidate() }
  }

  func listen(on view: UIView) -> [TransitionGestureObserver] {
    makeRecognizers(on: view).map { recognizer in
      recognizer.delegate = coordination
      view.addGestureRecognizer(recognizer)
      return observe(recognizer, isOwn: true)
    }
  }

  func listenAtRest() -> [TransitionGestureObserver] { view.map(listen) ?? [] }

  func observe(_ recognizer: UIGestureRecognizer, isOwn: Bool) -> TransitionGestureObserver {
    TransitionGestureObserver(recognizer, isOwn: isOwn) { [weak self] in self?.recognized($0) }
  }

  // MARK: Recognizers, and coordination with others, by the subclass

  func makeRecognizers(on view: UIView) -> [UIGestureRecognizer] { [] }

  func recognized(_ recognizer: UIGestureRecognizer) {}

  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  func recognizes(_ own: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer waits until the interaction's recognizer fails.
  func precedes(_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the interaction's recognizer waits until another one fails.
  func yields(_ own: UIGestureRecognizer, to other: UIGestureRecognizer) -> Bool { false }

  func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool { true }

  /// Returns whether a recognizer receives an event of a trackpad, which has no location.
  func receivesTrackpad(_ recognizer: UIGestureRecognizer) -> Bool { true }
}

/// The delegate that coordinates a recognizer of the toolkit with others, because UIKit does not
/// document which of two pans begins if both follow the same finger.
final class GestureCoordination: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: RecognizerInteraction?

  init(of interaction: RecognizerInteraction) {
    self.interaction = interaction
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.mayBegin(gestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    interaction?.recognizes(gestureRecognizer, with: otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    interaction?.precedes(gestureRecognizer, otherGestureRecognizer) == true
      && WaitingRecognizers.shared.add(otherGestureRecognizer, for: gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    interaction?.yields(gestureRecognizer, to: otherGestureRecognizer) == true
      && WaitingRecognizers.shared.add(gestureRecognizer, for: otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if gestureRecognizer.numberOfTouches == 0 {
      WaitingRecognizers.shared.remove(gestureRecognizer, receiving: touch)
    }
    return interaction?.receives(gestureRecognizer, touch) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    switch event.type {
    case .scroll, .transform: interaction?.receivesTrackpad(gestureRecognizer) ?? false
    default: true
    }
  }
}
