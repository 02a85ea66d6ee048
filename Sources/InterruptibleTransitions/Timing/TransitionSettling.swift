import Foundation

/// The motion of a transition after a release, to its end or back to its start.
///
/// ```swift
/// reveal.configuration.settling = .spring(dampingRatio: 0.8, response: 0.4)
/// ```
nonisolated public struct TransitionSettling: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case spring(Spring, longestDuration: TimeInterval)
    case timingCurve(speed: Double)
  }

  let kind: Kind

  /// Settles along a spring that continues the finger's velocity. This is the default.
  ///
  /// The motion begins at exactly the finger's velocity. With a damping ratio of 1, the motion
  /// never overshoots, at any velocity: the spring is made stiff enough, so a fast flick also
  /// arrives sooner. If the velocity leads away from the target, the transition first moves on a
  /// little in that direction.
  ///
  /// There is one exception. If the finger would reach the target within 1/120 s, a frame of the
  /// fastest displays, the motion takes 1/120 s.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping ratio, limited to 0.01...1. At 1 the motion does not overshoot
  ///     the target, and below 1 it does. The default is 1.
  ///   - response: The undamped period of the spring, in seconds, limited to 0.001...3600. A
  ///     smaller value makes the spring stiffer. The default is 0.35. At a damping ratio of 1, the
  ///     motion without an initial velocity over the whole progress lasts 1.93 times the response.
  ///   - longestDuration: The longest duration of the motion, in seconds, at any velocity. It is
  ///     limited to 0.01...3600, and the default is 1. A spring that would take longer is made
  ///     stiffer.
  /// - Returns: The settling.
  /// - Precondition: All three are finite and above zero.
  public static func spring(
    dampingRatio: Double = 1, response: TimeInterval = 0.35, longestDuration: TimeInterval = 1
  ) -> TransitionSettling {
    precondition(
      [dampingRatio, response, longestDuration].allSatisfy { $0.isFinite && $0 > 0 },
      "The damping ratio, response and longest duration of a settling must be finite and above zero"
    )
    let spring = Spring(
      dampingRatio: max(dampingRatio, 0.01), response: response.clamped(to: 0.001...3600))
    return TransitionSettling(
      kind: .spring(spring, longestDuration: longestDuration.clamped(to: 0.01...3600)))
  }

  /// Settles along the transition's timing curve.
  ///
  /// The motion begins at the fraction with the progress at the release. The finger's velocity does
  /// not count.
  ///
  /// - Parameter speed: The speed relative to the transition's timing, limited to 0.001...1000. The
  ///   default, 1, is the same speed.
  /// - Returns: The settling.
  /// - Precondition: `speed` is finite and above zero.
  public static func timingCurve(speed: Double = 1) -> TransitionSettling {
    precondition(
      speed.isFinite && speed > 0, "The speed of a settling must be finite and above zero")
    return TransitionSettling(kind: .timingCurve(speed: speed.clamped(to: 0.001...1000)))
  }
}
