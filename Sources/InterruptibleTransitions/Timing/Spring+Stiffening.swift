import Foundation

nonisolated extension Spring {
  /// Returns a spring with the same motion over a longer or shorter time.
  ///
  /// - Parameter factor: The factor of the time, finite and above zero.
  /// - Returns: A spring of mass 1, with a frequency within 1e-6...1e6 radians per second. Beyond
  ///   that range UIKit does not accept the stiffness.
  func slowed(by factor: Double) -> Spring {
    Spring(dampingRatio: dampingRatio, frequency: (frequency / factor).clamped(to: 1e-6...1e6))
  }

  /// Returns a spring that is stiff enough to meet two bounds: this spring, or the softest stiffer
  /// one.
  ///
  /// The first bound: the frequency is not below the velocity toward the target. A critically
  /// damped spring then does not overshoot, because its residual `(1 + (frequency - velocity) *
  /// time) * exp(-frequency * time)` has no zero.
  ///
  /// The second bound: the spring settles within the longest duration.
  ///
  /// - Parameters:
  ///   - velocity: The initial velocity in distances per second, positive toward the target.
  ///   - longestDuration: The longest duration in seconds, above zero.
  ///   - tolerance: The distance from the target that counts as zero, as a fraction of the whole
  ///     distance.
  /// - Returns: A spring of mass 1 with the same damping ratio, or this spring if it meets both
  ///   bounds.
  func stiffened(
    for velocity: Double, longestDuration: TimeInterval, within tolerance: Double = Spring.tolerance
  ) -> Spring {
    func spring(_ frequency: Double) -> Spring {
      Spring(dampingRatio: dampingRatio, frequency: frequency)
    }
    func isShortEnough(_ frequency: Double) -> Bool {
      let spring = spring(frequency)
      return spring.settlingDuration(initialVelocity: velocity, within: tolerance)
        <= longestDuration
    }
    let soft = max(frequency, velocity)
    if isShortEnough(soft) { return soft == frequency ? self : spring(soft) }
    var stiff = 2 * soft
    while !isShortEnough(stiff) { stiff *= 2 }
    return spring(RootFinder.first(in: soft...stiff, where: isShortEnough))
  }
}
