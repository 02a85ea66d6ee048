import Foundation

extension Script: CustomStringConvertible {
  /// The script in Swift.
  nonisolated package var description: String {
    let setting = Self.source(of: setting)
    let steps = steps.map { "    .\(Self.source(of: $0)),\n" }.joined()
    return "Script(\n  \(setting),\n  under: \"\(variants)\",\n  [\n\(steps)  ])"
  }

  /// The types whose names a description writes out, the nested ones first.
  nonisolated private static let types = [
    "Step.Place", "Step.Style", "Step.Policy", "Step", "Setting.Root", "Setting.Timing",
    "Setting.Answer", "Setting.Controls", "Gesture",
    "Quantity", "Moment", "Look",
  ]

  /// A value in Swift: its description, with a dot in place of the name of each type.
  nonisolated fileprivate static func source(of value: some Any) -> String {
    types.reduce("\(value)") { text, type in
      text.replacingOccurrences(of: "Torture.\(type).", with: ".")
    }
  }
}

extension Step {
  /// The step in Swift.
  nonisolated var source: String { ".\(Script.source(of: self))" }
}
