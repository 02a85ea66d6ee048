extension TransitionAnimation {
  /// Moves the incoming page in over the other one, which moves a third of the way along and is
  /// dimmed, as a navigation controller does.
  ///
  /// - Parameter side: The side that the incoming page comes from.
  /// - Returns: The animation.
  public static func push(from side: TransitionDirection = .trailing) -> TransitionAnimation {
    .pages(
      presented: TransitionPage(toward: side, castsShadow: true),
      other: TransitionPage(toward: side.opposite, by: coveredPart, shade: coveredShade))
  }

  /// The part of its way that a covered page moves along.
  nonisolated static let coveredPart: CGFloat = 1 / 3
  /// The opacity of the black over a covered page.
  nonisolated static let coveredShade: CGFloat = 0.1
}
