import Foundation

/// Finds arguments by bisection: slower than Newton's method, and correct for every continuous
/// function.
nonisolated enum Bisection {
  /// The number of bisection steps: more than a `Double` has bits, for ranges that begin at zero.
  private static let halvings = 110

  /// Returns the argument at which a condition changes from false to true.
  ///
  /// - Precondition: The condition is false at the range's lower bound or becomes true there, is
  ///   true at its upper bound, and changes once.
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
