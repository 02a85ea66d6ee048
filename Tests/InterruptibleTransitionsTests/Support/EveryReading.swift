import Foundation
import Testing

@testable import HeadlessUIKit

/// Runs each test under every variant of the headless runtime alone, and under sets of them that
/// have every pair.
///
/// The environment variable READINGS asks for others, as ``Readings`` says: for all sets a test is run
/// once for each course that it takes, which stands for all sets that answer the same to what was asked. An issue says under which
/// variants it came up.
nonisolated struct EveryReading: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true
  /// Whether a test takes its time: then it runs under less than what is asked for, each variant alone
  /// instead of pairs, and pairs instead of all sets.
  var isWide = false

  static let wanted = ProcessInfo.processInfo.environment["READINGS"]
  static let readings = Readings(wanted)

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let naming = IssueHandlingTrait.compactMapIssues { issue in
      var issue = issue
      issue.comments.append("under \(RuntimeVariants.current)")
      return issue
    }
    try await naming.provideScope(for: test, testCase: testCase) {
      switch isWide ? Self.readings.narrowed(unlessNamed: Self.wanted) : Self.readings {
      case .some(let readings):
        for reading in readings {
          try await RuntimeVariants.$current.withValue(reading) { try await function() }
        }
      case .product(let part):
        guard part.holds(test, testCase) else { return }
        try await runProduct(function, as: test.name)
      case .pairs(let part):
        guard part.holds(test, testCase) else { return }
        for reading in Readings.pairs {
          try await RuntimeVariants.$current.withValue(reading) { try await function() }
        }
      }
    }
  }

  /// Runs a test once for each course that it takes under some set of variants.
  private func runProduct(
    _ function: @Sendable () async throws -> Void, as name: String
  ) async throws {
    var tree = VariantTree()
    while let (variants, way) = tree.next() {
      let consultation = await VariantConsultation()
      try await VariantConsultation.$current.withValue(consultation) {
        try await RuntimeVariants.$current.withValue(variants) { try await function() }
      }
      guard tree.note(await consultation.answers, on: way) else {
        Issue.record("It takes another course the second time")
        return
      }
    }
    #expect(tree.combinations == 1 << RuntimeVariants.each.count)
    print("product: \(tree.runs) runs of \(name)")
  }
}

/// The sets of variants that tests run under.
nonisolated enum Readings {
  case some([RuntimeVariants])
  /// All that there are, for a part of the tests.
  case product(Part)

  /// None, each variant alone, and all pairs, for a part of the tests.
  case pairs(Part)

  /// None, and each variant alone.
  static let each = [[]] + RuntimeVariants.each
  /// These, and sets that have every pair.
  static let pairs = each + RuntimeVariants.pairwise

  /// What a test that takes its time runs under instead.
  func narrowed(unlessNamed wanted: String?) -> Readings {
    switch self {
    case .product(let part), .pairs(let part): .pairs(part)
    case .some: wanted == nil ? .some(Self.each) : self
    }
  }

  var isProduct: Bool {
    if case .product = self { true } else { false }
  }

  /// Some of all tests, so that several processes can share them.
  struct Part {
    var index: Int
    var count: Int

    /// Whether a test is one of them: the same in every process.
    func holds(_ test: Test, _ testCase: Test.Case?) -> Bool {
      let test = "\(test.id) \(testCase.map { "\($0)" } ?? "")"
      let hash = test.utf8.reduce(5381) { ($0 &* 33) ^ Int($1) }
      return abs(hash % count) == index
    }
  }

  /// - Parameter wanted: `product 2/8` for all sets, in the third of eight parts of the tests; `each`
  ///   for each variant alone; names with `+` between them, or `default`, for one set; nil for each
  ///   variant alone and all pairs.
  init(_ wanted: String?) {
    let numbers = wanted?.split(whereSeparator: { " /".contains($0) }).compactMap { Int($0) } ?? []
    switch wanted {
    case nil:
      self = .some(Self.pairs)
    case "each":
      self = .some(Self.each)
    case let wanted? where wanted.hasPrefix("product") && numbers.count == 2 && numbers[1] > 0:
      self = .product(Part(index: numbers[0], count: numbers[1]))
    case let wanted?:
      self = .some([RuntimeVariants(named: wanted)])
    }
  }
}

nonisolated extension Trait where Self == EveryReading {
  /// Runs each test under every reading of UIKit.
  static var everyReading: Self { Self() }

  /// Runs each test under every variant alone, and in the product under all pairs: for tests that are many
  /// by themselves, each moment with each kind of change.
  static var eachReading: Self { Self(isWide: true) }
}
