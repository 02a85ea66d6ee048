import Foundation

/// A timing curve that remembers its latest solutions. Equal curves share one.
///
/// What moves together asks for the same fraction in a frame, and so does what moves again.
final class SolvedCurve {
  private struct Solution {
    var fraction = Double.nan
    var value = AxisProgress(0)
  }

  nonisolated(unsafe) private static var known: [TimingFunction: SolvedCurve] = [:]
  /// How many curves are remembered at most.
  private static let limit = 256
  /// How many solutions of each curve are remembered at most: a power of two.
  private static let size = 256

  /// How often any curve has been solved.
  nonisolated(unsafe) private(set) static var solvingCount = 0

  private let function: TimingFunction
  private var solutions: [Solution] = []

  private init(_ function: TimingFunction) {
    self.function = function
  }

  /// The one for a curve.
  static func of(_ function: TimingFunction) -> SolvedCurve {
    if let curve = known[function] { return curve }
    if known.count >= limit { known = [:] }
    let curve = SolvedCurve(function)
    known[function] = curve
    return curve
  }

  /// The curve's value at a fraction of its time.
  ///
  /// - Complexity: O(1); where the fraction is among the latest, the curve is not solved.
  func value(at fraction: Double) -> AxisProgress {
    if solutions.isEmpty { solutions = Array(repeating: Solution(), count: Self.size) }
    // Numbers that are near each other differ in their last bits, as a rule.
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
