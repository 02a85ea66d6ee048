import Testing

@testable import InterruptibleTransitions

@Suite("Landing of a flight that another change waits for")
nonisolated struct LandingMotionTests {
  static let curves: [ScrubCurve] = [
    ScrubCurve(.opaque), ScrubCurve(.cubic(CubicCurve(0.25, 0.1, 0.25, 1))),
    ScrubCurve(.cubic(CubicCurve(0, 0, 0.2, 1))),
    ScrubCurve(.cubic(CubicCurve(0.42, 0, 1, 1))),
    ScrubCurve(.spring(Spring(dampingRatio: 1, duration: 0.5), duration: 0.5)),
    ScrubCurve(.spring(Spring(dampingRatio: 0.6, duration: 0.5), duration: 0.5)),
    ScrubCurve(
      .spring(Spring(dampingRatio: 0.6, duration: 0.5), duration: 0.5), straightens: false),
  ]

  static let starts = [0, 0.05, 0.3, 0.6, 0.9, 0.999, 1.2, -0.2]

  private func motion(
    from start: Double, toward end: TransitionPosition, along curve: ScrubCurve
  ) throws -> LandingMotion {
    try #require(LandingMotion(from: start, towardsEnd: end == .end, along: curve))
  }

  @Test("The motion begins at its start and ends at its end", arguments: curves, starts)
  func ends(_ curve: ScrubCurve, _ start: Double) throws {
    for end in [TransitionPosition.start, .end] where start != end.progress {
      let motion = try motion(from: start, toward: end, along: curve)
      for elapsed in [0, -1, .nan] as [Double] { #expect(motion.progress(at: elapsed) == start) }
      for elapsed in [LandingMotion.duration, 1, .infinity] {
        #expect(motion.progress(at: elapsed) == end.progress)
      }
      // A spring covers its last thousandth at once.
      let tolerance = Spring.tolerance * 1.01
      #expect(abs(motion.progress(at: 1e-7) - start) < tolerance)
      #expect(abs(motion.progress(at: LandingMotion.duration - 1e-7) - end.progress) < tolerance)
    }
  }

  @Test("A flight at its end has no motion", arguments: curves)
  func atTheEnd(_ curve: ScrubCurve) {
    for end in [TransitionPosition.start, .end] {
      #expect(LandingMotion(from: end.progress, towardsEnd: end == .end, along: curve) == nil)
    }
  }

  @Test(
    "The motion leads straight to its end, and its last frame covers less than the one before",
    arguments: curves, starts)
  func steps(_ curve: ScrubCurve, _ start: Double) throws {
    for end in [TransitionPosition.start, .end] where start != end.progress {
      let motion = try motion(from: start, toward: end, along: curve)
      for rate in [30, 60, 120, 240] as [Double] {
        let count = Int((LandingMotion.duration * rate).rounded())
        let places = (0...count).map { motion.progress(at: Double($0) / rate) }
        let steps = zip(places, places.dropFirst()).map {
          ($1 - $0) * (end.progress > start ? 1 : -1)
        }
        #expect(steps.allSatisfy { $0 >= -1e-9 }, "\(places)")
        #expect(steps[count - 1] <= max(steps[count - 2], Spring.tolerance * 1.1), "\(steps)")
        // The steep part of a spring is more than one frame.
        if rate >= 60 { #expect((steps.max() ?? 1) < 0.46 * max(abs(end.progress - start), 1)) }
        guard !curve.swings, (0...1).contains(start) else { continue }
        let times = places.map { curve.fraction(at: $0) }
        let last = abs(times[count] - times[count - 1])
        #expect(last <= max(abs(times[count - 1] - times[count - 2]), 1e-4), "\(times)")
        if rate >= 60 { #expect(last < 0.02, "\(last)") }
      }
    }
  }
}
