/// The state of a container with regard to a change that an app requests.
nonisolated struct ChangeSituation: Hashable, Sendable {
  /// The end of the current flight at which the change is made; nil if the flight is about another
  /// one.
  var flightEnd: TransitionPosition?
  /// The same end of a flight that UIKit was asked for and has yet to start.
  var pendingEnd: TransitionPosition?
  /// Whether the same change is already waiting.
  var isAwaited = false
  /// Whether the container can make the change at all.
  var isPossible = true
  /// Whether the change is already made.
  var isDone = false
  /// Whether another change keeps the container from making this one with a transition.
  var isBusy = false

  /// The decision about the change.
  ///
  /// A change that is under way is reversed rather than requested again. A change that is already
  /// made needs no action.
  var decision: ChangeDecision {
    if isAwaited { return .follow }
    if let flightEnd { return .steerFlight(to: flightEnd) }
    if let pendingEnd { return .steerPending(to: pendingEnd) }
    guard isPossible else { return .refuse }
    if isDone { return .complete }
    return isBusy ? .wait : .begin
  }
}

/// A decision about a change that an app requests.
nonisolated enum ChangeDecision: Hashable, Sendable {
  /// The request gets the outcome of the same change, which is already waiting.
  case follow
  /// The current flight goes to one of its ends.
  case steerFlight(to: TransitionPosition)
  /// The flight that UIKit has yet to start goes to one of its ends.
  case steerPending(to: TransitionPosition)
  /// The request is refused.
  case refuse
  /// The request is completed at once.
  case complete
  /// The change waits, or is made without a transition, depending on the container.
  case wait
  /// The change is requested from UIKit.
  case begin
}
