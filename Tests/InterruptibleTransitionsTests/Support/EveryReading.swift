import Foundation
import Testing

@testable import HeadlessUIKit

/// Runs each test under every variant of the headless runtime alone, and under sets of them that
/// have every pair.
///
/// The environment variable READING narrows it to one set, such as `deafSuperclass+startsAtOnce`.
nonisolated struct EveryReading: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true

  static let readings: [RuntimeVariants] = {
    guard let name = ProcessInfo.processInfo.environment["READING"] else {
      return [[]] + RuntimeVariants.each + RuntimeVariants.pairwise
    }
    return [RuntimeVariants(named: name)]
  }()

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for reading in Self.readings {
      try await RuntimeVariants.$current.withValue(reading) {
        try await function()
      }
    }
  }
}

nonisolated extension Trait where Self == EveryReading {
  /// Runs each test under every reading of UIKit.
  static var everyReading: Self { Self() }
}
