/// The variants of the model's UIKit where the documentation is loose.
///
/// An event that may happen at any time, such as a repeated call, is a step and not a variant.
nonisolated package struct ModelVariants: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The superclass ignores calls unless the flight started interactively.
  package static let deaf = ModelVariants(rawValue: 1 << 0)
  /// The superclass's verbs move an animator that is open to it, in addition to the context.
  package static let movesAnimator = ModelVariants(rawValue: 1 << 1)
  /// The superclass's verbs call other verbs that a subclass overrides.
  package static let reenters = ModelVariants(rawValue: 1 << 2)
  /// The superclass acts on each verb, even if it does not treat the flight as interactive.
  package static let insists = ModelVariants(rawValue: 1 << 3)
  /// The superclass's start calls `animateTransition(using:)`.
  package static let startAnimates = ModelVariants(rawValue: 1 << 4)
  /// The superclass's start runs an animator that is open to it.
  package static let startRuns = ModelVariants(rawValue: 1 << 5)
  /// An animator that has nothing left to run ends during the call that continues it.
  package static let restsAtOnce = ModelVariants(rawValue: 1 << 6)
  /// The context records an indication only while it is interactive.
  package static let indicatesOnce = ModelVariants(rawValue: 1 << 7)
  /// UIKit requests the animator of a flight while the flight is being completed.
  package static let asksAtTheEnd = ModelVariants(rawValue: 1 << 8)
  /// The superclass treats a flight as interactive after any start that it makes.
  package static let drivesAlways = ModelVariants(rawValue: 1 << 9)
  /// Messages to the context move an animator that is open to it.
  package static let contextMoves = ModelVariants(rawValue: 1 << 10)
  /// An animator that is paused before its first start never moves.
  package static let pausesLate = ModelVariants(rawValue: 1 << 11)
  /// The animator was made by a subclass, so the superclass and the context can move it.
  package static let open = ModelVariants(rawValue: 1 << 12)

  /// The variants one by one, with their names.
  package static let named: [(name: String, variants: ModelVariants)] = [
    ("deaf", .deaf), ("movesAnimator", .movesAnimator), ("reenters", .reenters),
    ("insists", .insists), ("startAnimates", .startAnimates), ("startRuns", .startRuns),
    ("restsAtOnce", .restsAtOnce), ("indicatesOnce", .indicatesOnce),
    ("asksAtTheEnd", .asksAtTheEnd), ("drivesAlways", .drivesAlways),
    ("contextMoves", .contextMoves), ("pausesLate", .pausesLate), ("open", .open),
  ]

  /// Every combination that makes a difference, beginning with the empty one. Variants about moving
  /// the animator make no difference for an animator that is closed to UIKit.
  package static let all: [ModelVariants] = (0..<UInt32(1 << named.count)).map(
    ModelVariants.init(rawValue:)
  )
  .filter { $0.contains(.open) || $0.isDisjoint(with: onlyOpen) }

  /// The combinations of at most three variants, and the combination of all variants.
  package static let triples: [ModelVariants] =
    all.filter { $0.rawValue.nonzeroBitCount <= 3 } + [ModelVariants(named.map(\.variants))]

  /// The variants that make a difference only for an animator that is open to UIKit.
  package static let onlyOpen: ModelVariants = [
    .movesAnimator, .startRuns, .contextMoves, .restsAtOnce,
  ]
}

extension ModelVariants: CustomStringConvertible {
  package var description: String {
    let names = Self.named.filter { contains($0.variants) }.map(\.name)
    return names.isEmpty ? "plain" : names.joined(separator: "+")
  }
}
