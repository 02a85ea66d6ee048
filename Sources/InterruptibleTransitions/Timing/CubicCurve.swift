import Foundation

/// A cubic Bézier timing curve from (0, 0) to (1, 1): progress over the fraction of time.
///
/// Its control points lie anywhere in progress, so it may overshoot, but within 0...1 in time, so
/// that each moment has one progress.
nonisolated struct CubicCurve: Hashable, Sendable {
  static let linear = CubicCurve(0, 0, 1, 1)
  static let easeIn = CubicCurve(0.42, 0, 1, 1)
  static let easeOut = CubicCurve(0, 0, 0.58, 1)
  static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
  /// Core Animation's default curve, which is not ease-in-ease-out.
  static let `default` = CubicCurve(0.25, 0.1, 0.25, 1)

  /// The largest slope that is told, unitless; a vertical tangent has this one.
  static let steepestSlope = 1e6

  /// The fraction of time along the curve's own parameter.
  let time: BezierPolynomial
  /// The progress along the curve's own parameter.
  let progress: BezierPolynomial

  /// Makes a curve from its control points (`x1`, `y1`) and (`x2`, `y2`). The times `x1` and `x2`
  /// are limited to 0...1; a progress that is not finite is 0.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    time = BezierPolynomial(control1: x1.clampedToUnit, control2: x2.clampedToUnit)
    progress = BezierPolynomial(control1: y1.finiteOrZero, control2: y2.finiteOrZero)
  }

  /// The progress at a fraction of time, which is limited to 0...1; NaN is 0.
  ///
  /// Exact to 1e-9 or better where the curve is not vertical.
  func value(at fraction: Double) -> Double {
    let fraction = fraction.clampedToUnit
    guard !isIdentity else { return fraction }
    return progress.value(at: parameter(at: fraction))
  }

  /// The progress per unit of time at a fraction, which is limited to 0...1; NaN is 0.
  ///
  /// Where the curve starts or ends in a control point that coincides with its end, the slope is
  /// the limit there. Where it is vertical, it is ``steepestSlope`` with the sign of its direction:
  /// always finite.
  func slope(at fraction: Double) -> Double {
    guard !isIdentity else { return 1 }
    let parameter = parameter(at: fraction.clampedToUnit)
    let run = time.derivatives(at: parameter)
    let rise = progress.derivatives(at: parameter)
    // Where both derivatives vanish, the next order decides. Towards the curve's end the even
    // orders have the opposite sign, in time as in progress, so their ratio holds.
    for (run, rise) in zip(run, rise) where max(abs(run), abs(rise)) > 1e-9 {
      guard abs(run) * Self.steepestSlope > abs(rise) else {
        return rises(at: parameter) ? Self.steepestSlope : -Self.steepestSlope
      }
      return rise / run
    }
    return 1
  }

  /// The fraction of time at which the curve first has a progress: its inverse.
  ///
  /// The progress is limited to 0...1; NaN is 0. A curve that overshoots reaches 1 before its end.
  /// One that first swings below 0 has the fraction 0 at 0, and later ones for everything above.
  func fraction(at value: Double) -> Double {
    let value = value.clampedToUnit
    guard value > 0, !isIdentity else { return value }
    var start = 0.0
    for end in progress.turningPoints + [1] {
      if progress.value(at: end) >= value {
        let parameter = Bisection.first(in: start...end) { progress.value(at: $0) >= value }
        return time.value(at: parameter).clampedToUnit
      }
      start = end
    }
    return 1
  }

  /// Whether more time never means less progress.
  var risesThroughout: Bool { progress.turningPoints.isEmpty }

  private var isIdentity: Bool { time == progress }

  private func rises(at parameter: Double) -> Bool {
    let (before, after) = (max(parameter - 1e-4, 0), min(parameter + 1e-4, 1))
    return progress.value(at: after) >= progress.value(at: before)
  }

  private func parameter(at fraction: Double) -> Double {
    switch fraction {
    case ...0: 0
    case 1...: 1
    default: Bisection.first(in: 0...1) { time.value(at: $0) >= fraction }
    }
  }
}
