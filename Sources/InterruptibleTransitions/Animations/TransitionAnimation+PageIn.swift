extension TransitionAnimation {
  /// Moves the incoming page in over the other one, which goes back into the distance and is
  /// dimmed.
  ///
  /// - Parameters:
  ///   - side: The side that the incoming page comes from.
  ///   - scale: The size of the other page in the distance, as a factor.
  /// - Returns: The animation.
  public static func pageIn(
    from side: TransitionDirection = .trailing, scale: CGFloat = 0.7
  ) -> TransitionAnimation {
    .pages(
      presented: TransitionPage(toward: side, castsShadow: true),
      other: TransitionPage(scale: scale, shade: coveredShade))
  }
}
