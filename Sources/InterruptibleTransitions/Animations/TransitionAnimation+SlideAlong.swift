extension TransitionAnimation {
  /// Moves both pages side by side over the whole distance, as in a strip of pages.
  ///
  /// ``slide(from:)`` moves only the incoming page.
  ///
  /// - Parameter side: The side that the incoming page comes from.
  /// - Returns: The animation.
  public static func slideAlong(from side: TransitionDirection = .trailing) -> TransitionAnimation {
    .pages(
      presented: TransitionPage(toward: side), other: TransitionPage(toward: side.opposite))
  }
}
