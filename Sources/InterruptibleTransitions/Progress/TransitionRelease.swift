import Foundation

/// The progress and the velocity of a transition when it is released.
///
/// A rule of an app often counts in points, and differs for both directions:
///
/// ```swift
/// reveal.configuration.completionRule = .custom { release in
///   if release.isPresenting { return release.progress > 0.5 }
///   return release.travel > 100 || release.pointsPerSecond > 500
/// }
/// ```
nonisolated public struct TransitionRelease: Hashable, Sendable {
  /// The progress of the transition, from 0 at its start to 1 at its end.
  public let progress: Double

  /// The velocity of the transition, in progress per second, positive toward the end.
  public let velocity: Double

  /// Whether the flight presents, pushes, or selects a later tab; true if UIKit has not begun it.
  public let isPresenting: Bool

  /// The distance that the fingers have moved toward the end since they took hold, in points.
  ///
  /// The distance is negative away from the end. It is 0 without fingers, and for a gesture that is
  /// not along a line, such as a pinch. The first ten points or so, after which UIKit recognizes a
  /// drag, do not count. If the fingers carry an element, the distance is that of its pose. In a
  /// pull, it is the distance after the mapping, or the distance of the content.
  public let travel: CGFloat

  /// The velocity of the ``travel``, in points per second, positive toward the end.
  ///
  /// The velocity is 0 without fingers, for fingers that have not moved for 0.1 s, and for a
  /// gesture that is not along a line.
  public let pointsPerSecond: CGFloat

  /// Creates a release.
  ///
  /// Values that a finger can report never trap.
  ///
  /// - Parameters:
  ///   - progress: The progress, limited to 0...1. NaN is 0.
  ///   - velocity: The velocity in progress per second. NaN and infinities are 0.
  ///   - isPresenting: Whether the flight presents. The default is true.
  ///   - travel: The distance of the fingers, in points. NaN and infinities are 0.
  ///   - pointsPerSecond: The velocity of the fingers, in points per second. NaN and infinities are
  ///     0.
  public init(
    progress: Double, velocity: Double, isPresenting: Bool = true, travel: CGFloat = 0,
    pointsPerSecond: CGFloat = 0
  ) {
    self.progress = progress.clampedToUnit
    self.velocity = velocity.finiteOrZero
    self.isPresenting = isPresenting
    self.travel = travel.isFinite ? travel : 0
    self.pointsPerSecond = pointsPerSecond.isFinite ? pointsPerSecond : 0
  }

  /// Creates a release at a position that may be past an end, so its progress is not limited.
  init(at position: Double, velocity: Double) {
    progress = position.finiteOrZero
    self.velocity = velocity.finiteOrZero
    isPresenting = true
    travel = 0
    pointsPerSecond = 0
  }
}
