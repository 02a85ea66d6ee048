import Foundation
import Testing

/// The length of the series of random gestures and of flights that are alike.
///
/// `swift test` runs about a tenth of each series. The environment variable SERIES=whole selects
/// all of each series.
nonisolated enum SeriesChoice {
  static let isWhole: Bool = {
    let wanted = ProcessInfo.processInfo.environment["SERIES"] ?? ""
    precondition(["", "whole"].contains(wanted), "SERIES=\"\(wanted)\" is not \"whole\"")
    return wanted == "whole"
  }()

  /// Returns the length of a series.
  ///
  /// - Parameters:
  ///   - short: The length for `swift test`.
  ///   - whole: The length for SERIES=whole.
  /// - Returns: The selected length.
  static func count(_ short: Int, of whole: Int) -> Int { isWhole ? whole : short }

  /// Returns the numbers of a series: each eleventh of a range, or all of them.
  ///
  /// Eleven has no factor in common with the periods of the series, so that the numbers that are
  /// left are in all phases.
  static func numbers(_ range: Range<Int>) -> [Int] {
    Array(stride(from: range.lowerBound, to: range.upperBound, by: isWhole ? 1 : 11))
  }
}

nonisolated extension Trait where Self == ConditionTrait {
  /// Runs tests that prove arithmetic without a choice of variants only, and in the whole series.
  static var withoutVariants: Self {
    .enabled(if: UnderVariants.choice.isNamed || SeriesChoice.isWhole)
  }
}
