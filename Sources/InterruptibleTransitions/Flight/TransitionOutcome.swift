/// The outcome of a change that an app has requested.
///
/// ```swift
/// let opening = present(menu, with: reveal)
/// Task {
///   if await opening.outcome() == .completed { print("The menu is open.") }
/// }
/// ```
nonisolated public enum TransitionOutcome: Hashable, Sendable {
  /// The change was made: the view controller is presented or dismissed, for example.
  ///
  /// A dismissal that reverses a presentation in flight is completed when the flight is back at its
  /// start. The outcome is the same if the app undoes the change in a callback of the end.
  case completed
  /// The change began and was undone, or was withdrawn before it began.
  ///
  /// The cause is a finger, ``TransitionHandle/cancel()``, a later request, or the cancellation of
  /// the task that waited for the outcome. A change that is withdrawn while it waits also delivers
  /// ``TransitionEvent/refused``.
  case cancelled
  /// The change did not begin, because UIKit does not make it or its policy did not allow it to
  /// wait.
  case refused
}

nonisolated extension TransitionOutcome {
  /// Creates the outcome of a flight: completed at the end of the flight, and cancelled at its
  /// start.
  init(endAt position: TransitionPosition) {
    self = position == .end ? .completed : .cancelled
  }
}
