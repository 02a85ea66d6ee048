extension TransitionAnimation {
  /// Moves the outgoing page out above the incoming page, which grows to its full size.
  ///
  /// This is the ``reversed`` ``pageIn(from:scale:)``.
  ///
  /// - Parameters:
  ///   - edge: The edge that the outgoing page moves to.
  ///   - scale: The scale factor of the incoming page at the start.
  /// - Returns: The animation.
  public static func pageOut(
    to edge: TransitionEdge = .trailing, scale: CGFloat = 0.7
  ) -> TransitionAnimation {
    pageIn(from: edge, scale: scale).reversed
  }
}
