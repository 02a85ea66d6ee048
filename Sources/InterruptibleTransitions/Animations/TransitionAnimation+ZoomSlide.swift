extension TransitionAnimation {
  /// Moves both pages side by side, and scales each page down with its distance from the container.
  ///
  /// The pages move over the whole distance, as in ``slideAlong(from:)``.
  ///
  /// - Parameters:
  ///   - edge: The edge that the incoming page comes from.
  ///   - scale: The scale factor of a page outside the container.
  /// - Returns: The animation.
  public static func zoomSlide(
    from edge: TransitionEdge = .trailing, scale: CGFloat = 0.8
  ) -> TransitionAnimation {
    .pages(
      presented: TransitionPageAppearance(toward: edge, scale: scale),
      other: TransitionPageAppearance(toward: edge.opposite, scale: scale))
  }
}
