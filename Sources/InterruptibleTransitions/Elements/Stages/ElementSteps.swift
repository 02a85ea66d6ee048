/// The toolkit's stages of a flight, with an app's own between them.
struct ElementSteps {
  private let stages: [any ElementPreprocessor]

  /// Arranges stages.
  ///
  /// - Parameters:
  ///   - definition: The animation of each element that has no modifiers.
  ///   - facts: What is known of the flight.
  ///   - own: The app's own stages, in order.
  init(
    by definition: ElementDefinition, in facts: ElementFacts,
    with own: [any ElementPreprocessor] = []
  ) {
    stages = ElementStep.allCases.flatMap { step -> [any ElementPreprocessor] in
      own.filter { $0.precedes == step } + [Self.stage(step, definition, facts)]
    }
  }

  private static func stage(
    _ step: ElementStep, _ definition: ElementDefinition, _ facts: ElementFacts
  ) -> any ElementPreprocessor {
    switch step {
    case .subviewModifiers: SubviewModifierStage()
    case .conditions: ConditionStage(facts: facts)
    case .defaults: DefaultStage(definition: definition)
    case .match: MatchStage()
    case .source: SourceStage()
    case .cascade: CascadeStage()
    }
  }

  /// Performs all stages.
  func process(_ diff: inout ElementDiff) {
    for stage in stages { stage.process(&diff) }
  }
}

nonisolated extension ElementDiff {
  /// The elements of a screen.
  subscript(screen: ElementScreen) -> ElementTree { screen == .from ? from : to }

  /// Changes the modifiers of all elements of both screens that have some.
  mutating func changeModifiers(
    _ change: (Element, ElementScreen, ElementDiff) -> [ElementModifier]
  ) {
    let former = self
    for screen in [ElementScreen.from, .to] {
      for element in former[screen].elements where !element.modifiers.isEmpty {
        setModifiers(change(element, screen, former), of: element.id, on: screen)
      }
    }
  }
}
