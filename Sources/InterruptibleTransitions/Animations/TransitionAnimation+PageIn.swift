extension TransitionAnimation {
  /// Moves the incoming page in over the outgoing page, which shrinks and is dimmed.
  ///
  /// - Parameters:
  ///   - edge: The edge that the incoming page comes from.
  ///   - scale: The scale factor of the outgoing page when it is covered.
  /// - Returns: The animation.
  public static func pageIn(
    from edge: TransitionEdge = .trailing, scale: CGFloat = 0.7
  ) -> TransitionAnimation {
    .pages(
      presented: TransitionPageAppearance(toward: edge, castsShadow: true),
      other: TransitionPageAppearance(scale: scale, shade: coveredShade))
  }
}
