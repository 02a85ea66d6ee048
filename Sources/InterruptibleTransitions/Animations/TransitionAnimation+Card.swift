extension TransitionAnimation {
  /// Moves the incoming page in as a card, while the outgoing page scales down a little behind it.
  ///
  /// Both pages have rounded corners during the flight.
  ///
  /// - Parameters:
  ///   - edge: The edge that the incoming page comes from.
  ///   - scale: The scale factor of the outgoing page behind the card.
  ///   - cornerRadius: The radius of the corners, in points.
  /// - Returns: The animation.
  public static func card(
    from edge: TransitionEdge = .bottom, scale: CGFloat = 0.92, cornerRadius: CGFloat = 16
  ) -> TransitionAnimation {
    .pages(
      presented: TransitionPageAppearance(
        toward: edge, cornerRadius: cornerRadius, castsShadow: true),
      other: TransitionPageAppearance(scale: scale, cornerRadius: cornerRadius, shade: coveredShade)
    )
  }
}
