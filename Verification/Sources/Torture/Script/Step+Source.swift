import Foundation

extension Script: CustomStringConvertible {
  /// The source text of the script in Swift.
  nonisolated package var description: String {
    let setting = Self.source(of: setting)
    let steps = steps.map { "    .\(Self.source(of: $0)),\n" }.joined()
    return "Script(\n  \(setting),\n  under: \"\(variants)\",\n  [\n\(steps)  ])"
  }

  /// The types whose names occur in descriptions, nested types first.
  nonisolated private static let types = [
    "Step.Place", "Step.Style", "Step.Policy", "Step", "Setting.Root", "Setting.Timing",
    "Setting.Answer", "Setting.Controls", "Gesture",
    "Quantity", "Moment", "AnimationKind",
  ]

  /// Returns the source text of a value in Swift: its description, with a dot in place of each
  /// type's name.
  nonisolated fileprivate static func source(of value: some Any) -> String {
    types.reduce("\(value)") { text, type in
      text.replacingOccurrences(of: "Torture.\(type).", with: ".")
    }
  }
}

extension Step {
  /// The source text of the step in Swift.
  nonisolated var source: String { ".\(Script.source(of: self))" }
}
