import Foundation
import Testing

@testable import HeadlessUIKit

/// Runs each test under the headless runtime's default behavior, and under the variants that the
/// test names with `alsoUnder(_:)` and consults.
///
/// The environment variable VARIANTS selects other variants. See ``VariantChoice``. A variant that
/// a test does not consult makes no difference to the test and is skipped. An issue states the
/// variants under which it occurred.
nonisolated struct UnderVariants: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true
  /// Whether a test has many cases, which then share the single variants.
  var isWide = false

  private static let meetings = Meetings()
  static let choice = VariantChoice(ProcessInfo.processInfo.environment["VARIANTS"])

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let naming = IssueHandlingTrait.compactMapIssues { issue in
      var issue = issue
      issue.comments.append("under \(RuntimeVariants.current)")
      return issue
    }
    try await naming.provideScope(for: test, testCase: testCase) {
      switch Self.choice {
      case .named:
        let asked = try await run(function, under: []).asked
        let named = test.traits.compactMap { $0 as? AlsoUnder }.flatMap(\.sets)
        for set in named where !set.isDisjoint(with: asked) {
          _ = try await run(function, under: set)
        }
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
  /// - Returns: The variants that the test consulted.
  private func run(
    _ function: @Sendable () async throws -> Void, under variants: RuntimeVariants
  ) async throws -> VariantConsultation {
    let consultation = await VariantConsultation()
    try await VariantConsultation.$current.withValue(consultation) {
      try await RuntimeVariants.$current.withValue(variants) { try await function() }
    }
    return consultation
  }

  /// Runs a test once for each course that it follows under sets of up to three variants. If few
  /// courses are left, all sets follow. Otherwise, sets in which any three variants meet follow.
  private func runAll(_ function: @Sendable () async throws -> Void, as name: String) async throws {
    let (deepest, most) = isWide ? (2, 400) : (3, 2_000)
    var tree = VariantTree()
    var courses = Set<[VariantConsultation.Answer]>()
    while let depth = tree.depth, depth <= deepest || tree.runs < most,
      let (variants, way) = tree.next()
    {
      let answers = try await run(function, under: variants).answers
      guard tree.record(answers, on: way) else {
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

/// Names sets of variants under which a test, or each test of a suite, always runs.
nonisolated struct AlsoUnder: TestTrait, SuiteTrait {
  let isRecursive = true
  let sets: [RuntimeVariants]
}

nonisolated extension Trait where Self == UnderVariants {
  /// Runs each test under variants of UIKit.
  static var underVariants: Self { Self() }

  /// Runs each test under variants of UIKit, for tests with many cases. Where each variant is
  /// tested alone, each case runs under a third of the variants, and all cases together under each
  /// variant.
  static var sharingVariants: Self { Self(isWide: true) }
}

nonisolated extension Trait where Self == AlsoUnder {
  /// Also runs a test under these sets of variants, one after another, in every run of the tests.
  ///
  /// The test or its suite needs ``UnderVariants``.
  static func alsoUnder(_ sets: RuntimeVariants...) -> Self { Self(sets: sets) }
}

nonisolated extension [VariantConsultation.Answer] {
  /// Returns whether a set of variants gives all of these answers.
  fileprivate func agrees(with variants: RuntimeVariants) -> Bool {
    allSatisfy { variants.contains($0.variant) == $0.isChosen }
  }
}

/// The sets of variants that each test has met, and the number of its cases that met them.
private nonisolated final class Meetings: @unchecked Sendable {
  private let lock = NSLock()
  private var met: [String: [RuntimeVariants: Int]] = [:]

  /// Records that a test consults a set.
  ///
  /// - Returns: The number of cases of the test that consulted the set before.
  func note(_ set: RuntimeVariants, by test: Test) -> Int {
    lock.withLock {
      let former = met["\(test.id)", default: [:]][set, default: 0]
      met["\(test.id)", default: [:]][set] = former + 1
      return former
    }
  }
}
