extension TransitionAnimation {
  /// Moves the outgoing page out above the incoming page, which follows by a third of the distance.
  ///
  /// The dimming of the incoming page fades out. This is ``push(from:)`` in reverse.
  ///
  /// - Parameter side: The side that the outgoing page moves to.
  /// - Returns: The animation.
  public static func pull(to side: TransitionDirection = .trailing) -> TransitionAnimation {
    .pages(
      presented: TransitionPage(toward: side.opposite, by: coveredPart, shade: coveredShade),
      other: TransitionPage(toward: side, castsShadow: true), isPresentedBelow: true)
  }
}
