import Foundation

/// How a transition's progress runs on after a finger has let it go, to its end or back to its
/// start.
///
/// ```swift
/// reveal.settling = .spring(dampingRatio: 0.8, response: 0.4)
/// ```
nonisolated public struct TransitionSettling: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case spring(Spring, longestDuration: TimeInterval)
    case timingCurve(speed: Double)
  }

  let kind: Kind

  /// TransitionSettling along a spring that takes over the finger's velocity. This is the default.
  ///
  /// The motion begins at exactly the finger's velocity. Without bounce it never overshoots,
  /// however hard the flick: the spring is made as stiff as that takes, so a fast flick also
  /// arrives sooner. A velocity away from the target first carries on a little in its own
  /// direction.
  ///
  /// The one exception: a finger that would have been at the target within 1/120 s, a frame of the
  /// fastest displays, goes on at the speed that takes that long.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 arrives without overshoot, less overshoots the target; above 1 it is 1.
  ///   - response: The period in seconds that the spring would have without damping: less is
  ///     stiffer. At a damping ratio of 1 the motion from rest lasts 1.47 times as long.
  ///   - longestDuration: The longest time to rest, in seconds, at any velocity: a spring that
  ///     would take longer is made stiffer.
  /// - Returns: The settling.
  /// - Precondition: All three are finite and above zero.
  public static func spring(
    dampingRatio: Double = 1, response: TimeInterval = 0.35, longestDuration: TimeInterval = 1
  ) -> TransitionSettling {
    precondition(
      longestDuration.isFinite && longestDuration > 0,
      "The longest duration of a settling must be finite and above zero")
    let spring = Spring(dampingRatio: dampingRatio, response: response)
    return TransitionSettling(kind: .spring(spring, longestDuration: longestDuration))
  }

  /// TransitionSettling along the transition's timing curve, from where it has the progress that
  /// the finger left. The finger's velocity does not count.
  ///
  /// - Parameter speed: How many times as fast as the transition's own duration; 1 for the same
  ///   pace.
  /// - Returns: The settling.
  /// - Precondition: `speed` is finite and above zero.
  public static func timingCurve(speed: Double = 1) -> TransitionSettling {
    precondition(
      speed.isFinite && speed > 0, "The speed of a settling must be finite and above zero")
    return TransitionSettling(kind: .timingCurve(speed: speed))
  }
}
