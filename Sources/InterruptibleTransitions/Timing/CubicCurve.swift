import Foundation

/// A cubic Bézier timing curve from (0, 0) to (1, 1), which can overshoot. The times of its control
/// points are within 0...1, so each moment has exactly one progress.
nonisolated struct CubicCurve: Hashable, Sendable {
  static let linear = CubicCurve(0, 0, 1, 1)
  static let easeIn = CubicCurve(0.42, 0, 1, 1)
  static let easeOut = CubicCurve(0, 0, 0.58, 1)
  static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
  /// Core Animation's default curve, which is not ease-in-ease-out.
  static let `default` = CubicCurve(0.25, 0.1, 0.25, 1)

  /// The largest slope that ``slope(at:)`` returns, unitless. A vertical tangent has this slope.
  static let steepestSlope = 1e6

  let time: BezierPolynomial
  let progress: BezierPolynomial
  /// The first and the second parameter at which progress changes its direction.
  private let firstExtremum: Double?
  private let secondExtremum: Double?
  private let isIdentity: Bool

  /// Creates a curve with times limited to 0...1. A progress that is not finite is 0.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    time = BezierPolynomial(control1: x1.clampedToUnit, control2: x2.clampedToUnit)
    progress = BezierPolynomial(control1: y1.finiteOrZero, control2: y2.finiteOrZero)
    let extrema = progress.extrema
    firstExtremum = extrema.first
    secondExtremum = extrema.second
    isIdentity = time == progress
  }

  /// Returns the progress at a fraction limited to 0...1, where NaN is 0. The result is exact to
  /// 1e-9 or better where the curve is not vertical.
  func value(at fraction: Double) -> Double {
    let fraction = fraction.clampedToUnit
    guard !isIdentity else { return fraction }
    return progress.value(at: parameter(at: fraction))
  }

  /// Returns the progress per unit of time at a fraction limited to 0...1, where NaN is 0. The
  /// slope is finite: ``steepestSlope`` with its sign where the curve is vertical, and the limit at
  /// an end with which a control point coincides.
  func slope(at fraction: Double) -> Double {
    guard !isIdentity else { return 1 }
    let parameter = parameter(at: fraction.clampedToUnit)
    let run = time.derivatives(at: parameter)
    let rise = progress.derivatives(at: parameter)
    // If both derivatives are zero, the next order decides. Toward the curve's end the even orders
    // have the opposite sign, in time as in progress, so the ratio is still correct.
    for (run, rise) in zip(run, rise) where max(abs(run), abs(rise)) > 1e-9 {
      guard abs(run) * Self.steepestSlope > abs(rise) else {
        return rises(at: parameter) ? Self.steepestSlope : -Self.steepestSlope
      }
      return rise / run
    }
    return 1
  }

  /// Returns the point at a fraction within 0...1. The slope at a vertical tangent is not finite.
  func point(at fraction: Double) -> RootFinder.Point {
    guard !isIdentity else { return RootFinder.Point(value: fraction, slope: 1, curvature: 0) }
    let parameter = parameter(at: fraction)
    let run = time.point(at: parameter)
    let rise = progress.point(at: parameter)
    let slope = rise.slope / run.slope
    return RootFinder.Point(
      value: rise.value, slope: slope,
      curvature: (rise.curvature - slope * run.curvature) / (run.slope * run.slope))
  }

  /// Returns the first fraction at a progress limited to 0...1, where NaN is 0. If the curve first
  /// swings below 0, a progress above 0 has a fraction after the swing.
  func fraction(at value: Double) -> Double {
    let value = value.clampedToUnit
    guard value > 0, !isIdentity else { return value }
    // Of the ranges between the turns, use the first one in which the curve reaches the value.
    var range = 0...(firstExtremum ?? 1)
    if let firstExtremum, progress.value(at: firstExtremum) < value {
      range = firstExtremum...(secondExtremum ?? 1)
      if let secondExtremum, progress.value(at: secondExtremum) < value {
        range = secondExtremum...1
      }
    }
    let parameter = RootFinder.argument(for: value, in: range, near: value) {
      progress.point(at: $0)
    }
    return time.value(at: parameter).clampedToUnit
  }

  var risesThroughout: Bool { firstExtremum == nil }

  private func rises(at parameter: Double) -> Bool {
    let before = max(parameter - 1e-4, 0)
    let after = min(parameter + 1e-4, 1)
    return progress.value(at: after) >= progress.value(at: before)
  }

  private func parameter(at fraction: Double) -> Double {
    switch fraction {
    case ...0: 0
    case 1...: 1
    default:
      RootFinder.argument(for: fraction, in: 0...1, near: fraction) { time.point(at: $0) }
    }
  }
}

/// One coordinate of a cubic Bézier curve from 0 to 1, for a parameter within 0...1.
nonisolated struct BezierPolynomial: Hashable, Sendable {
  let control1: Double
  let control2: Double

  func value(at parameter: Double) -> Double {
    let remainder = 1 - parameter
    return 3 * remainder * remainder * parameter * control1
      + 3 * remainder * parameter * parameter * control2
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
    let remainder = 1 - parameter
    let first =
      3 * remainder * remainder * control1
      + 6 * remainder * parameter * (control2 - control1)
      + 3 * parameter * parameter * (1 - control2)
    let second =
      6 * remainder * (control2 - 2 * control1) + 6 * parameter * (1 - 2 * control2 + control1)
    let third = 6 * (1 + 3 * control1 - 3 * control2)
    return [first, second, third]
  }

  /// The parameters strictly within 0...1, in ascending order, at which the value has an extremum.
  var extrema: (first: Double?, second: Double?) {
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
