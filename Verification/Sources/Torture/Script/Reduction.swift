/// A part of a seed's script.
nonisolated package struct Reduction: Hashable, Codable, Sendable {
  package let seed: UInt64
  /// The steps that are left, by their numbers; nil means all.
  package var steps: [Int]?
  /// The variants that are left; nil means all.
  package var variants: String?
  /// The interactions that are left, counted through all transitions; nil means all.
  package var gestures: [Int]?
  /// Whether the app has no delegates, and its pages bring no interactions along.
  package var isPlain = false
  /// Whether pages have no elements.
  package var hasNoElements = false
  /// Whether presentations have no delegate, and pages lay out as usual.
  package var hasNoSheets = false

  /// Whether pages have a button alone.
  package var hasNoControls = false

  package init(seed: UInt64) {
    self.seed = seed
  }

  /// The script that is left.
  package var script: Script {
    var script = ScriptGenerator.script(seed)
    if let steps { script.steps = steps.map { script.steps[$0] } }
    if let variants { script.variants = variants }
    if let gestures { script.setting.keep(gestures) }
    if isPlain { (script.setting.hasDelegates, script.setting.hasGuests) = (false, false) }
    if hasNoElements { script.setting.hasElements = false }
    if hasNoSheets { (script.setting.answer, script.setting.laysOut) = (.none, false) }
    if hasNoControls { script.setting.controls = .none }
    return script
  }
}

nonisolated extension Setting {
  /// The number of interactions, of all transitions together.
  var gestureCount: Int { gestures.map(\.count).reduce(0, +) }

  fileprivate mutating func keep(_ kept: [Int]) {
    var number = 0
    for index in gestures.indices {
      gestures[index] = gestures[index].filter { _ in
        defer { number += 1 }
        return kept.contains(number)
      }
    }
  }
}
