extension TransitionAnimation {
  /// Moves the incoming page in as a card over the other one, which goes back a little behind it.
  /// Both have round corners on the way.
  ///
  /// - Parameters:
  ///   - side: The side that the incoming page comes from.
  ///   - scale: The size of the other page behind the card, as a factor.
  ///   - cornerRadius: The radius of the corners in points.
  /// - Returns: The animation.
  public static func card(
    from side: TransitionDirection = .down, scale: CGFloat = 0.92, cornerRadius: CGFloat = 16
  ) -> TransitionAnimation {
    .pages(
      presented: TransitionPage(toward: side, cornerRadius: cornerRadius, castsShadow: true),
      other: TransitionPage(scale: scale, cornerRadius: cornerRadius, shade: coveredShade))
  }
}
