/// The response to a pull down at the top of a scroll view that has a `UIRefreshControl`: it moves
/// the transition or refreshes, and never does both.
///
/// ```swift
/// reveal.interactions = [
///   .pull(tableView, past: 30, over: 90, priority: .refreshControl) { [weak self] in
///     self?.presentMenu()
///   }
/// ]
/// ```
///
/// Pulls at other edges are not affected.
nonisolated public enum TransitionPullPriority: Hashable, Sendable {
  /// The pull moves the transition. While the finger pulls, and until the content is back at its
  /// edge, the scroll view's `refreshControl` is nil. A refresh that is under way goes on.
  case transition
  /// The pull refreshes, as in UIKit's sheets, and starts nothing while the scroll view has a
  /// refresh control. In flight a pull that pins the content still catches the transition.
  case refreshControl
}
