extension TransitionAnimation {
  /// Shrinks the incoming page to its full size, while the outgoing page shrinks and fades out.
  ///
  /// This is the ``reversed`` ``zoomIn(from:other:)``.
  ///
  /// - Parameters:
  ///   - scale: The scale factor from which the incoming page shrinks.
  ///   - otherScale: The scale factor to which the outgoing page shrinks.
  /// - Returns: The animation.
  public static func zoomOut(
    from scale: CGFloat = 1.3, other otherScale: CGFloat = 0.7
  ) -> TransitionAnimation {
    zoomIn(from: otherScale, other: scale).reversed
  }
}
