/// What a request is with: it undoes what the request asks for when that is withdrawn.
protocol FlightRequestHolder: AnyObject {
  /// Called when the app withdraws a request.
  func requestWasWithdrawn(_ request: FlightRequest)
}

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
  /// Checks whether the change is as the app has requested, also where its flight has ended at the
  /// goal: the app may have changed the container in the meantime.
  var isDone: () -> Bool = { true }
  /// Whether it was when the flight had come to rest.
  private var wasDone: Bool?
  /// Whether the app has withdrawn the request.
  private(set) var isWithdrawn = false
  private var afterwards: [Settlement] = []
  private(set) weak var holder: (any FlightRequestHolder)?

  /// What is done when the outcome is known. A list of closures would wrap each of them once more.
  private struct Settlement {
    let perform: (TransitionOutcome) -> Void
  }

  init() {
    handle.request = self
  }

  /// Adds an action to perform when the outcome is known.
  func then(_ action: @escaping (TransitionOutcome) -> Void) {
    afterwards.append(Settlement(perform: action))
  }

  /// Sets the end of the flight at which the change is as the app has requested, and what the
  /// request is with from now on.
  func aims(at goal: TransitionPosition, with holder: any FlightRequestHolder) {
    (self.goal, self.holder) = (goal, holder)
  }

  /// The end of the flight, which UIKit has yet to begin, at which the subject has come in, or has
  /// gone.
  func end(whereSubjectIsIn isIn: Bool) -> TransitionPosition {
    isIn == bringsIn ? .end : .start
  }

  /// Withdraws the request, if it is not settled.
  func cancel() {
    isWithdrawn = true
    holder?.requestWasWithdrawn(self)
  }

  /// The end to which a flight goes for its requests: the goal of the last one that is not
  /// withdrawn. If none is left, the start if the flight itself was withdrawn, and otherwise the
  /// end.
  static func goal(of requests: [FlightRequest]) -> TransitionPosition {
    requests.last { !$0.isWithdrawn }?.goal
      ?? (requests.contains { $0.goal == .end } ? .start : .end)
  }

  /// Settles the request, if it is not settled.
  func settle(_ outcome: TransitionOutcome) {
    let afterwards = afterwards
    (self.afterwards, holder, isDone) = ([], nil, { true })
    for action in afterwards { action.perform(outcome) }
    handle.settle(outcome)
  }

  /// Settles the request, if it is not settled, by whether the change is as the app has requested.
  func settleAsDone() {
    settle(isDone() ? .completed : .refused)
  }

  // MARK: What the flight reports

  func flightEntered(_ phase: TransitionPhase) {
    handle.phaseChanged(to: phase)
  }

  func flightMoved() {
    handle.noteProgress()
  }

  func flightWasCompleted() {
    wasDone = isDone()
  }

  func flightEnded(at position: TransitionPosition) {
    let isDone = wasDone ?? isDone()
    if position == goal, goal == .start, !isDone {
      settleSoon()
    } else {
      settle(position == goal && isDone ? .completed : .cancelled)
    }
    handle.flightEnded()
  }

  /// Settles the request once the change is as the app has requested, or after a few frames: UIKit
  /// may take a change back later than it hears that it is cancelled.
  private func settleSoon() {
    var frames = 0
    FrameLoop().wait {
      frames += 1
      let isDone = self.isDone()
      guard isDone || frames > 3 else { return false }
      self.settle(isDone ? .completed : .cancelled)
      return true
    }
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
