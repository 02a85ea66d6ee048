/// A part of a seed's script.
nonisolated package struct Reduction: Hashable, Codable, Sendable {
  /// The kind of a seed's script.
  package enum Series: String, Codable, Sendable {
    /// A script with fingers, calls and interruptions.
    case whole
    /// A short script that has only requests.
    case requests
  }

  package let seed: UInt64
  package let series: Series
  /// The indices of the remaining steps; nil means all steps.
  package var steps: [Int]?
  /// The remaining variants; nil means all variants.
  package var variants: String?
  /// The indices of the remaining interactions, counted through all transitions; nil means all
  /// interactions.
  package var gestures: [Int]?
  /// Whether the app has no delegates and its pages provide no interactions.
  package var isPlain = false
  /// Whether pages have no elements.
  package var hasNoElements = false
  /// Whether presentations have no delegate and pages lay out as usual.
  package var hasNoSheets = false

  /// Whether pages have only a button.
  package var hasNoControls = false

  package init(seed: UInt64, in series: Series = .whole) {
    self.seed = seed
    self.series = series
  }

  /// The remaining script.
  package var script: Script {
    var script =
      series == .whole ? ScriptGenerator.script(seed) : ScriptGenerator.requests(seed)
    if let steps { script.steps = steps.map { script.steps[$0] } }
    if let variants { script.variants = variants }
    if let gestures { script.setting.keep(gestures) }
    if isPlain {
      script.setting.hasDelegates = false
      script.setting.hasGuests = false
    }
    if hasNoElements { script.setting.hasElements = false }
    if hasNoSheets {
      script.setting.answer = .none
      script.setting.laysOut = false
    }
    if hasNoControls { script.setting.controls = .none }
    return script
  }
}

nonisolated extension Setting {
  /// The total number of interactions of all transitions.
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
