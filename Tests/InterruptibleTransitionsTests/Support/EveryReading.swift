import Foundation
import Testing

@testable import HeadlessUIKit

/// Runs each test under every variant of the headless runtime alone, and under sets of them that
/// have every pair.
///
/// The environment variable READINGS asks for others, as ``Readings`` says. An issue says under which
/// variants it came up.
nonisolated struct EveryReading: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true

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
      for reading in Self.readings.all {
        try await RuntimeVariants.$current.withValue(reading) {
          try await function()
        }
      }
    }
  }
}

/// The sets of variants that tests run under.
nonisolated struct Readings {
  let all: [RuntimeVariants]

  /// - Parameter wanted: `2/8` for the third of eight parts of all sets that there are; `each` for
  ///   each variant alone; names with `+` between them, or `default`, for one set; nil for each
  ///   variant alone and all pairs.
  init(_ wanted: String?) {
    guard let wanted else {
      all = [[]] + RuntimeVariants.each + RuntimeVariants.pairwise
      return
    }
    guard wanted != "each" else {
      all = [[]] + RuntimeVariants.each
      return
    }
    let numbers = wanted.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, numbers[1] > 0 else {
      all = [RuntimeVariants(named: wanted)]
      return
    }
    let product = RuntimeVariants.product
    all = stride(from: numbers[0], to: product.count, by: numbers[1]).map { product[$0] }
  }
}

nonisolated extension Trait where Self == EveryReading {
  /// Runs each test under every reading of UIKit.
  static var everyReading: Self { Self() }
}
