import Foundation

/// The motion of a flight after a release, with a progress and a velocity at each moment.
nonisolated struct SettlingMotion: Hashable, Sendable {
  /// A distance to the target that counts as zero, in progress.
  static let negligibleDistance = 1e-9

  /// The greatest distance of an ended spring, in progress: 0.1 points on the largest screens.
  static let toleratedDistance = 7e-5

  /// The greatest velocity of a release, in progress per second, far above that of any finger.
  static let greatestVelocity = 1000.0

  /// The greatest velocity toward the target, in remaining distances per second. It covers the
  /// distance within a frame of the fastest displays.
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

  /// The stiffened spring; nil along a timing curve, and without a remaining distance.
  var spring: Spring? {
    if case .spring(let spring, _) = path { spring } else { nil }
  }

  /// Creates the motion after a release. The duration of the whole curve is in seconds, at the
  /// speed 1, and not negative.
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

  /// Creates a motion along a spring, stiffened so that a critically damped spring does not
  /// overshoot, and the motion does not last longer than `longestDuration`.
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
    let tolerance = min(Spring.tolerance, Self.toleratedDistance / abs(distance))
    let stiffened = spring.stiffened(
      for: velocity, longestDuration: longestDuration, within: tolerance)
    path = .spring(stiffened, velocity: velocity)
    duration = stiffened.settlingDuration(initialVelocity: velocity, within: tolerance)
  }

  /// Creates a motion along a timing curve, which ignores the velocity of the release.
  init(
    curve: TimingCurve, duration: TimeInterval, speed: Double, from progress: Double,
    towardsEnd: Bool
  ) {
    start = progress.clampedToUnit
    target = towardsEnd ? 1 : 0
    let fraction = curve.fraction(at: start)
    let remainder = towardsEnd ? 1 - fraction : fraction
    guard remainder > 0, duration > 0, abs(target - start) > Self.negligibleDistance else {
      path = .none
      self.duration = 0
      return
    }
    let rate = speed / duration
    path = .curve(curve, from: fraction, rate: towardsEnd ? rate : -rate)
    self.duration = remainder / rate
  }

  /// Returns the progress at a time, in seconds. Times before the release, and NaN, are the
  /// release. It is outside 0...1 in an overshoot, or if the velocity leads past the start.
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

  /// Returns the derivative of ``progress(at:)``, in progress per second, and 0 after the duration.
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
