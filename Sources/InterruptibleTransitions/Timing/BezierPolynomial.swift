import Foundation

/// One coordinate of a cubic Bézier curve from 0 to 1, as a function of the curve's parameter in
/// 0...1.
nonisolated struct BezierPolynomial: Hashable, Sendable {
  let control1: Double
  let control2: Double

  func value(at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * control1
      + 3 * rest * parameter * parameter * control2
      + parameter * parameter * parameter
  }

  /// The first, second and third derivatives with respect to the parameter.
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
  var turningPoints: [Double] {
    // A third of the first derivative: a * s * s + b * s + c.
    let a = 1 + 3 * control1 - 3 * control2
    let b = 2 * (control2 - 2 * control1)
    let c = control1
    let roots: [Double]
    if abs(a) < 1e-12 {
      roots = b == 0 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant > 0 else { return [] }
      // The root with the larger sum first, to avoid cancellation.
      let half = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
      roots = half == 0 ? [0] : [half / a, c / half]
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }
}
