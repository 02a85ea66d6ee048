import Foundation

/// The state of a transition at the moment when it is released.
///
/// ```swift
/// reveal.completionRule = .custom { release in
///   release.progress > 0.5 || release.velocity > 2
/// }
/// ```
nonisolated public struct TransitionRelease: Hashable, Sendable {
  /// The progress of the transition, from 0 at its start to 1 at its end.
  public let progress: Double

  /// The velocity of the transition, in progress per second; positive towards the end.
  public let velocity: Double

  /// Makes a release. Values that a finger can report never trap.
  ///
  /// - Parameters:
  ///   - progress: The progress; limited to 0...1, and NaN is 0.
  ///   - velocity: The velocity in progress per second; NaN and infinities are 0.
  public init(progress: Double, velocity: Double) {
    self.progress = progress.clampedToUnit
    self.velocity = velocity.finiteOrZero
  }

  /// Makes a release that may be past an end: its progress is not limited.
  init(at position: Double, velocity: Double) {
    progress = position.finiteOrZero
    self.velocity = velocity.finiteOrZero
  }
}
