import Foundation

/// A Bézier timing curve from (0, 0) to (1, 1).
struct CubicSolver: Hashable, Sendable {
  var x1, y1, x2, y2: Double

  static let linear = CubicSolver(x1: 0, y1: 0, x2: 1, y2: 1)
  // The numbers are from facts 1.76 and 1.77.
  static let easeIn = CubicSolver(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = CubicSolver(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInOut = CubicSolver(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  static let standard = CubicSolver(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  private static func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }

  private static func slope(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
  }

  /// Returns the parameter at which a coordinate has a value.
  ///
  /// The search is Newton's method, with bisection wherever a Newton step would leave the bracket.
  private static func parameter(_ a: Double, _ b: Double, _ value: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var guess = value
    for _ in 0..<60 {
      let difference = bezier(a, b, guess) - value
      if difference < 0 { low = guess } else { high = guess }
      let next = guess - difference / slope(a, b, guess)
      let better = next > low && next < high ? next : (low + high) / 2
      // The two values differ by no more than the floating-point precision.
      if abs(better - guess) <= 1e-16 + guess.ulp { return better }
      guess = better
    }
    return guess
  }

  func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    if self == .linear { return fraction }
    return Self.bezier(y1, y2, Self.parameter(x1, x2, fraction))
  }

  func fraction(at value: Double) -> Double {
    guard value > 0 else { return 0 }
    guard value < 1 else { return 1 }
    if self == .linear { return value }
    return Self.bezier(x1, x2, Self.parameter(y1, y2, value))
  }
}
