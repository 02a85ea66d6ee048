/// Decides what turns into its partner, and joins the modifiers of both.
struct MatchStage: ElementPreprocessor {
  func process(_ diff: inout ElementDiff) {
    diff.match()
  }
}

nonisolated extension ElementDiff {
  /// Lets partners turn into one another whose animation says so, unless one has no stand-in.
  mutating func match() {
    for id in shared where animations[id]?.turns == true {
      // Those of the screen that comes are last, and go before the others.
      let both = (from[id]?.modifiers ?? []) + (to[id]?.modifiers ?? [])
      let isOut = [from, to].contains {
        ElementIntent($0[id]?.modifiers ?? []).standIn == .none
      }
      guard !isOut else { continue }
      turning.insert(id)
      for screen in [ElementScreen.from, .to] { setModifiers(both, of: id, on: screen) }
    }
  }
}
