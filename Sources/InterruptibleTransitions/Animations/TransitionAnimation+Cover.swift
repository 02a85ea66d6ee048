extension TransitionAnimation {
  /// Moves the incoming page in over the outgoing page, which stays in place and is dimmed.
  ///
  /// - Parameter edge: The edge that the incoming page comes from.
  /// - Returns: The animation.
  public static func cover(from edge: TransitionEdge = .bottom) -> TransitionAnimation {
    .pages(
      presented: TransitionPageAppearance(toward: edge, castsShadow: true),
      other: TransitionPageAppearance(shade: coveredShade))
  }
}
