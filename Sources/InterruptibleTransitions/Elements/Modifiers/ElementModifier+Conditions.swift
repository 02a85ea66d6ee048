nonisolated extension ElementModifier {
  /// Modifiers that count if an app's question is answered with yes, at the start of a flight.
  ///
  /// They count as if they stood in the place of this one.
  ///
  /// - Parameters:
  ///   - answer: Answers the question.
  ///   - modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func when(
    _ answer: @escaping @MainActor @Sendable (ElementContext) -> Bool,
    _ modifiers: [ElementModifier]
  ) -> ElementModifier {
    ElementModifier(.when(.asked(ElementCondition.Question(answer)), modifiers))
  }

  /// Modifiers that count if both screens have the element.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenMatched(_ modifiers: [ElementModifier]) -> ElementModifier {
    ElementModifier(.when(.matched, modifiers))
  }

  /// Modifiers that count when the flight presents, pushes, or goes to the next tab.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenPresenting(_ modifiers: [ElementModifier]) -> ElementModifier {
    ElementModifier(.when(.presenting, modifiers))
  }

  /// Modifiers that count on the way back.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenDismissing(_ modifiers: [ElementModifier]) -> ElementModifier {
    ElementModifier(.when(.dismissing, modifiers))
  }

  /// Modifiers that count when the element's screen comes.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenAppearing(_ modifiers: [ElementModifier]) -> ElementModifier {
    ElementModifier(.when(.appearing, modifiers))
  }

  /// Modifiers that count when the element's screen goes.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenDisappearing(_ modifiers: [ElementModifier]) -> ElementModifier {
    ElementModifier(.when(.disappearing, modifiers))
  }
}
