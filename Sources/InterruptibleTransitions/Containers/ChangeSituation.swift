/// What a container says of a change that an app asks it for.
nonisolated struct ChangeSituation: Hashable, Sendable {
  /// The end at which all is as the app asks, of the flight under way; nil if that is not about it.
  var flightEnd: TransitionPosition?
  /// The same of the flight that UIKit was asked for and has yet to start.
  var pendingEnd: TransitionPosition?
  /// Whether the same change waits already.
  var isAwaited = false
  /// Whether the container can make the change at all.
  var isPossible = true
  /// Whether all is as the app asks.
  var isDone = false
  /// Whether another change keeps the container from making this one with a transition.
  var isBusy = false

  /// What is to be done about the change.
  ///
  /// What is under way is reversed rather than asked for again, and what is there already needs
  /// nothing.
  var decision: ChangeDecision {
    if isAwaited { return .follow }
    if let flightEnd { return .steerFlight(to: flightEnd) }
    if let pendingEnd { return .steerPending(to: pendingEnd) }
    guard isPossible else { return .refuse }
    if isDone { return .complete }
    return isBusy ? .wait : .begin
  }
}

/// What is to be done about a change that an app asks for.
nonisolated enum ChangeDecision: Hashable, Sendable {
  /// It comes about, or not, with the same change, which waits already.
  case follow
  /// The flight under way goes to one of its ends.
  case steerFlight(to: TransitionPosition)
  /// So does the one that UIKit has yet to start.
  case steerPending(to: TransitionPosition)
  /// The app is told that it does not come about.
  case refuse
  /// The app is told that it is done.
  case complete
  /// It waits, or is made without a transition, as the container has it.
  case wait
  /// UIKit is asked for it.
  case begin
}
