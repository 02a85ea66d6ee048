import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite("Settling after a release")
nonisolated struct SettlingMotionTests {
  /// A release, and the end at which the flight settles.
  nonisolated struct Case: Sendable, CustomStringConvertible {
    let progress: Double
    let velocity: Double
    let towardsEnd: Bool

    var target: Double { towardsEnd ? 1 : 0 }
    var distance: Double { target - progress }
    /// The velocity toward the target, in remaining distances per second.
    var relativeVelocity: Double { velocity / distance }
    var description: String { "\(progress) at \(velocity)/s to \(target)" }

    func motion(_ settling: TransitionSettling) -> SettlingMotion {
      SettlingMotion(
        settling, from: TransitionRelease(progress: progress, velocity: velocity),
        towardsEnd: towardsEnd,
        curve: .opaque, duration: 1)
    }
  }

  static let cases: [Case] = [0.0, 0.02, 0.3, 0.5, 0.8, 0.99, 1].flatMap { progress in
    [0, 0.2, -0.2, 1, -1, 5, -5, 30, -30, 1e4, -1e4].flatMap { velocity in
      [true, false].map { Case(progress: progress, velocity: velocity, towardsEnd: $0) }
    }
  }.filter { $0.distance != 0 }

  static let settlings: [TransitionSettling] = [
    .spring(), .spring(dampingRatio: 0.6), .spring(response: 0.1), .spring(response: 3),
    .spring(dampingRatio: 0.3, response: 2, longestDuration: 0.4),
  ]

  @Test("The motion starts at the progress of the release", arguments: cases)
  func startsAtProgress(_ release: Case) {
    for settling in Self.settlings {
      let motion = release.motion(settling)
      for elapsed in [0, -1, .nan] as [Double] {
        #expect(motion.progress(at: elapsed) == release.progress)
      }
      #expect(abs(motion.progress(at: 1e-9) - release.progress) < 1e-5)
    }
  }

  @Test(
    "The motion starts at the velocity of the release",
    arguments: cases.filter { abs($0.velocity) <= 1000 })
  func startsAtVelocity(_ release: Case) {
    for settling in Self.settlings {
      let motion = release.motion(settling)
      let greatest = SettlingMotion.greatestApproach
      let expected =
        release.relativeVelocity > greatest ? greatest * release.distance : release.velocity
      #expect(abs(motion.velocity(at: 0) - expected) < 1e-12 * max(1, abs(expected)))
      let step = 1e-8
      let measured = (motion.progress(at: step) - release.progress) / step
      #expect(abs(measured - expected) < 0.01 * max(0.1, abs(expected)))
    }
  }

  @Test("The velocity is the derivative of the progress", arguments: cases)
  func derivative(_ release: Case) {
    for settling in Self.settlings {
      let motion = release.motion(settling)
      for fraction in stride(from: 0.05, to: 1, by: 0.05) {
        let time = motion.duration * fraction
        let step = motion.duration * 1e-5
        let after = motion.progress(at: time + step)
        let measured = (after - motion.progress(at: time - step)) / (2 * step)
        let reported = motion.velocity(at: time)
        #expect(abs(reported - measured) < 1e-4 * max(1, abs(release.velocity)))
      }
    }
  }

  @Test("Without bounce the motion neither overshoots nor turns back", arguments: cases)
  func noOvershoot(_ release: Case) {
    for settling in [TransitionSettling.spring(), .spring(response: 0.1), .spring(response: 3)] {
      let motion = release.motion(settling)
      var last = abs(release.distance)
      for step in 1...500 {
        let progress = motion.progress(at: motion.duration * Double(step) / 500)
        let left = (motion.target - progress) * (release.towardsEnd ? 1 : -1)
        #expect(left >= 0)
        if release.relativeVelocity >= 0 { #expect(left <= last + 1e-12) }
        last = left
      }
    }
  }

  @Test("A bouncy spring follows its step response, which overshoots")
  func overshoot() {
    let release = Case(progress: 0.5, velocity: 1, towardsEnd: true)
    let motion = release.motion(.spring(dampingRatio: 0.5, response: 0.3))
    let spring = Spring(dampingRatio: 0.5, response: 0.3)
    var highest = 0.0
    for step in 0..<200 {
      let time = motion.duration * Double(step) / 200
      let expected = 0.5 + 0.5 * spring.value(at: time, initialVelocity: 2)
      #expect(abs(motion.progress(at: time) - expected) < 1e-12)
      highest = max(highest, motion.progress(at: time))
    }
    #expect(highest > 1.05)
  }

  @Test("At its duration and later, the motion is exactly at its target", arguments: cases)
  func ends(_ release: Case) {
    for settling in Self.settlings {
      let motion = release.motion(settling)
      for time in [motion.duration, motion.duration.nextUp, 100, .infinity] {
        #expect(motion.progress(at: time) == release.target)
        #expect(motion.velocity(at: time) == 0)
      }
      let last = motion.progress(at: motion.duration.nextDown)
      #expect(abs(last - release.target) <= 0.001001 * abs(release.distance))
    }
  }

  @Test(
    "The motion never exceeds its longest duration", arguments: cases,
    [0.05, 0.4, 1] as [TimeInterval])
  func longestDuration(_ release: Case, longest: TimeInterval) {
    for (ratio, response) in [(1, 0.35), (1, 20), (0.5, 0.35), (0.01, 5)] as [(Double, Double)] {
      let settling = TransitionSettling.spring(
        dampingRatio: ratio, response: response, longestDuration: longest)
      let motion = release.motion(settling)
      #expect(motion.duration > 0 && motion.duration <= longest)
    }
  }

  @Test("The default longest duration is one second")
  func longestByDefault() {
    let release = Case(progress: 0, velocity: 0, towardsEnd: true)
    let motion = release.motion(.spring(response: 20))
    #expect(motion.duration <= 1 && motion.duration > 0.9)
  }

  @Test("With a velocity away from the target, the motion first moves away")
  func away() {
    let motion = Case(progress: 0.6, velocity: -2, towardsEnd: true).motion(.spring())
    let lowest = (0...1000).map { motion.progress(at: Double($0) / 1000) }.min() ?? 1
    // By the closed form, the turning point is at 12 ms, 2.8 % of the distance behind the release.
    #expect(abs(lowest - 0.5887) < 1e-4)
  }

  @Test("A spring within the bounds is not stiffened")
  func notStiffened() {
    let motion = Case(progress: 0.4, velocity: 3, towardsEnd: true).motion(.spring())
    let spring = Spring(dampingRatio: 1, response: 0.35)
    let tolerance = SettlingMotion.toleratedDistance / 0.6
    #expect(
      abs(motion.duration - spring.settlingDuration(initialVelocity: 5, within: tolerance)) < 1e-12)
  }

  @Test(
    "The motion ends within 0.1 points of its target on any screen, from any distance",
    arguments: [1, 3, 20])
  func restsQuietly(from distance: Double) {
    let screen = 1366.0
    for ratio in [0.4, 0.6, 0.8, 1] {
      for progress in [1 + distance, 0.5, 0] {
        let motion = Case(progress: progress, velocity: -1, towardsEnd: true)
          .motion(.spring(dampingRatio: ratio, longestDuration: 20))
        let last = motion.progress(at: motion.duration * (1 - 1e-9))
        #expect(abs(last - 1) * screen < 0.1)
      }
    }
  }

  @Test("A mirrored release has the mirrored motion", arguments: cases)
  func mirror(_ release: Case) {
    let mirrored = Case(
      progress: 1 - release.progress, velocity: -release.velocity,
      towardsEnd: !release.towardsEnd)
    let motion = release.motion(.spring())
    let other = mirrored.motion(.spring())
    for time in stride(from: 0, to: 0.5, by: 0.05) {
      let size = max(1, abs(release.velocity))
      #expect(abs(motion.progress(at: time) + other.progress(at: time) - 1) < 1e-9 * size)
    }
  }

  @Test("An excessive velocity is limited")
  func greatestVelocity() {
    let wild = Case(progress: 0.4, velocity: -1e300, towardsEnd: true).motion(.spring())
    #expect(abs(wild.velocity(at: 0) + SettlingMotion.greatestVelocity) < 1e-9)
    #expect(wild.duration <= 1)
  }

  @Test("A zero distance has a zero duration", arguments: [0, 5, -5, .nan, .infinity] as [Double])
  func zeroDistance(velocity: Double) {
    for towardsEnd in [true, false] {
      let release = Case(progress: towardsEnd ? 1 : 0, velocity: velocity, towardsEnd: towardsEnd)
      for settling in [TransitionSettling.spring(), .timingCurve()] {
        let motion = release.motion(settling)
        #expect(motion.duration == 0)
        #expect(motion.progress(at: 0) == release.target)
        #expect(motion.velocity(at: 0) == 0)
      }
    }
  }

  @Test(
    "A velocity that is not finite counts as 0",
    arguments: [.nan, .infinity, -.infinity] as [Double])
  func nonsense(velocity: Double) {
    for towardsEnd in [true, false] {
      let motion = Case(progress: 0.4, velocity: velocity, towardsEnd: towardsEnd).motion(.spring())
      #expect(motion == Case(progress: 0.4, velocity: 0, towardsEnd: towardsEnd).motion(.spring()))
    }
    let start = Case(progress: .nan, velocity: 0, towardsEnd: true).motion(.spring())
    #expect(start.start == 0)
  }

  @Test("A release at its target moves nothing")
  func nothingLeft() {
    for settling in Self.settlings + [.timingCurve()] {
      let motion = SettlingMotion(
        settling, from: TransitionRelease(progress: 1, velocity: 3), towardsEnd: true,
        curve: .opaque, duration: 1)
      #expect(motion.duration == 0)
      for elapsed in [-1, 0, 1, .nan] as [Double] {
        #expect(motion.progress(at: elapsed) == 1 && motion.velocity(at: elapsed) == 0)
      }
    }
  }
}
