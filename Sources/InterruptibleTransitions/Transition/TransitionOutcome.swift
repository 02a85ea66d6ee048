/// The outcome of a change that an app has requested.
///
/// ```swift
/// let opening = present(menu, with: reveal)
/// Task {
///   if await opening.outcome() == .completed { print("The menu is open.") }
/// }
/// ```
nonisolated public enum TransitionOutcome: Hashable, Sendable {
  /// The change is made: what was to be presented is presented, or what was to be dismissed is
  /// gone. A dismissal that reverses a presentation in flight is completed when the flight is back
  /// at its start. What the app undoes as it hears of the end has been made all the same.
  case completed
  /// The change began and was undone, or the app has withdrawn it before: by a finger, by
  /// ``TransitionHandle/cancel()``, by a later request, or because the task that waited for it was
  /// cancelled. A change that is withdrawn while it waits also delivers
  /// ``TransitionEvent/refused``.
  case cancelled
  /// The change did not begin: UIKit does not make it, or the app did not want it to wait.
  case refused
}
