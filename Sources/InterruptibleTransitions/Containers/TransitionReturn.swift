/// The way back from a view controller that a transition has pushed or selected.
///
/// ```swift
/// navigationController?.pushViewController(detail, with: reveal, returnTransition: .system)
/// ```
nonisolated public enum TransitionReturn: Hashable, Sendable {
  /// The same transition, mirrored.
  ///
  /// This applies to each way back: the Back button, a swipe from the edge, a call of the app, or a
  /// tap on the previous tab.
  case mirrored
  /// The behavior without the toolkit: the app's delegate or the system decides.
  case system
}
