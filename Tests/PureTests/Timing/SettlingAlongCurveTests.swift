import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite("Settling along a timing curve")
nonisolated struct SettlingAlongCurveTests {
  private static let curves: [TimingCurve] = [
    .cubic(.linear), .cubic(.easeIn), .cubic(.easeOut), .cubic(.easeInOut), .opaque,
    .spring(Spring(dampingRatio: 0.8, duration: 0.8), duration: 0.8),
  ]

  private func motion(
    _ curve: TimingCurve, from progress: Double, towardsEnd: Bool, speed: Double = 1,
    duration: TimeInterval = 0.8
  ) -> SettlingMotion {
    SettlingMotion(
      .timingCurve(speed: speed), from: TransitionRelease(progress: progress, velocity: 7),
      towardsEnd: towardsEnd, curve: curve, duration: duration)
  }

  @Test(
    "The motion starts at the progress and lasts as long as the rest of the curve",
    arguments: curves)
  func starts(curve: TimingCurve) {
    for progress in stride(from: 0.05, to: 1, by: 0.05) {
      let fraction = curve.fraction(at: progress)
      let forwards = motion(curve, from: progress, towardsEnd: true, speed: 2)
      #expect(forwards.progress(at: 0) == progress)
      #expect(abs(forwards.progress(at: 1e-9) - progress) < 1e-6)
      #expect(abs(forwards.duration - (1 - fraction) * 0.4) < 1e-12)
      let backwards = motion(curve, from: progress, towardsEnd: false)
      #expect(abs(backwards.progress(at: 1e-9) - progress) < 1e-6)
      #expect(abs(backwards.duration - fraction * 0.8) < 1e-12)
    }
  }

  @Test("The motion follows the curve, forward and backward", arguments: curves)
  func follows(curve: TimingCurve) {
    let fraction = curve.fraction(at: 0.4)
    let forwards = motion(curve, from: 0.4, towardsEnd: true)
    let backwards = motion(curve, from: 0.4, towardsEnd: false)
    for time in [0.01, 0.05, 0.1] where time < min(forwards.duration, backwards.duration) {
      let after = fraction + time / 0.8
      let before = fraction - time / 0.8
      #expect(abs(forwards.progress(at: time) - curve.progress(at: after)) < 1e-9)
      #expect(abs(forwards.velocity(at: time) - curve.speed(at: after) / 0.8) < 1e-9)
      #expect(abs(backwards.progress(at: time) - curve.progress(at: before)) < 1e-9)
      #expect(abs(backwards.velocity(at: time) + curve.speed(at: before) / 0.8) < 1e-9)
    }
  }

  @Test("At its duration the motion is exactly at its target", arguments: curves)
  func ends(curve: TimingCurve) {
    for towardsEnd in [true, false] {
      let motion = motion(curve, from: 0.4, towardsEnd: towardsEnd)
      #expect(motion.progress(at: motion.duration) == motion.target)
      #expect(motion.velocity(at: motion.duration) == 0)
      #expect(abs(motion.progress(at: motion.duration * (1 - 1e-9)) - motion.target) < 0.003)
    }
  }

  @Test("A curve with a zero duration completes at once")
  func zeroDuration() {
    let motion = motion(.cubic(.easeIn), from: 0.4, towardsEnd: true, duration: 0)
    #expect(motion.duration == 0)
    #expect(motion.progress(at: 0) == 1)
  }
}
