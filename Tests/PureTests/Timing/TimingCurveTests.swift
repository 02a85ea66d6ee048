import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite("Timing curve")
nonisolated struct TimingCurveTests {
  private static let curves: [TimingCurve] = [
    .cubic(.linear), .cubic(.easeIn), .cubic(.easeInOut), .cubic(CubicCurve(0.2, 0.8, 0.4, 1.6)),
    .spring(Spring(dampingRatio: 1, duration: 0.5), duration: 0.5),
    .spring(Spring(dampingRatio: 0.5, duration: 2), duration: 2),
    .spring(Spring(dampingRatio: 0.8, duration: 0.4), initialVelocity: -6, duration: 0.4),
    .spring(Spring(dampingRatio: 1, duration: 0.4), initialVelocity: 60, duration: 0.4),
    .spring(Spring(dampingRatio: 1, duration: 0), duration: 0),
    .opaque,
  ]
  private static let grid = (0...100).map { Double($0) / 100 }

  @Test("Progress runs from exactly 0 to exactly 1", arguments: curves)
  func ends(curve: TimingCurve) {
    for low in [0, -3, -.infinity, .nan] as [Double] {
      #expect(curve.progress(at: low) == 0)
      #expect(curve.fraction(at: low) == 0)
    }
    for high in [1, 3, .infinity] as [Double] {
      #expect(curve.progress(at: high) == 1)
      #expect(curve.fraction(at: high) == curve.fraction(at: 1))
    }
  }

  @Test("The inverse returns the progress", arguments: curves)
  func roundTrip(curve: TimingCurve) {
    for progress in Self.grid.dropLast() {
      #expect(abs(curve.progress(at: curve.fraction(at: progress)) - progress) < 1e-9)
    }
    #expect(abs(curve.progress(at: curve.fraction(at: 1)) - 1) < 1e-9)
  }

  @Test("The inverse rises and stays within the duration", arguments: curves)
  func inverseRises(curve: TimingCurve) {
    for (less, more) in zip(Self.grid, Self.grid.dropFirst()) {
      #expect(curve.fraction(at: less) <= curve.fraction(at: more))
      #expect((0...1).contains(curve.fraction(at: more)))
    }
  }

  @Test("The speed is the derivative of the progress", arguments: curves)
  func speed(curve: TimingCurve) {
    let step = 1e-7
    for fraction in Self.grid.dropFirst().dropLast() {
      let after = curve.progress(at: fraction + step)
      let derivative = (after - curve.progress(at: fraction - step)) / (2 * step)
      #expect(abs(curve.speed(at: fraction) - derivative) < 1e-4)
    }
    #expect(curve.speed(at: .nan).isFinite && curve.speed(at: .infinity).isFinite)
  }

  @Test("A spring curve converts fractions to seconds")
  func springTime() {
    let spring = Spring(dampingRatio: 0.5, duration: 2)
    let curve = TimingCurve.spring(spring, initialVelocity: 3, duration: 2)
    #expect(curve.progress(at: 0.3) == spring.value(at: 0.6, initialVelocity: 3))
    #expect(curve.speed(at: 0) == 6)
  }

  @Test("A spring curve covers the remaining distance at its end")
  func snap() {
    let curve = TimingCurve.spring(Spring(dampingRatio: 1, duration: 1), duration: 1)
    #expect(curve.progress(at: 1 - 1e-9) < 0.9991)
    #expect(curve.fraction(at: 0.9995) == 1)
  }

  @Test("A point of the curve has its value and its slope", arguments: curves)
  func points(curve: TimingCurve) {
    for fraction in Self.grid.dropFirst().dropLast() {
      let point = curve.point(at: fraction)
      #expect(abs(point.value - curve.progress(at: fraction)) < 1e-9)
      #expect(abs(point.slope - curve.speed(at: fraction)) < 1e-4)
    }
  }
}
