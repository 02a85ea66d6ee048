import Foundation

/// A timing curve that caches its latest solutions. Equal curves share one instance.
///
/// Animations that move together solve the curve at the same fraction in a frame. A repeated
/// animation uses the same fractions again.
final class SolvedCurve {
  private struct Solution {
    var fraction = Double.nan
    var value = AxisProgress(0)
  }

  nonisolated(unsafe) private static var known: [TimingFunction: SolvedCurve] = [:]
  /// The maximum number of cached curves.
  private static let limit = 256
  /// The maximum number of cached solutions per curve. It is a power of two.
  private static let size = 256

  /// The number of times that any curve has been solved.
  nonisolated(unsafe) private(set) static var solvingCount = 0

  private let function: TimingFunction
  private var solutions: [Solution] = []

  private init(_ function: TimingFunction) {
    self.function = function
  }

  /// Returns the shared instance for a curve.
  static func of(_ function: TimingFunction) -> SolvedCurve {
    if let curve = known[function] { return curve }
    if known.count >= limit { known = [:] }
    let curve = SolvedCurve(function)
    known[function] = curve
    return curve
  }

  /// Returns the curve's value at a fraction of its time.
  ///
  /// - Complexity: O(1). If the fraction is among the latest fractions, the curve is not solved.
  func value(at fraction: Double) -> AxisProgress {
    if solutions.isEmpty { solutions = Array(repeating: Solution(), count: Self.size) }
    // Mixing spreads close numbers, which usually differ only in their last bits.
    let bits = fraction.bitPattern
    let mixed = (bits ^ (bits >> 29)) &* 0x9E37_79B9_7F4A_7C15
    let place = Int(truncatingIfNeeded: mixed >> 56)
    if solutions[place].fraction == fraction { return solutions[place].value }
    Self.solvingCount += 1
    let value = function.value(at: fraction)
    solutions[place] = Solution(fraction: fraction, value: value)
    return value
  }
}
