import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// Tests of an animator whose fraction UIKit rounds to 1/120 s of its time when it is scrubbed.
@Suite("Rounding of scrubbed fractions")
struct RoundingTests {
  nonisolated private static let timings = [0.25, 0.4, 0.75]

  /// Returns the largest distance between a short spring's flight and the finger, in points of
  /// ``FlightFixture/distance``.
  private func worst(_ duration: Double, startedByFinger: Bool) -> CGFloat {
    RuntimeVariants.$current.withValue(.scrubsInSteps) {
      let fixture = FlightFixture(timing: .spring(dampingRatio: 1, duration: duration))
      if startedByFinger { fixture.transition.pause() }
      fixture.present()
      fixture.transition.pause()
      let grabbed = fixture.shown[0]
      fixture.device.advance(by: 0.1)
      // Held, the view stays where it was shown.
      #expect(abs(fixture.shown[0] - grabbed) < 0.01)
      let places = stride(from: 0.02, through: 0.98, by: 0.003).map { progress in
        fixture.transition.update(CGFloat(progress))
        fixture.device.advance(by: 1.0 / 60)
        return abs(fixture.shown[0] - FlightFixture.distance * CGFloat(progress))
      }
      fixture.transition.finish(velocity: 1)
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
      return places.max() ?? 0
    }
  }

  @Test("A flight that a pan has started follows the finger within 0.1 points", arguments: timings)
  func startedByFinger(_ duration: Double) {
    #expect(worst(duration, startedByFinger: true) < 0.1)
  }

  @Test(
    "A flight on UIKit's animator is off by at most half of its step in 1/120 s", arguments: timings
  )
  func startedByTap(_ duration: Double) {
    let curve = TransitionTiming.spring(dampingRatio: 1, duration: duration).curve
    let step = 1 / (120 * duration)
    let steps = stride(from: 0, to: 1 - step, by: 0.001).map {
      curve.progress(at: $0 + step) - curve.progress(at: $0)
    }
    let most = FlightFixture.distance * CGFloat(steps.max() ?? 0)
    let worst = worst(duration, startedByFinger: false)
    #expect(worst > 0.05)
    #expect(worst < 0.6 * most)
  }

  @Test("A flight scrubbed to 1 and back stays held if its animator ends where it is scrubbed")
  func scrubbedToEndAndBack() {
    RuntimeVariants.$current.withValue([.scrubsInSteps, .endsWhereScrubbed]) {
      let fixture = FlightFixture(timing: .easeInOut(0.4))
      fixture.present()
      fixture.device.advance(by: 0.15)
      fixture.transition.pause()
      fixture.transition.update(1)
      fixture.device.advance(by: 0.1)
      #expect(fixture.transition.phase == .held && fixture.shown[0] > 199)
      fixture.transition.update(0.4)
      fixture.device.advance(by: 0.1)
      #expect(fixture.transition.phase == .held && abs(fixture.shown[0] - 80) < 4)
      fixture.transition.cancel()
      fixture.expectRest(at: .start)
    }
  }
}
