import Foundation

/// The progress and the velocity of a transition when it is released.
///
/// ```swift
/// reveal.configuration.completionRule = .custom { release in
///   release.progress > 0.5 || release.velocity > 2
/// }
/// ```
nonisolated public struct TransitionRelease: Hashable, Sendable {
  /// The progress of the transition, from 0 at its start to 1 at its end.
  public let progress: Double

  /// The velocity of the transition, in progress per second, positive toward the end.
  public let velocity: Double

  /// Creates a release.
  ///
  /// Values that a finger can report never trap.
  ///
  /// - Parameters:
  ///   - progress: The progress, limited to 0...1. NaN is 0.
  ///   - velocity: The velocity in progress per second. NaN and infinities are 0.
  public init(progress: Double, velocity: Double) {
    self.progress = progress.clampedToUnit
    self.velocity = velocity.finiteOrZero
  }

  /// Creates a release at a position that may be past an end, so its progress is not limited.
  init(at position: Double, velocity: Double) {
    progress = position.finiteOrZero
    self.velocity = velocity.finiteOrZero
  }
}
