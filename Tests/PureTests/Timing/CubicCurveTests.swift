import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite("Cubic timing curve")
nonisolated struct CubicCurveTests {
  private static let named: [CubicCurve] = [.linear, .easeIn, .easeOut, .easeInOut, .default]
  /// Curves that overshoot, undershoot, do both, fall in between, are vertical at both ends, or are
  /// vertical in the middle.
  private static let wild: [CubicCurve] = [
    CubicCurve(0.2, 0.8, 0.4, 1.6), CubicCurve(0.4, -0.6, 0.7, 0.4),
    CubicCurve(0.7, -0.5, 0.3, 1.5), CubicCurve(0.3, 2.5, 0.6, -1.5),
    CubicCurve(0, 0.6, 1, 0.4), CubicCurve(1, 0, 0, 1),
  ]
  private static let grid = (0...200).map { Double($0) / 200 }

  @Test(
    "Named curves have the known values",
    arguments: [
      (CubicCurve.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
      (.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
      (.easeInOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
      (.default, [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
      (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ])
  func values(curve: CubicCurve, expected: [Double]) {
    for (fraction, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(abs(curve.value(at: fraction) - value) < 6e-7)
    }
  }

  @Test(
    "Named curves have the known inverses",
    arguments: [
      (CubicCurve.easeIn, [0.259555, 0.436605, 0.657500, 0.840402, 0.938847]),
      (.easeOut, [0.061153, 0.159598, 0.342500, 0.563395, 0.740445]),
      (.easeInOut, [0.220708, 0.346203, 0.5, 0.653797, 0.779292]),
      (.default, [0.103337, 0.179990, 0.293301, 0.451805, 0.622780]),
      (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ])
  func inverses(curve: CubicCurve, expected: [Double]) {
    for (value, fraction) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(abs(curve.fraction(at: value) - fraction) < 6e-7)
    }
  }

  @Test("The inverse returns the value", arguments: named + wild.prefix(5))
  func roundTrip(curve: CubicCurve) {
    for value in Self.grid {
      #expect(abs(curve.value(at: curve.fraction(at: value)) - value) < 1e-9)
    }
  }

  @Test("The fraction never decreases as the progress increases", arguments: named + wild)
  func inverseRises(curve: CubicCurve) {
    for (less, more) in zip(Self.grid, Self.grid.dropFirst()) {
      #expect(curve.fraction(at: less) <= curve.fraction(at: more))
    }
  }

  @Test("The inverse is the first crossing", arguments: named + wild)
  func firstCrossing(curve: CubicCurve) {
    for value in Self.grid.dropFirst() {
      let fraction = curve.fraction(at: value)
      for earlier in Self.grid where earlier < fraction - 1e-9 {
        #expect(curve.value(at: earlier) < value)
      }
    }
  }

  @Test("The slope is the derivative of the value", arguments: named + wild.prefix(5))
  func slope(curve: CubicCurve) {
    let step = 1e-6
    for fraction in Self.grid.dropFirst().dropLast() {
      let difference = curve.value(at: fraction + step) - curve.value(at: fraction - step)
      let derivative = difference / (2 * step)
      #expect(abs(curve.slope(at: fraction) - derivative) < 1e-4 * max(1, abs(derivative)))
    }
  }

  @Test("The slope at an end with a coinciding control point is the limit")
  func slopeAtEnds() {
    #expect(CubicCurve.linear.slope(at: 0) == 1)
    #expect(CubicCurve.easeIn.slope(at: 0) == 0)
    #expect(abs(CubicCurve.easeOut.slope(at: 0) - 1 / 0.58) < 1e-9)
    #expect(abs(CubicCurve.easeIn.slope(at: 1) - 1 / 0.58) < 1e-9)
    #expect(CubicCurve.easeOut.slope(at: 1) == 0)
  }

  @Test(
    "A vertical tangent has the steepest slope, with its direction",
    arguments: [
      (CubicCurve(0, 0.6, 1, 0.4), 0.0, 1.0), (CubicCurve(0, 0.6, 1, 0.4), 1, 1),
      (CubicCurve(0, -0.6, 0.5, 1), 0, -1), (CubicCurve(1, 0, 0, 1), 0.5, 1),
      (CubicCurve(0, 0, 0, 0.5), 0, 1), (CubicCurve(1, 0.5, 1, 1), 1, 1),
    ])
  func verticalSlope(curve: CubicCurve, fraction: Double, direction: Double) {
    #expect(curve.slope(at: fraction) == direction * CubicCurve.steepestSlope)
  }

  @Test("Every curve runs from 0 to 1, and arguments outside are limited", arguments: named + wild)
  func limits(curve: CubicCurve) {
    for low in [0, -1, -.infinity, .nan] as [Double] {
      #expect(curve.value(at: low) == 0)
      #expect(curve.fraction(at: low) == 0)
      #expect(curve.slope(at: low) == curve.slope(at: 0))
    }
    for high in [1, 2, .infinity] as [Double] {
      #expect(curve.value(at: high) == 1)
      #expect(curve.fraction(at: high) == curve.fraction(at: 1))
      #expect(curve.slope(at: high).isFinite)
    }
  }

  @Test("Control points are limited to times in 0...1 and to finite progress")
  func controlPoints() {
    #expect(CubicCurve(-1, .nan, 2, .infinity) == CubicCurve(0, 0, 1, 0))
  }

  @Test("The derivatives match the differences of the value")
  func derivatives() {
    for (control1, control2) in [(0.2, 0.9), (0.7, -0.5), (2.5, -1.5)] {
      let polynomial = BezierPolynomial(control1: control1, control2: control2)
      for parameter in stride(from: 0.1, through: 0.9, by: 0.1) {
        let step = 1e-3
        let found = polynomial.derivatives(at: parameter)
        let before = polynomial.derivatives(at: parameter - step)
        let after = polynomial.derivatives(at: parameter + step)
        let slope =
          (polynomial.value(at: parameter + step) - polynomial.value(at: parameter - step))
          / (2 * step)
        #expect(abs(found[0] - slope) < 1e-4)
        for order in 1...2 {
          let change = (after[order - 1] - before[order - 1]) / (2 * step)
          #expect(abs(found[order] - change) < 1e-6)
        }
        let point = polynomial.point(at: parameter)
        #expect(abs(point.slope - found[0]) < 1e-9 && abs(point.curvature - found[1]) < 1e-9)
      }
    }
  }

  @Test("A coordinate turns where its first derivative is 0, even if the derivative is linear")
  func turns() {
    for (control1, control2) in [(0.8, 0.8 + 1.0 / 3), (1.5, 0.2), (0.2, 1.5)] {
      let polynomial = BezierPolynomial(control1: control1, control2: control2)
      let points = polynomial.extrema
      let turns = [points.first, points.second].compactMap { $0 }
      #expect(!turns.isEmpty && turns == turns.sorted())
      for turn in turns {
        #expect(abs(polynomial.derivatives(at: turn)[0]) < 1e-9)
        #expect((0...1).contains(turn))
      }
    }
    let rising = BezierPolynomial(control1: 0.3, control2: 0.7).extrema
    #expect(rising.first == nil && rising.second == nil)
  }

  @Test("Control points that UIKit reports take precedence over a name")
  @MainActor func reported() {
    let zero = CGPoint.zero
    let point = CGPoint(x: 0.3, y: 0.1)
    #expect(
      CubicCurve(named: .linear, controlPoint1: point, controlPoint2: zero)
        == CubicCurve(0.3, 0.1, 0, 0))
    #expect(
      CubicCurve(named: .linear, controlPoint1: zero, controlPoint2: point)
        == CubicCurve(0, 0, 0.3, 0.1))
    let names: [UIView.AnimationCurve] = [.linear, .easeIn, .easeOut, .easeInOut]
    #expect(
      names.map { CubicCurve(named: $0, controlPoint1: zero, controlPoint2: zero) }
        == [.linear, .easeIn, .easeOut, .easeInOut])
  }
}
