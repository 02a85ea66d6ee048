/// What an app has asked of a transition, until the outcome is known.
///
/// The transition has it until UIKit starts the flight, and then the flight. It is settled once, at
/// the latest when nothing keeps it any more.
final class FlightRequest: FlightObserver {
  /// What the app has of it.
  let handle = TransitionHandle()
  /// What is to come in, or to go, while UIKit has yet to be asked, or to begin.
  weak var subject: UIViewController?
  /// Whether it is to come in.
  var bringsIn = true
  /// At which end of the flight all is as the app has asked.
  private(set) var goal = TransitionPosition.end
  private var afterwards: [(TransitionOutcome) -> Void] = []
  /// What gives up what was asked for.
  private var withdraw: (() -> Void)?

  init() {
    handle.request = self
  }

  /// Adds what is to be done when the outcome is known.
  func then(_ action: @escaping (TransitionOutcome) -> Void) {
    afterwards.append(action)
  }

  /// Says at which end of its flight all is as the app has asked, and how to give it up from now
  /// on.
  func aims(at goal: TransitionPosition, withdraw: @escaping () -> Void) {
    (self.goal, self.withdraw) = (goal, withdraw)
  }

  /// The end of the flight, which UIKit has yet to begin, at which the subject has come in, or has
  /// gone.
  func end(whereSubjectIsIn isIn: Bool) -> TransitionPosition {
    isIn == bringsIn ? .end : .start
  }

  /// Gives up what was asked for, if that is not over.
  func cancel() {
    withdraw?()
  }

  /// Settles it, if that was not done.
  func settle(_ outcome: TransitionOutcome) {
    let afterwards = afterwards
    (self.afterwards, withdraw) = ([], nil)
    for action in afterwards { action(outcome) }
    handle.settle(outcome)
  }

  // MARK: What the flight reports

  func flightEntered(_ phase: TransitionPhase) {
    handle.phaseChanged(to: phase)
  }

  func flightMoved() {
    handle.noteProgress()
  }

  func flightEnded(at position: TransitionPosition) {
    settle(position == goal ? .completed : .cancelled)
  }

  // The app would wait for ever.
  deinit {
    let handle = handle
    guard MainThread.isCurrent else {
      Task { @MainActor in handle.settle(.refused) }
      return
    }
    MainActor.assumeIsolated { handle.settle(.refused) }
  }
}
