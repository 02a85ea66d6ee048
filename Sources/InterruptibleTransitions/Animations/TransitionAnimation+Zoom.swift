extension TransitionAnimation {
  /// Goes into the screen: the incoming page grows into its place, while the other one grows beyond
  /// it and fades out.
  ///
  /// - Parameters:
  ///   - scale: The size from which the incoming page grows, as a factor.
  ///   - otherScale: The size to which the other page grows, as a factor.
  /// - Returns: The animation.
  public static func zoom(
    from scale: CGFloat = 0.7, other otherScale: CGFloat = 1.3
  ) -> TransitionAnimation {
    .pages(
      presented: TransitionPage(scale: scale), other: TransitionPage(scale: otherScale),
      dissolves: true)
  }
}
