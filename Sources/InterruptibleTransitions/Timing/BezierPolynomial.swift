import Foundation

/// One coordinate of a cubic Bézier curve from 0 to 1, as a function of the curve's parameter.
///
/// The parameter is within 0...1.
nonisolated struct BezierPolynomial: Hashable, Sendable {
  let control1: Double
  let control2: Double

  func value(at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * control1
      + 3 * rest * parameter * parameter * control2
      + parameter * parameter * parameter
  }

  /// Returns the value, and the first two derivatives with respect to the parameter.
  func point(at parameter: Double) -> RootFinder.Point {
    // The coefficients of the powers of the parameter.
    let first = 3 * control1
    let second = 3 * (control2 - 2 * control1)
    let third = 1 - first - second
    return RootFinder.Point(
      value: ((third * parameter + second) * parameter + first) * parameter,
      slope: (3 * third * parameter + 2 * second) * parameter + first,
      curvature: 6 * third * parameter + 2 * second)
  }

  /// Returns the first, second and third derivatives with respect to the parameter.
  func derivatives(at parameter: Double) -> [Double] {
    let rest = 1 - parameter
    let first =
      3 * rest * rest * control1
      + 6 * rest * parameter * (control2 - control1)
      + 3 * parameter * parameter * (1 - control2)
    let second =
      6 * rest * (control2 - 2 * control1) + 6 * parameter * (1 - 2 * control2 + control1)
    let third = 6 * (1 + 3 * control1 - 3 * control2)
    return [first, second, third]
  }

  /// The parameters strictly within 0...1, in ascending order, at which the value has an extremum.
  var turningPoints: (first: Double?, second: Double?) {
    // A third of the first derivative: a * s * s + b * s + c.
    let a = 1 + 3 * control1 - 3 * control2
    let b = 2 * (control2 - 2 * control1)
    let c = control1
    if abs(a) < 1e-12 { return (within(-c / b), nil) }
    let discriminant = b * b - 4 * a * c
    guard discriminant > 0 else { return (nil, nil) }
    // The root with the larger sum comes first, to avoid cancellation.
    let half = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
    guard let one = within(half / a) else { return (within(c / half), nil) }
    guard let other = within(c / half) else { return (one, nil) }
    return (min(one, other), max(one, other))
  }

  /// Returns the parameter if it is a number strictly within 0...1, or nil.
  private func within(_ parameter: Double) -> Double? {
    parameter > 0 && parameter < 1 ? parameter : nil
  }
}
