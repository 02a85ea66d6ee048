import Foundation

/// A solver for continuous functions that uses Halley's method, guarded by bisection. Each step
/// x - f f′ / (f′² - f f″ / 2) cubes the error.
nonisolated enum RootFinder {
  /// The value of a function at an argument, and its first and second derivatives.
  struct Point {
    var value: Double
    var slope: Double
    var curvature: Double
  }

  /// The relative length of the last step, after which the argument is exact to the last bits.
  private static let lastStep = 1e-5

  /// The number of steps after which only bisection is used.
  private static let halleySteps = 12

  /// The number of steps that make the bounds of a range from zero adjacent numbers.
  private static let steps = 120

  /// Returns an argument without its last bits, which depend on the start of the search, so that
  /// the same value normally has the same fraction.
  private static func withoutLastBits(_ argument: Double) -> Double {
    Double(bitPattern: (argument.bitPattern + 0x80) & ~0xFF)
  }

  /// Returns the argument at which a rising function reaches a value, exact to 3e-14 of itself, or
  /// the upper bound. A guess outside the range is replaced by its middle.
  ///
  /// - Precondition: The function is below the value before the result, and not below it afterward.
  @inline(__always) static func argument(
    for target: Double, in range: ClosedRange<Double>, near guess: Double,
    of function: (Double) -> Point
  ) -> Double {
    var low = range.lowerBound
    var high = range.upperBound
    var argument = guess > low && guess < high ? guess : low + (high - low) / 2
    var point = function(argument)
    for step in 0..<steps {
      let distance = point.value - target
      if distance >= 0 { high = argument } else { low = argument }
      let newton = distance / point.slope
      // The correction is limited so that the step has the direction of Newton's step.
      let bend = min(max(newton * point.curvature / (2 * point.slope), -1), 0.5)
      var next = argument - newton / (1 - bend)
      // The comparison is also false for a slope of zero.
      let isInside = next > low && next < high
      if step < halleySteps, isInside || next == argument {
        if abs(next - argument) <= lastStep * next { return withoutLastBits(next) }
      } else {
        next = low + (high - low) / 2
        guard next > low, next < high else { return high }
      }
      argument = next
      point = function(next)
    }
    return high
  }

  /// Returns the smallest argument for which a condition is true, exact to the last bits.
  ///
  /// - Precondition: The condition is true at the upper bound, and changes at most once.
  static func first(
    in range: ClosedRange<Double>, where condition: (Double) -> Bool
  ) -> Double {
    var low = range.lowerBound
    var high = range.upperBound
    for _ in 0..<steps {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if condition(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
