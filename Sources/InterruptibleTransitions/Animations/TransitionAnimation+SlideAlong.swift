extension TransitionAnimation {
  /// Moves both pages side by side over the whole distance, as in a strip of pages.
  ///
  /// ``slide(from:)`` moves only the incoming page.
  ///
  /// - Parameter edge: The edge that the incoming page comes from.
  /// - Returns: The animation.
  public static func slideAlong(from edge: TransitionEdge = .trailing) -> TransitionAnimation {
    .pages(
      presented: TransitionPageAppearance(toward: edge),
      other: TransitionPageAppearance(toward: edge.opposite))
  }
}
