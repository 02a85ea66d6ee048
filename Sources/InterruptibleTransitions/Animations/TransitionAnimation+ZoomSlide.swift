extension TransitionAnimation {
  /// Moves both pages by the whole way, as ``slideAlong(from:)`` does, and makes each smaller the
  /// further it is from its place.
  ///
  /// - Parameters:
  ///   - side: The side that the incoming page comes from.
  ///   - scale: The size of a page outside the container, as a factor.
  /// - Returns: The animation.
  public static func zoomSlide(
    from side: TransitionDirection = .trailing, scale: CGFloat = 0.8
  ) -> TransitionAnimation {
    .pages(
      presented: TransitionPage(toward: side, scale: scale),
      other: TransitionPage(toward: side.opposite, scale: scale))
  }
}
