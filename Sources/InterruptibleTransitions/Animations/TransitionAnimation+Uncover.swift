extension TransitionAnimation {
  /// Moves the other page out above the incoming one, which stays and loses its dimming:
  /// ``cover(from:)`` in reverse.
  ///
  /// - Parameter side: The side that the other page goes to.
  /// - Returns: The animation.
  public static func uncover(to side: TransitionDirection = .down) -> TransitionAnimation {
    .pages(
      presented: TransitionPage(shade: coveredShade),
      other: TransitionPage(toward: side, castsShadow: true), isPresentedBelow: true)
  }
}
