import Foundation

/// Progress over the fraction of a duration, limited to 0...1, where NaN is 0. Progress is exactly
/// 0 at the start and 1 at the end, and may be outside 0...1 between them.
nonisolated enum TimingCurve: Hashable, Sendable {
  case cubic(CubicCurve)

  /// A spring over `duration` seconds, at the end of which the value jumps to the target.
  ///
  /// The initial velocity is in distances per second.
  case spring(Spring, initialVelocity: Double = 0, duration: TimeInterval)

  /// A curve without readable values, because UIKit's spring parameters have no getters.
  ///
  /// The curve counts as linear: a scrubbed fraction equals the finger's progress, so the views do
  /// not jump.
  case opaque

  /// Returns the curve for a duration in seconds, of which a spring shows more or less.
  func lasting(_ duration: TimeInterval) -> TimingCurve {
    guard case .spring(let spring, let velocity, _) = self else { return self }
    return .spring(spring, initialVelocity: velocity, duration: duration)
  }

  func progress(at fraction: Double) -> Double {
    let fraction = fraction.clampedToUnit
    switch self {
    case .cubic(let curve):
      return curve.value(at: fraction)
    case .spring(let spring, let velocity, let duration):
      guard fraction < 1, duration > 0 else { return fraction }
      return spring.value(at: fraction * duration, initialVelocity: velocity)
    case .opaque:
      return fraction
    }
  }

  /// Returns the derivative of ``progress(at:)``, one-sided at both ends and always finite.
  func speed(at fraction: Double) -> Double {
    let fraction = fraction.clampedToUnit
    switch self {
    case .cubic(let curve):
      return curve.slope(at: fraction)
    case .spring(let spring, let velocity, let duration):
      guard duration > 0 else { return 1 }
      return spring.velocity(at: fraction * duration, initialVelocity: velocity) * duration
    case .opaque:
      return 1
    }
  }

  /// Returns the curve at a fraction of the duration within 0...1, with its derivatives.
  func point(at fraction: Double) -> RootFinder.Point {
    switch self {
    case .cubic(let curve):
      return curve.point(at: fraction)
    case .spring(let spring, let velocity, let duration) where fraction < 1 && duration > 0:
      var point = spring.point(at: fraction * duration, initialVelocity: velocity)
      point.slope *= duration
      point.curvature *= duration * duration
      return point
    case .spring, .opaque:
      return RootFinder.Point(value: fraction, slope: 1, curvature: 0)
    }
  }

  /// Returns the first fraction, 0…1, at a progress limited to 0...1, where NaN is 0. A greater
  /// progress never has an earlier fraction. It is 1 if a spring does not reach the progress.
  func fraction(at progress: Double, near guess: Double? = nil) -> Double {
    let progress = progress.clampedToUnit
    switch self {
    case .cubic(let curve):
      return curve.fraction(at: progress)
    case .spring(let spring, let velocity, let duration):
      guard duration > 0 else { return progress }
      let time = spring.firstCrossing(
        of: progress, initialVelocity: velocity, near: guess.map { $0 * duration })
      return min(time / duration, 1)
    case .opaque:
      return progress
    }
  }
}
