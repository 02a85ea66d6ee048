/// Takes away the modifiers of what is in an element that ignores them.
struct SubviewModifierStage: ElementPreprocessor {
  func process(_ diff: inout ElementDiff) {
    diff.changeModifiers { element, screen, diff in
      let around = diff[screen].ancestors(of: element.id).compactMap { diff[screen][$0] }
      let isIgnored = around.enumerated().contains { distance, outer in
        outer.modifiers.contains { modifier in
          guard case .ignoresSubviews(let recursive) = modifier.kind else { return false }
          return recursive || distance == 0
        }
      }
      return isIgnored ? [] : element.modifiers
    }
  }
}
