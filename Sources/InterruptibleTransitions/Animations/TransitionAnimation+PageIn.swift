extension TransitionAnimation {
  /// Moves the incoming page in over the outgoing page, which shrinks and is dimmed.
  ///
  /// - Parameters:
  ///   - side: The side that the incoming page comes from.
  ///   - scale: The scale factor of the outgoing page when it is covered.
  /// - Returns: The animation.
  public static func pageIn(
    from side: TransitionDirection = .trailing, scale: CGFloat = 0.7
  ) -> TransitionAnimation {
    .pages(
      presented: TransitionPage(toward: side, castsShadow: true),
      other: TransitionPage(scale: scale, shade: coveredShade))
  }
}
