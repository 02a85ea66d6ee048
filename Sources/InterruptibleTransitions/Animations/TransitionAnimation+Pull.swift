extension TransitionAnimation {
  /// Moves the other page out above the incoming one, which moves up from a third of the way and
  /// loses its dimming: ``push(from:)`` in reverse.
  ///
  /// - Parameter side: The side that the other page goes to.
  /// - Returns: The animation.
  public static func pull(to side: TransitionDirection = .trailing) -> TransitionAnimation {
    .pages(
      presented: TransitionPage(toward: side.opposite, by: coveredPart, shade: coveredShade),
      other: TransitionPage(toward: side, castsShadow: true), isPresentedBelow: true)
  }
}
