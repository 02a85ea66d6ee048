extension TransitionAnimation {
  /// Moves the outgoing page out above the incoming page, which stays in place.
  ///
  /// The dimming of the incoming page fades out. This is ``cover(from:)`` in reverse.
  ///
  /// - Parameter side: The side that the outgoing page moves to.
  /// - Returns: The animation.
  public static func uncover(to side: TransitionDirection = .down) -> TransitionAnimation {
    .pages(
      presented: TransitionPage(shade: coveredShade),
      other: TransitionPage(toward: side, castsShadow: true), isPresentedBelow: true)
  }
}
