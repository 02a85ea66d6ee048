/// Gives each element the animation that it has without modifiers.
struct DefaultStage: ElementPreprocessor {
  let definition: ElementDefinition

  func process(_ diff: inout ElementDiff) {
    diff.applyDefaults(definition)
  }
}

nonisolated extension ElementDiff {
  /// Gives each element that has a name its animation.
  mutating func applyDefaults(_ definition: ElementDefinition) {
    for id in removed + shared + inserted where !id.isUnnamed { animations[id] = definition[id] }
  }
}
