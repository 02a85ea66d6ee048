extension TransitionAnimation {
  /// Moves both pages by the whole way, side by side, as in a strip of pages.
  ///
  /// ``slide(from:)`` moves the incoming page alone.
  ///
  /// - Parameter side: The side that the incoming page comes from.
  /// - Returns: The animation.
  public static func slideAlong(from side: TransitionDirection = .trailing) -> TransitionAnimation {
    .pages(
      presented: TransitionPage(toward: side), other: TransitionPage(toward: side.opposite))
  }
}
