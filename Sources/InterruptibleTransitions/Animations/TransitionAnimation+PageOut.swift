extension TransitionAnimation {
  /// Moves the other page out above the incoming one, which comes out of the distance:
  /// ``pageIn(from:scale:)`` in reverse.
  ///
  /// - Parameters:
  ///   - side: The side that the other page goes to.
  ///   - scale: The size of the incoming page in the distance, as a factor.
  /// - Returns: The animation.
  public static func pageOut(
    to side: TransitionDirection = .trailing, scale: CGFloat = 0.7
  ) -> TransitionAnimation {
    .pages(
      presented: TransitionPage(scale: scale, shade: coveredShade),
      other: TransitionPage(toward: side, castsShadow: true), isPresentedBelow: true)
  }
}
