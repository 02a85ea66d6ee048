import Foundation

/// The shape of a transition's timing: progress over the fraction of its duration, and its inverse.
///
/// Fractions are limited to 0...1 everywhere, and NaN is 0. Progress is exactly 0 at 0 and exactly
/// 1 at 1. Between them it may lie outside 0...1 where the curve overshoots or first swings back.
nonisolated enum TimingCurve: Hashable, Sendable {
  case cubic(CubicCurve)

  /// A spring over `duration` seconds, at the end of which it snaps from its value to its target.
  /// The initial velocity is in distances per second.
  case spring(Spring, initialVelocity: Double = 0, duration: TimeInterval)

  /// A curve that cannot be read: UIKit's spring parameters have no getters. It counts as linear,
  /// so that a scrubbed fraction is the finger's progress and nothing jumps.
  case opaque

  /// Returns the curve for an animator that lasts some time, in seconds. A spring has the same
  /// motion, and less or more of it.
  func lasting(_ duration: TimeInterval) -> TimingCurve {
    guard case .spring(let spring, let velocity, _) = self else { return self }
    return .spring(spring, initialVelocity: velocity, duration: duration)
  }

  /// Returns the progress at a fraction of the duration.
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

  /// Returns the progress per unit of fraction: the derivative of ``progress(at:)``, one-sided at
  /// both ends. It is always finite.
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

  /// Returns the fraction of the duration at which the curve first has a progress: the inverse of
  /// ``progress(at:)``. More progress never has an earlier fraction.
  ///
  /// The progress is limited to 0...1; NaN is 0. Progress that a spring has not reached when it
  /// snaps to its target has the fraction 1.
  ///
  /// - Parameters:
  ///   - progress: The progress.
  ///   - guess: A fraction near the result, which saves steps of the search.
  /// - Returns: The fraction, 0…1.
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
