import Foundation

/// Solves equations with Halley's method, guarded by bisection: a few evaluations for a smooth
/// function, and a correct result for every continuous one.
///
/// Halley's method is Newton's with the curvature: x - f f′ / (f′² - f f″ / 2). Each step cubes the
/// error.
nonisolated enum RootFinder {
  /// A function at an argument: its value, and its first and second derivatives.
  struct Point {
    var value: Double
    var slope: Double
    var curvature: Double
  }

  /// The length of the last step, relative to the argument: the argument after it is exact to the
  /// last bits.
  private static let lastStep = 1e-5

  /// The number of steps after which only bisection is used.
  private static let halleySteps = 12

  /// The number of steps after which no two numbers lie between the bounds, for ranges that begin
  /// at zero.
  private static let steps = 120

  /// The last bits of a result depend on where its search began. Without them the same value has
  /// the same argument, as a rule: an animator is then told the same fraction.
  private static func withoutLastBits(_ argument: Double) -> Double {
    Double(bitPattern: (argument.bitPattern + 0x80) & ~0xFF)
  }

  /// Returns the argument at which a rising function reaches a value.
  ///
  /// - Parameters:
  ///   - target: The value.
  ///   - range: The range of arguments.
  ///   - guess: The first argument to try; outside of the range, its middle is tried.
  ///   - function: Returns the function at an argument.
  /// - Precondition: The function is below the value up to the result and not below it after it.
  /// - Returns: The argument, exact to 3e-14 of itself; the upper bound if the value is not
  ///   reached.
  @inline(__always) static func argument(
    for target: Double, in range: ClosedRange<Double>, near guess: Double,
    of function: (Double) -> Point
  ) -> Double {
    var (low, high) = (range.lowerBound, range.upperBound)
    var argument = guess > low && guess < high ? guess : low + (high - low) / 2
    var point = function(argument)
    for step in 0..<steps {
      let distance = point.value - target
      if distance >= 0 { high = argument } else { low = argument }
      let newton = distance / point.slope
      // The correction is limited, so that the step has the direction of Newton's.
      let bend = min(max(newton * point.curvature / (2 * point.slope), -1), 0.5)
      var next = argument - newton / (1 - bend)
      // The comparison also fails for a slope of zero.
      let isInside = next > low && next < high
      if step < halleySteps, isInside || next == argument {
        if abs(next - argument) <= lastStep * next { return withoutLastBits(next) }
      } else {
        next = low + (high - low) / 2
        guard next > low, next < high else { return high }
      }
      (argument, point) = (next, function(next))
    }
    return high
  }

  /// Returns the argument at which a condition changes from false to true.
  ///
  /// - Precondition: The condition is false at the range's lower bound or becomes true there, is
  ///   true at its upper bound, and changes once.
  /// - Returns: The least argument found for which the condition holds; exact to the last bits.
  static func first(
    in range: ClosedRange<Double>, where condition: (Double) -> Bool
  ) -> Double {
    var (low, high) = (range.lowerBound, range.upperBound)
    for _ in 0..<steps {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if condition(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
