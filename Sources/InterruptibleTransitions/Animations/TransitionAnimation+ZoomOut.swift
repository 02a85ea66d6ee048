extension TransitionAnimation {
  /// Goes out of the screen: the incoming page shrinks into its place, while the other one shrinks
  /// and fades out. This is ``zoom(from:other:)`` in reverse.
  ///
  /// - Parameters:
  ///   - scale: The size from which the incoming page shrinks, as a factor.
  ///   - otherScale: The size to which the other page shrinks, as a factor.
  /// - Returns: The animation.
  public static func zoomOut(
    from scale: CGFloat = 1.3, other otherScale: CGFloat = 0.7
  ) -> TransitionAnimation {
    .zoom(from: scale, other: otherScale)
  }
}
