/// What came of a change that an app has asked for.
///
/// ```swift
/// let opening = present(menu, with: reveal)
/// Task {
///   if await opening.outcome() == .completed { print("The menu is open.") }
/// }
/// ```
nonisolated public enum TransitionOutcome: Hashable, Sendable {
  /// All is as the app has asked: what was to be presented is presented, what was to be dismissed
  /// is gone. A dismissal that reverses a presentation on its way is completed when that is back at
  /// its start.
  case completed
  /// The change began, or was about to, and was taken back: by a finger, by the app, or because the
  /// task that waited for it was cancelled.
  case cancelled
  /// The change did not begin: UIKit does not make it, or the app did not want it to wait.
  case refused
}
