extension TransitionAnimation {
  /// Moves the incoming page in over the outgoing page, as a navigation controller does.
  ///
  /// The outgoing page moves along by a third of the distance and is dimmed.
  ///
  /// - Parameter edge: The edge that the incoming page comes from.
  /// - Returns: The animation.
  public static func push(from edge: TransitionEdge = .trailing) -> TransitionAnimation {
    .pages(
      presented: TransitionPageAppearance(toward: edge, castsShadow: true),
      other: TransitionPageAppearance(toward: edge.opposite, by: coveredPart, shade: coveredShade))
  }

  /// The fraction of its size by which a covered page moves.
  nonisolated static let coveredPart: CGFloat = 1 / 3
  /// The opacity of the black view over a covered page.
  nonisolated static let coveredShade: CGFloat = 0.1
}
