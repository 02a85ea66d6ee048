import Testing

@testable import InterruptibleTransitions

@Suite("Scrub curves")
struct ScrubCurveTests {
  nonisolated static let rising: [TimingCurve] = [
    .cubic(.linear), .cubic(.easeIn), .cubic(.easeOut), .cubic(.easeInOut), .opaque,
    .spring(Spring(dampingRatio: 1, duration: 0.5), duration: 0.5),
  ]
  nonisolated static let swinging: [TimingCurve] = [
    .spring(Spring(dampingRatio: 0.8, duration: 0.75), duration: 0.75),
    .spring(Spring(dampingRatio: 0.3, duration: 2), duration: 2),
    .cubic(CubicCurve(0.3, -0.4, 0.7, 1)), .cubic(CubicCurve(0.3, 0, 0.4, 1.6)),
    .cubic(CubicCurve(0.5, -0.6, 0.5, 1.6)), .cubic(CubicCurve(0.3, 3, 0.6, -3)),
  ]

  @Test("A curve that rises everywhere is left unchanged", arguments: rising)
  func same(_ curve: TimingCurve) {
    let scrub = ScrubCurve(curve)
    for fraction in stride(from: 0.0, through: 1, by: 0.01) {
      #expect(abs(scrub.progress(at: fraction) - curve.progress(at: fraction)) < 1e-12)
    }
  }

  @Test(
    "Each progress has one fraction, and the fraction increases with the progress",
    arguments: rising + swinging)
  func oneToOne(_ curve: TimingCurve) {
    let scrub = ScrubCurve(curve)
    #expect(scrub.progress(at: 0) == 0 && scrub.progress(at: 1) == 1)
    #expect(scrub.fraction(at: 0) == 0 && scrub.fraction(at: 1) == 1)
    var last = -1.0
    for fraction in stride(from: 0.0, through: 1, by: 1.0 / 199) {
      let progress = scrub.progress(at: fraction)
      #expect(progress >= last && (0...1).contains(progress))
      last = progress
      #expect(abs(scrub.progress(at: scrub.fraction(at: progress)) - progress) < 1e-9)
    }
    for progress in [-1, Double.nan, 2] {
      #expect((0...1).contains(scrub.fraction(at: progress)))
    }
  }

  @Test("The inverse returns the fraction, also in an overshoot", arguments: swinging)
  func roundTrip(_ curve: TimingCurve) {
    let scrub = ScrubCurve(curve)
    for fraction in stride(from: 0.0, through: 1, by: 1.0 / 97) {
      #expect(abs(scrub.fraction(at: scrub.progress(at: fraction)) - fraction) < 1e-4)
    }
  }

  @Test("A spring is unchanged away from its ends")
  func middle() {
    let curve = TimingCurve.spring(Spring(dampingRatio: 0.5, duration: 1), duration: 1)
    let scrub = ScrubCurve(curve)
    for progress in stride(from: 0.01, through: 0.97, by: 0.05) {
      #expect(abs(scrub.fraction(at: progress) - curve.fraction(at: progress)) < 1e-9)
    }
  }

  @Test(
    "A spring that overshoots is straight near its end, at any speed",
    arguments: [(8.0, 1.0), (8, 3), (8, 8), (3, 1), (2, 1)])
  func edges(damping: Double, slowness: Double) {
    let spring = Spring(mass: 1, stiffness: 200, damping: damping)
    let duration = slowness * spring.settlingDuration()
    let scrub = ScrubCurve(.spring(spring, duration: duration))
    #expect(scrub.isKnown)
    let tail = scrub.fraction(at: 0.98)
    #expect(abs(scrub.fraction(at: 0.99) - (tail + 1) / 2) < 1e-6)
    #expect(abs(scrub.progress(at: (tail + 1) / 2) - 0.99) < 1e-6)
  }

  @Test("A curve that falls between its ends counts as unknown and linear")
  func falling() {
    let scrub = ScrubCurve(.cubic(CubicCurve(0.3, 1.8, 0.7, -0.8)))
    #expect(!scrub.isKnown)
    #expect(scrub.progress(at: 0.3) == 0.3 && scrub.fraction(at: 0.3) == 0.3)
  }

  @Test("Without straightening, a curve that passes an end reaches its extreme values")
  func swings() {
    #expect(
      Self.swinging.map { ScrubCurve($0, straightens: false).swings }
        == [true, true, true, true, true, false])
    for curve in Self.swinging {
      let scrub = ScrubCurve(curve, straightens: false)
      guard scrub.swings else { continue }
      // The curve searches for its extreme values in steps of 1/512.
      let values = (0...512).map { curve.progress(at: Double($0) / 512) }
      #expect(
        scrub.progressRange.upperBound == values.max()
          && scrub.progressRange.lowerBound == values.min())
      // Other fractions have the same progress.
      #expect(scrub.fraction(at: 0) == 0 && scrub.fraction(at: 1) == 1)
      for part in stride(from: 0.01, to: 1, by: 0.07) {
        let progress =
          scrub.progressRange.lowerBound * (1 - part) + scrub.progressRange.upperBound * part
        #expect(abs(curve.progress(at: scrub.fraction(at: progress)) - progress) < 1e-6)
      }
    }
    #expect(Self.rising.allSatisfy { !ScrubCurve($0, straightens: false).swings })
  }

  @Test("A curve that is straightened later equals a curve that is straightened at once")
  func straightenedLater() {
    for curve in Self.swinging {
      var scrub = ScrubCurve(curve, straightens: false)
      scrub.straighten()
      #expect(scrub == ScrubCurve(curve) && !scrub.swings)
    }
  }

  @Test("A curve that falls first and settles early is straightened only at its start")
  func flatEnd() {
    let spring = Spring(dampingRatio: 1, duration: 0.5)
    let curve = TimingCurve.spring(spring, initialVelocity: -2, duration: 2)
    let scrub = ScrubCurve(curve)
    #expect(curve.progress(at: 0.003) < 0 && scrub.progress(at: 0.003) > 0)
    for fraction in stride(from: 0.05, through: 1, by: 0.01) {
      #expect(abs(scrub.progress(at: fraction) - curve.progress(at: fraction)) < 1e-9)
    }
  }
}
