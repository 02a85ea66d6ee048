/// The response to a pull down at the top of a scroll view that has a `UIRefreshControl`.
///
/// A pull either moves the transition or refreshes, and never does both. Pulls at other edges are
/// not affected.
///
/// ```swift
/// reveal.interactions = [
///   .scrollPull(tableView, past: 30, over: 90, priority: .refreshControl) { [weak self] in
///     self?.presentMenu()
///   }
/// ]
/// ```
nonisolated public enum TransitionScrollPullPriority: Hashable, Sendable {
  /// The pull moves the transition.
  ///
  /// During the pull, and until the content is back at its edge, the scroll view's `refreshControl`
  /// is nil. A refresh in progress continues.
  case transition
  /// The pull refreshes, as in UIKit's sheets.
  ///
  /// While the scroll view has a refresh control, a pull does not start the transition. In flight,
  /// a pull that pins the content can still grab the transition.
  case refreshControl
}
