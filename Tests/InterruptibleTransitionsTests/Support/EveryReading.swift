import Foundation
import Testing

@testable import HeadlessUIKit

/// Runs each test under the headless runtime as it is by default, and under eight sets that hold
/// each variant of it once, if the test asks about one of the set: what it does not ask about makes
/// no difference to it.
///
/// The environment variable READINGS asks for others, as ``Readings`` says. An issue says under
/// which variants it came up.
nonisolated struct EveryReading: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true
  /// Whether a test takes its time: then fewer sets stand for all, and where each variant is tried
  /// alone, the cases of the test share them.
  var isWide = false

  private static let meetings = Meetings()
  static let readings = Readings(ProcessInfo.processInfo.environment["READINGS"])

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let naming = IssueHandlingTrait.compactMapIssues { issue in
      var issue = issue
      issue.comments.append("under \(RuntimeVariants.current)")
      return issue
    }
    try await naming.provideScope(for: test, testCase: testCase) {
      switch Self.readings {
      case .some(let sets):
        for set in sets { _ = try await run(function, under: set) }
      case .askedAbout(let sets):
        let asked = try await run(function, under: []).asked
        for set in sets where !set.isDisjoint(with: asked) {
          let former = Self.meetings.note(set, by: test)
          if isWide, !former.isMultiple(of: 3) { continue }
          _ = try await run(function, under: set)
        }
      case .all(let part):
        guard part.holds(test) else { return }
        try await runAll(function, as: test.name)
      }
    }
  }

  /// Runs a test under one set of variants.
  ///
  /// - Returns: The variants that it asked about.
  private func run(
    _ function: @Sendable () async throws -> Void, under variants: RuntimeVariants
  ) async throws -> VariantConsultation {
    let consultation = await VariantConsultation()
    try await VariantConsultation.$current.withValue(consultation) {
      try await RuntimeVariants.$current.withValue(variants) { try await function() }
    }
    return consultation
  }

  /// Runs a test once for each course that it takes under sets of up to three variants, and then
  /// under all sets, if these are few courses, or else under sets in which any three variants meet.
  private func runAll(_ function: @Sendable () async throws -> Void, as name: String) async throws {
    let (deepest, most) = isWide ? (2, 400) : (3, 2_000)
    var tree = VariantTree()
    var courses = Set<[VariantConsultation.Answer]>()
    while let depth = tree.depth, depth <= deepest || tree.runs < most,
      let (variants, way) = tree.next()
    {
      let answers = try await run(function, under: variants).answers
      guard tree.note(answers, on: way) else {
        let course = answers.map { "\($0.isChosen ? "" : "not ")\($0.variant)" }
        Issue.record("It takes another course the second time: \(course.joined(separator: ", "))")
        return
      }
      courses.insert(answers)
    }
    guard tree.depth != nil else {
      #expect(tree.combinations == VariantTree.combinations(of: RuntimeVariants.each.count))
      return print("product: \(tree.runs) runs of \(name)")
    }
    let sets = isWide ? RuntimeVariants.pairwise : RuntimeVariants.triplewise
    var runs = tree.runs
    for set in sets where !courses.contains(where: { $0.agrees(with: set) }) {
      courses.insert(try await run(function, under: set).answers)
      runs += 1
    }
    print("sets: \(runs) runs of \(name)")
  }
}

nonisolated extension [VariantConsultation.Answer] {
  /// Whether a set of variants gives all of these answers.
  fileprivate func agrees(with variants: RuntimeVariants) -> Bool {
    allSatisfy { variants.contains($0.variant) == $0.isChosen }
  }
}

/// Which sets of variants a test has met, and in how many of its cases.
private nonisolated final class Meetings: @unchecked Sendable {
  private let lock = NSLock()
  private var met: [String: [RuntimeVariants: Int]] = [:]

  /// Notes that a test asks about a set.
  ///
  /// - Returns: How many of its cases have done so before.
  func note(_ set: RuntimeVariants, by test: Test) -> Int {
    lock.withLock {
      let former = met["\(test.id)", default: [:]][set, default: 0]
      met["\(test.id)", default: [:]][set] = former + 1
      return former
    }
  }
}

/// The sets of variants that tests run under.
nonisolated enum Readings {
  /// These.
  case some([RuntimeVariants])
  /// None, and those of these that a test asks about.
  case askedAbout([RuntimeVariants])
  /// All that a test may be run under, for a part of the tests.
  case all(Part)

  /// Whether each test is run under all that it may be run under.
  var isAll: Bool {
    if case .all = self { true } else { false }
  }

  /// Some of all tests, so that several processes can share them.
  struct Part {
    var index: Int
    var count: Int

    /// Whether a test is one of them: the same in every process.
    func holds(_ test: Test) -> Bool {
      // A case is described differently in each process.
      let hash = "\(test.id)".utf8.reduce(5381) { ($0 &* 33) ^ Int($1) }
      return abs(hash % count) == index
    }
  }

  /// - Parameter wanted: `all 2/8` for all sets, in the third of eight parts of the tests; `alone`
  ///   for none and every variant alone, also those that are refuted; `each` for none and each
  ///   variant alone that the test asks about and nothing speaks against; names with `+` between
  ///   them, or `default`, for one set; nil for none, and eight sets that hold these.
  init(_ wanted: String?) {
    let numbers = wanted?.split(whereSeparator: { " /".contains($0) }).compactMap { Int($0) } ?? []
    switch wanted {
    case nil:
      self = .askedAbout(RuntimeVariants.everydaySets)
    case "each":
      self = .askedAbout(RuntimeVariants.everyday)
    case "alone":
      self = .some([[]] + RuntimeVariants.each)
    case let wanted? where wanted.hasPrefix("all") && numbers.count == 2 && numbers[1] > 0:
      self = .all(Part(index: numbers[0], count: numbers[1]))
    case let wanted?:
      self = .some([RuntimeVariants(named: wanted)])
    }
  }
}

nonisolated extension Trait where Self == EveryReading {
  /// Runs each test under every reading of UIKit.
  static var everyReading: Self { Self() }

  /// The same for tests with many cases, each moment with each kind of change: where all variants
  /// are requested, they run under fewer sets. Where each variant is tried alone, each case runs
  /// under a third of them, and all cases together under each.
  static var eachReading: Self { Self(isWide: true) }
}
