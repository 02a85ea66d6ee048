/// A part of a seed's script.
nonisolated package struct Reduction: Hashable, Codable, Sendable {
  /// The kind of a seed's script.
  package enum Series: String, Codable, Sendable {
    /// A script with fingers, calls and interruptions.
    case whole
    /// A short script that has only requests.
    case requests
  }

  /// A part of the app that a script can do without.
  package enum Omission: String, CaseIterable, Codable, Sendable {
    /// The app's delegates, and the interactions that pages provide.
    case guests
    case elements
    /// The delegate of presentations, and layouts in flight.
    case sheets
    /// All controls but a button.
    case controls
    case constraints

    fileprivate func apply(to setting: inout Setting) {
      switch self {
      case .guests:
        setting.hasDelegates = false
        setting.hasGuests = false
      case .elements: setting.hasElements = false
      case .sheets:
        setting.answer = .none
        setting.laysOut = false
      case .controls: setting.controls = .none
      case .constraints: setting.hasConstraints = false
      }
    }
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
  /// The parts that the app does not have.
  package var omissions: Set<Omission> = []

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
    for omission in omissions { omission.apply(to: &script.setting) }
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
