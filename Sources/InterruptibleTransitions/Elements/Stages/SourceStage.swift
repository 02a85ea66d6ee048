/// Finds the places of other elements that elements come from and go to.
struct SourceStage: ElementPreprocessor {
  func process(_ diff: inout ElementDiff) {
    diff.changeModifiers { element, screen, diff in
      element.modifiers.compactMap { modifier in
        guard case .way(.source(let id)) = modifier.kind else { return modifier }
        let other = diff[screen == .from ? .to : .from][id]
        return other.map { ElementModifier(.place($0.place)) }
      }
    }
  }
}
