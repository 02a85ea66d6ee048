extension TransitionAnimation {
  /// Moves the incoming page in over the outgoing page, which stays in place and is dimmed.
  ///
  /// - Parameter side: The side that the incoming page comes from.
  /// - Returns: The animation.
  public static func cover(from side: TransitionDirection = .down) -> TransitionAnimation {
    .pages(
      presented: TransitionPage(toward: side, castsShadow: true),
      other: TransitionPage(shade: coveredShade))
  }
}
