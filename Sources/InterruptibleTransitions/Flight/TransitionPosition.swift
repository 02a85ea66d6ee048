/// One of the two ends of a transition.
///
/// ```swift
/// reveal.observe { event in
///   if event == .releaseTargetChanged(.end) { feedback.prepare() }
/// }
/// ```
nonisolated public enum TransitionPosition: Hashable, Sendable {
  /// The state before the transition. No view controller was presented yet, or none was dismissed.
  case start
  /// The state that the transition was requested to reach.
  case end

  /// The opposite end.
  public var opposite: TransitionPosition {
    self == .start ? .end : .start
  }

  /// The progress at this end: 0 at the start, 1 at the end.
  public var progress: Double {
    self == .start ? 0 : 1
  }
}
