import Foundation

/// The motion of a flight after a release, with a progress and a velocity at each moment.
nonisolated struct SettlingMotion: Hashable, Sendable {
  /// A distance to the target that counts as zero, in progress.
  static let negligibleDistance = 1e-9

  /// The greatest distance from the target at which a spring may end, in progress.
  ///
  /// It is a tenth of a point over the height of the largest screens.
  static let restingDistance = 7e-5

  /// The greatest velocity of a release, in progress per second in either direction.
  ///
  /// It is far greater than the velocity of any finger.
  static let greatestVelocity = 1000.0

  /// The greatest velocity toward the target, in remaining distances per second.
  ///
  /// At this velocity the motion covers the whole remaining distance within a frame of the fastest
  /// displays. A higher velocity would make no visible difference.
  static let greatestApproach = 120.0

  private enum Path: Hashable, Sendable {
    case none
    /// The velocity is in distances per second.
    case spring(Spring, velocity: Double)
    /// The rate is in fractions per second, negative toward the start.
    case curve(TimingCurve, from: Double, rate: Double)
  }

  /// The progress at the release. It is above 1 if a spring is grabbed past its end.
  let start: Double

  /// The progress at which the motion ends: 1 or 0.
  let target: Double

  /// The duration of the motion, in seconds. At its end, the progress is exactly ``target``.
  let duration: TimeInterval

  private let path: Path

  /// The spring of the motion, after stiffening.
  ///
  /// The value is nil along a timing curve, and if there is no remaining distance.
  var spring: Spring? {
    if case .spring(let spring, _) = path { spring } else { nil }
  }

  /// Creates the motion after a release.
  ///
  /// - Parameters:
  ///   - settling: The kind of motion: a spring or a curve.
  ///   - release: The progress and the velocity at the release.
  ///   - towardsEnd: Whether the motion settles at progress 1, not at 0.
  ///   - curve: The curve for a motion along the timing curve.
  ///   - duration: The duration of the whole curve, in seconds, at the speed 1. It is not negative.
  init(
    _ settling: TransitionSettling, from release: TransitionRelease, towardsEnd: Bool,
    curve: TimingCurve, duration: TimeInterval
  ) {
    switch settling.kind {
    case .spring(let spring, let longestDuration):
      self.init(
        spring: spring, from: release, towardsEnd: towardsEnd, longestDuration: longestDuration)
    case .timingCurve(let speed):
      self.init(
        curve: curve, duration: duration, speed: speed, from: release.progress,
        towardsEnd: towardsEnd)
    }
  }

  /// Creates a motion along a spring that begins at the velocity of the release.
  ///
  /// The spring is stiffened for two reasons. The velocity must not make a critically damped spring
  /// overshoot, and the motion must not last longer than `longestDuration`.
  init(
    spring: Spring, from release: TransitionRelease, towardsEnd: Bool, longestDuration: TimeInterval
  ) {
    start = release.progress
    target = towardsEnd ? 1 : 0
    let distance = target - start
    guard abs(distance) > Self.negligibleDistance else {
      path = .none
      duration = 0
      return
    }
    let velocity = min(
      release.velocity.limited(to: Self.greatestVelocity) / distance, Self.greatestApproach)
    let tolerance = min(Spring.tolerance, Self.restingDistance / abs(distance))
    let stiffened = spring.stiffened(
      for: velocity, longestDuration: longestDuration, within: tolerance)
    path = .spring(stiffened, velocity: velocity)
    duration = stiffened.settlingDuration(initialVelocity: velocity, within: tolerance)
  }

  /// Creates a motion along a timing curve, from the fraction with the given progress.
  ///
  /// The velocity of the release does not count.
  init(
    curve: TimingCurve, duration: TimeInterval, speed: Double, from progress: Double,
    towardsEnd: Bool
  ) {
    start = progress.clampedToUnit
    target = towardsEnd ? 1 : 0
    let fraction = curve.fraction(at: start)
    let rest = towardsEnd ? 1 - fraction : fraction
    guard rest > 0, duration > 0, abs(target - start) > Self.negligibleDistance else {
      path = .none
      self.duration = 0
      return
    }
    let rate = speed / duration
    path = .curve(curve, from: fraction, rate: towardsEnd ? rate : -rate)
    self.duration = rest / rate
  }

  /// Returns the progress at a time after the release, in seconds.
  ///
  /// Before the release, and for NaN, this is the progress at the release. The progress is outside
  /// 0...1 if a bouncy spring or a curve overshoots. It is also outside if a velocity away from the
  /// target leads past the start.
  func progress(at elapsed: TimeInterval) -> Double {
    guard elapsed < duration || elapsed.isNaN else { return target }
    guard elapsed > 0 else { return start }
    switch path {
    case .none:
      return target
    case .spring(let spring, let velocity):
      // Subtracting from the target makes the remaining distance shrink to zero without a rounding
      // step.
      return target
        - (target - start) * spring.residual(at: elapsed, initialVelocity: velocity)
    case .curve(let curve, let fraction, let rate):
      return curve.progress(at: fraction + rate * elapsed)
    }
  }

  /// Returns the velocity at a time after the release, in progress per second.
  ///
  /// This is the derivative of ``progress(at:)``, and 0 from the end of the duration on.
  func velocity(at elapsed: TimeInterval) -> Double {
    guard elapsed < duration || elapsed.isNaN else { return 0 }
    let elapsed = elapsed > 0 ? elapsed : 0
    switch path {
    case .none:
      return 0
    case .spring(let spring, let velocity):
      return (target - start) * spring.velocity(at: elapsed, initialVelocity: velocity)
    case .curve(let curve, let fraction, let rate):
      return rate * curve.speed(at: fraction + rate * elapsed)
    }
  }
}
