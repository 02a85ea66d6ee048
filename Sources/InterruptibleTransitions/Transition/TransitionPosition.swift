/// One of the two ends of a transition.
///
/// ```swift
/// reveal.addAuxiliaryAnimations { _ in
///   badge.alpha = 0
/// } completion: { position in
///   if position == .end { badge.removeFromSuperview() }
/// }
/// ```
nonisolated public enum TransitionPosition: Hashable, Sendable {
  /// As before the transition: nothing was presented, or nothing was dismissed.
  case start
  /// As the transition was asked to leave things.
  case end

  /// The other end.
  public var opposite: TransitionPosition {
    self == .start ? .end : .start
  }

  /// The progress at this end: 0 at the start, 1 at the end.
  public var progress: Double {
    self == .start ? 0 : 1
  }
}
