/// A request by the app to a transition, until its outcome is known.
///
/// The transition keeps the request until UIKit starts the flight, and then the flight keeps it. It
/// is settled once, at the latest when nothing keeps it any more.
final class FlightRequest: FlightObserver {
  /// The app's handle to the request.
  let handle = TransitionHandle()
  /// The view controller to bring in or take away, while UIKit has not been asked yet, or has not
  /// begun.
  weak var subject: UIViewController?
  /// Whether the subject comes in.
  var bringsIn = true
  /// The end of the flight at which the change is as the app has requested.
  private(set) var goal = TransitionPosition.end
  private var afterwards: [(TransitionOutcome) -> Void] = []
  /// Withdraws the request.
  private var withdraw: (() -> Void)?

  init() {
    handle.request = self
  }

  /// Adds an action to perform when the outcome is known.
  func then(_ action: @escaping (TransitionOutcome) -> Void) {
    afterwards.append(action)
  }

  /// Sets the end of the flight at which the change is as the app has requested, and the way to
  /// withdraw the request from now on.
  func aims(at goal: TransitionPosition, withdraw: @escaping () -> Void) {
    (self.goal, self.withdraw) = (goal, withdraw)
  }

  /// The end of the flight, which UIKit has yet to begin, at which the subject has come in, or has
  /// gone.
  func end(whereSubjectIsIn isIn: Bool) -> TransitionPosition {
    isIn == bringsIn ? .end : .start
  }

  /// Withdraws the request, if it is not settled.
  func cancel() {
    withdraw?()
  }

  /// Settles the request, if it is not settled.
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

  // The app would otherwise wait for ever.
  deinit {
    let handle = handle
    guard MainThread.isCurrent else {
      Task { @MainActor in handle.settle(.refused) }
      return
    }
    MainActor.assumeIsolated { handle.settle(.refused) }
  }
}
