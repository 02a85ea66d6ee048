import Foundation

/// Finds arguments by halving: slower than Newton's method, and right for every continuous
/// function.
nonisolated enum Bisection {
  /// More halvings than a `Double` has bits, for ranges that begin at zero.
  private static let halvings = 110

  /// The argument at which a condition turns from false to true.
  ///
  /// - Precondition: The condition is false at the range's lower bound or turns true there, is true
  ///   at its upper bound, and turns once.
  /// - Returns: The least argument found for which the condition holds; exact to the last bits.
  static func first(
    in range: ClosedRange<Double>, where condition: (Double) -> Bool
  ) -> Double {
    var (low, high) = (range.lowerBound, range.upperBound)
    for _ in 0..<halvings {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if condition(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
