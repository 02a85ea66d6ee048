/// Decides which modifiers count, by their conditions.
struct ConditionStage: ElementPreprocessor {
  let facts: ElementFacts

  func process(_ diff: inout ElementDiff) {
    let shared = Set(diff.shared)
    for screen in [ElementScreen.from, .to] {
      let tree = diff[screen]
      for element in tree.elements where !element.modifiers.isEmpty {
        let context = ElementContext(
          id: element.id, isPresenting: facts.isPresenting, isAppearing: screen == .to,
          isMatched: shared.contains(element.id),
          matchedAncestor: tree.ancestors(of: element.id).first { shared.contains($0) },
          from: facts.from, to: facts.to)
        diff.setModifiers(
          decided(element.modifiers, for: context), of: element.id, on: screen)
      }
    }
  }

  private func decided(
    _ modifiers: [ElementModifier], for context: ElementContext
  ) -> [ElementModifier] {
    modifiers.flatMap { modifier -> [ElementModifier] in
      switch modifier.kind {
      case .when(let condition, let inner):
        return condition.holds(for: context) ? decided(inner, for: context) : []
      case .begin(let inner): return [.beginWith(decided(inner, for: context))]
      default: return [modifier]
      }
    }
  }
}
