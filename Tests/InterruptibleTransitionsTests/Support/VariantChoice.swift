import Testing

@testable import HeadlessUIKit

/// The sets of variants that tests run under.
nonisolated enum VariantChoice {
  /// The default, and the sets that each test names.
  case named
  /// These sets.
  case some([RuntimeVariants])
  /// The default, and those of these sets that a test asks about.
  case askedAbout([RuntimeVariants])
  /// All sets that a test may run under, for a part of the tests.
  case all(Part)

  /// Whether each test runs under all sets that it may run under.
  var isAll: Bool {
    if case .all = self { true } else { false }
  }

  /// A part of all tests, so that several processes can share them.
  struct Part {
    var index: Int
    var count: Int

    /// Whether a test belongs to the part. The answer is the same in every process.
    func holds(_ test: Test) -> Bool {
      // A case is described differently in each process.
      let hash = "\(test.id)".utf8.reduce(5381) { ($0 &* 33) ^ Int($1) }
      return abs(hash % count) == index
    }
  }

  /// Reads the value of the environment variable.
  ///
  /// - Parameter wanted: One of these:
  ///   - nil: the default, and the sets that each test names.
  ///   - `each`: the default, and each variant alone that the test asks about.
  ///   - `sets`: the default, and those of eight sets that the test asks about; the eight sets hold
  ///     the same variants, each once.
  ///   - `alone`: the default, and every variant alone.
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
