extension TransitionAnimation {
  /// Grows the incoming page to its full size, while the outgoing page grows further and fades out.
  ///
  /// - Parameters:
  ///   - scale: The scale factor from which the incoming page grows.
  ///   - otherScale: The scale factor to which the outgoing page grows.
  /// - Returns: The animation.
  public static func zoomIn(
    from scale: CGFloat = 0.7, other otherScale: CGFloat = 1.3
  ) -> TransitionAnimation {
    .pages(
      presented: TransitionPageAppearance(scale: scale),
      other: TransitionPageAppearance(scale: otherScale),
      dissolves: true)
  }
}
