import Testing

@testable import HeadlessUIKit

/// The sets of variants under which tests run.
nonisolated enum VariantChoice {
  /// The default, and the sets that a test names, where it consults one of their variants.
  case named
  /// The given sets.
  case some([RuntimeVariants])
  /// The default, and those of the given sets that a test consults.
  case askedAbout([RuntimeVariants])
  /// All sets under which a test may run, for a part of the tests.
  case all(Part)

  /// Whether no choice was made.
  var isNamed: Bool {
    if case .named = self { true } else { false }
  }

  /// A part of all tests, so that several processes can share the tests.
  struct Part {
    var index: Int
    var count: Int

    /// Returns whether a test belongs to the part. The result is the same in every process.
    func holds(_ test: Test) -> Bool {
      // The description of a case differs between processes.
      let hash = "\(test.id)".utf8.reduce(5381) { ($0 &* 33) ^ Int($1) }
      return abs(hash % count) == index
    }
  }

  /// Creates a choice from the value of the environment variable.
  ///
  /// - Parameter wanted: One of these values:
  ///   - nil: the default, and the sets that each test names.
  ///   - `each`: the default, and each single variant that the test consults.
  ///   - `sets`: the default, and those of four sets that the test consults. Each variant is in
  ///     one of the four sets.
  ///   - `alone`: the default, and every single variant.
  ///   - `all 2/8`: all sets, for the third of eight parts of the tests.
  ///   - names with `+` between them, or `default`: one set.
  /// - Precondition: The variants exist, and the part is one of the parts.
  init(_ wanted: String?) {
    let numbers = wanted?.split(whereSeparator: { " /".contains($0) }).compactMap { Int($0) } ?? []
    switch wanted {
    case nil, "":
      self = .named
    case "each":
      self = .askedAbout(RuntimeVariants.each)
    case "sets":
      self = .askedAbout(RuntimeVariants.sets)
    case "alone":
      self = .some([[]] + RuntimeVariants.each)
    case let wanted? where wanted.hasPrefix("all "):
      precondition(
        numbers.count == 2 && numbers[0] < numbers[1], "VARIANTS=\"\(wanted)\" is no part")
      self = .all(Part(index: numbers[0], count: numbers[1]))
    case let wanted?:
      for name in wanted.split(separator: "+") where name != "default" {
        precondition(
          RuntimeVariants.names.contains(String(name)),
          "There is no variant \(name); there are \(RuntimeVariants.names)")
      }
      self = .some([RuntimeVariants(named: wanted)])
    }
  }
}
