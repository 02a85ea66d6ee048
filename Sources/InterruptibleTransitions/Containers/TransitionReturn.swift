/// How a view controller goes again that a transition has pushed or selected.
///
/// ```swift
/// navigationController?.push(detail, with: reveal, back: .system)
/// ```
nonisolated public enum TransitionReturn: Hashable, Sendable {
  /// By the same transition, mirrored, whatever takes the view controller away: the Back button, a
  /// swipe from the edge, a call of the app, or a tap on the former tab.
  case mirrored
  /// As without the toolkit: by the app's delegate or the system.
  case system
}
