nonisolated extension ElementModifier {
  /// Applies modifiers if a condition of the app holds at the start of a flight.
  ///
  /// The modifiers apply as if they were listed in the place of this one.
  ///
  /// - Parameters:
  ///   - answer: Returns whether the modifiers apply.
  ///   - modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func when(
    _ answer: @escaping @MainActor @Sendable (ElementContext) -> Bool,
    _ modifiers: [ElementModifier]
  ) -> ElementModifier {
    ElementModifier(.when(.custom(ElementCondition.Predicate(answer)), modifiers))
  }

  /// Applies modifiers if both screens have the element.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenMatched(_ modifiers: [ElementModifier]) -> ElementModifier {
    ElementModifier(.when(.matched, modifiers))
  }

  /// Applies modifiers if the flight presents, pushes, or selects a later tab.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenPresenting(_ modifiers: [ElementModifier]) -> ElementModifier {
    ElementModifier(.when(.presenting, modifiers))
  }

  /// Applies modifiers if the flight dismisses, pops, or selects an earlier tab.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenDismissing(_ modifiers: [ElementModifier]) -> ElementModifier {
    ElementModifier(.when(.dismissing, modifiers))
  }

  /// Applies modifiers if the element is on the incoming screen.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenAppearing(_ modifiers: [ElementModifier]) -> ElementModifier {
    ElementModifier(.when(.appearing, modifiers))
  }

  /// Applies modifiers if the element is on the outgoing screen.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenDisappearing(_ modifiers: [ElementModifier]) -> ElementModifier {
    ElementModifier(.when(.disappearing, modifiers))
  }
}
