import Foundation

/// The motion of a flight after a release: its progress and velocity at each moment until it rests.
nonisolated struct SettlingMotion: Hashable, Sendable {
  /// A distance that counts as zero, in progress.
  static let negligibleDistance = 1e-9

  /// The greatest distance from the target at which a spring may come to rest, in progress: a tenth
  /// of a point over the height of the largest screens.
  static let restingDistance = 7e-5

  /// The greatest velocity of a release, in progress per second in either direction: far more than
  /// any finger's.
  static let greatestVelocity = 1000.0

  /// The greatest velocity towards the target, in remaining distances per second. It covers the
  /// whole rest within a frame of the fastest displays, and a higher one would make no visible
  /// difference.
  static let greatestApproach = 120.0

  private enum Path: Hashable, Sendable {
    case none
    /// The velocity is in distances per second.
    case spring(Spring, velocity: Double)
    /// The rate is in fractions per second, negative towards the start.
    case curve(TimingCurve, from: Double, rate: Double)
  }

  /// The progress at the release. It is above 1 where a spring is caught past its end.
  let start: Double

  /// The progress at which the motion rests: 1 or 0.
  let target: Double

  /// The duration of the motion, in seconds. From then on progress is exactly ``target``.
  let duration: TimeInterval

  private let path: Path

  /// The spring of the motion, as stiff as it was made; nil along a timing curve, and if there is
  /// no distance left.
  var spring: Spring? {
    if case .spring(let spring, _) = path { spring } else { nil }
  }

  /// Makes the motion after a release.
  ///
  /// - Parameters:
  ///   - settling: The kind of motion: a spring or a curve.
  ///   - release: The progress and velocity at the release.
  ///   - towardsEnd: Whether the motion settles at progress 1 or at 0.
  ///   - curve: The curve of a settling along the timing curve.
  ///   - duration: The duration of the whole curve, in seconds, at the speed 1; not negative.
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

  /// Makes a motion along a spring that begins at the release's velocity.
  ///
  /// The spring is stiffened so that the velocity does not make a critically damped spring
  /// overshoot, and so that it does not last longer than `longestDuration`.
  init(
    spring: Spring, from release: TransitionRelease, towardsEnd: Bool, longestDuration: TimeInterval
  ) {
    start = release.progress
    target = towardsEnd ? 1 : 0
    let distance = target - start
    guard abs(distance) > Self.negligibleDistance else {
      (path, duration) = (.none, 0)
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

  /// Makes the motion of a flight that another change waits for.
  ///
  /// The spring has an angular frequency of 60 per second. After 0.1 seconds 1.7 % of the distance
  /// are left, about as much as the motion covers in one more frame.
  init(landingFrom progress: Double, towardsEnd: Bool) {
    start = progress
    target = towardsEnd ? 1 : 0
    let spring = Spring(dampingRatio: 1, frequency: 60)
    let isThere = abs(target - start) <= Self.negligibleDistance
    path = isThere ? .none : .spring(spring, velocity: 0)
    duration = isThere ? 0 : 0.1
  }

  /// Makes a motion along a timing curve, from the fraction with the given progress. The velocity
  /// does not count.
  init(
    curve: TimingCurve, duration: TimeInterval, speed: Double, from progress: Double,
    towardsEnd: Bool
  ) {
    start = progress.clampedToUnit
    target = towardsEnd ? 1 : 0
    let fraction = curve.fraction(at: start)
    let rest = towardsEnd ? 1 - fraction : fraction
    guard rest > 0, duration > 0, abs(target - start) > Self.negligibleDistance else {
      (path, self.duration) = (.none, 0)
      return
    }
    let rate = speed / duration
    path = .curve(curve, from: fraction, rate: towardsEnd ? rate : -rate)
    self.duration = rest / rate
  }

  /// Returns the progress some seconds after the release. Before it and for NaN, this is the
  /// progress at the release.
  ///
  /// It lies outside 0...1 where a bouncy spring or a curve overshoots, or where a velocity away
  /// from the target leads out of the range.
  func progress(at elapsed: TimeInterval) -> Double {
    guard elapsed < duration || elapsed.isNaN else { return target }
    guard elapsed > 0 else { return start }
    switch path {
    case .none:
      return target
    case .spring(let spring, let velocity):
      // Back from the target, so that the rest shrinks to zero without a rounding step.
      return target
        - (target - start) * spring.residual(at: elapsed, initialVelocity: velocity)
    case .curve(let curve, let fraction, let rate):
      return curve.progress(at: fraction + rate * elapsed)
    }
  }

  /// Returns the velocity some seconds after the release, in progress per second: the derivative of
  /// ``progress(at:)``, and 0 from its duration on.
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
