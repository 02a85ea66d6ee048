import Foundation

/// One run of progress after a release: where it is, and how fast, at each moment until it rests.
nonisolated struct SettlingMotion: Hashable, Sendable {
  /// A distance that counts as none, in progress.
  static let negligibleDistance = 1e-9

  /// The greatest velocity, in progress per second in either direction, that a release is taken to
  /// have: far more than any finger's.
  static let greatestVelocity = 1000.0

  /// The greatest velocity towards the target, in remaining distances per second: the whole rest
  /// within a frame of the fastest displays, beyond which nobody can see a difference.
  static let greatestApproach = 120.0

  private enum Path: Hashable, Sendable {
    case none
    /// The velocity is in distances per second.
    case spring(Spring, velocity: Double)
    /// The rate is in fractions per second, negative towards the start.
    case curve(TimingCurve, from: Double, rate: Double)
  }

  /// The progress at the release, from 0 to 1.
  let start: Double

  /// The progress at which it rests: 1 or 0.
  let target: Double

  /// How long it takes, in seconds. From then on progress is exactly ``target``.
  let duration: TimeInterval

  private let path: Path

  /// The motion after a release.
  ///
  /// - Parameters:
  ///   - settling: Spring or curve.
  ///   - release: Progress and velocity at the moment of letting go.
  ///   - towardsEnd: Whether it settles at progress 1 or at 0.
  ///   - curve: The curve that a settling along the timing curve follows.
  ///   - duration: The whole curve's duration in seconds at the speed 1; not negative.
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

  /// The motion along a spring, which begins at the release's velocity: stiffened so that the
  /// velocity makes no critically damped spring overshoot, and so that none lasts longer than it
  /// may.
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
    let stiffened = spring.stiffened(for: velocity, longestDuration: longestDuration)
    path = .spring(stiffened, velocity: velocity)
    duration = stiffened.settlingDuration(initialVelocity: velocity)
  }

  /// The motion along a timing curve, from its inverse at the progress, whatever the velocity was.
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

  /// The progress some seconds after the release; before it and for NaN, the progress at it.
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
      // From the target back: so that what is left shrinks to nothing without a rounding step.
      return target
        - (target - start) * spring.residual(at: elapsed, initialVelocity: velocity)
    case .curve(let curve, let fraction, let rate):
      return curve.progress(at: fraction + rate * elapsed)
    }
  }

  /// The velocity some seconds after the release, in progress per second: the derivative of
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
