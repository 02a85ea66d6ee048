/// How the model's UIKit behaves where the documentation is loose. Whatever may happen at any time, such as
/// a repeated call, is no reading but a step.
nonisolated package struct Reading: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The superclass hears nothing unless the run started interactively.
  package static let deaf = Reading(rawValue: 1 << 0)
  /// The superclass's verbs move the animator, and not only the context.
  package static let movesAnimator = Reading(rawValue: 1 << 1)
  /// The superclass's verbs call other verbs that a subclass overrides.
  package static let reenters = Reading(rawValue: 1 << 2)
  /// The superclass acts on each verb, whether or not it takes itself for interactive.
  package static let insists = Reading(rawValue: 1 << 3)
  /// The superclass's interactive start goes through `animateTransition(using:)`.
  package static let startAnimates = Reading(rawValue: 1 << 4)
  /// UIKit calls `animateTransition(using:)` before an interactive start too.
  package static let animatesFirst = Reading(rawValue: 1 << 5)
  /// An animator that has nothing left to run comes to rest within the call that continues it.
  package static let restsAtOnce = Reading(rawValue: 1 << 6)
  /// The context takes note of an indication only while it is interactive.
  package static let indicatesOnce = Reading(rawValue: 1 << 7)
  /// UIKit asks for the animator of a run while that is being completed.
  package static let asksAtTheEnd = Reading(rawValue: 1 << 8)

  /// The readings one by one, with their names.
  package static let named: [(name: String, reading: Reading)] = [
    ("deaf", .deaf), ("movesAnimator", .movesAnimator), ("reenters", .reenters),
    ("insists", .insists), ("startAnimates", .startAnimates), ("animatesFirst", .animatesFirst),
    ("restsAtOnce", .restsAtOnce), ("indicatesOnce", .indicatesOnce),
    ("asksAtTheEnd", .asksAtTheEnd),
  ]

  /// Every combination, the one without any first.
  package static let all: [Reading] = (0..<UInt16(1 << named.count)).map(Reading.init(rawValue:))
}

extension Reading: CustomStringConvertible {
  package var description: String {
    let names = Self.named.filter { contains($0.reading) }.map(\.name)
    return names.isEmpty ? "plain" : names.joined(separator: "+")
  }
}
