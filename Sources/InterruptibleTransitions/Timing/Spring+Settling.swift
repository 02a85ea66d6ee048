import Foundation

nonisolated extension Spring {
  /// Returns the time after which the spring stays within a tolerance of its target, in seconds.
  ///
  /// Below critical damping this is the time at which the envelope reaches the tolerance, `ln((1 +
  /// |decay - velocity| / ringing) / tolerance) / decay`. With the standard ``tolerance`` this is
  /// also the duration that UIKit gives an animator with such a spring. At critical damping the
  /// time is exact.
  ///
  /// - Parameters:
  ///   - initialVelocity: The velocity at the start, in distances per second. It can have any size
  ///     and either direction. NaN and infinities are 0.
  ///   - tolerance: The distance from the target that counts as zero, as a fraction of the whole
  ///     distance, above 0 and below 1.
  /// - Returns: The time in seconds, finite and above zero.
  func settlingDuration(
    initialVelocity: Double = 0, within tolerance: Double = Spring.tolerance
  ) -> TimeInterval {
    let velocity = Self.usable(velocity: initialVelocity)
    guard ringing > 0 else { return criticalSettlingDuration(velocity, within: tolerance) }
    let envelope = 1 + abs(decayRate - velocity) / ringing
    return log(envelope / tolerance) / decayRate
  }

  private func criticalSettlingDuration(
    _ velocity: Double, within tolerance: Double
  ) -> TimeInterval {
    // With time in units of the time constant, the residual is (1 + slope * time) * exp(-time).
    let slope = 1 - velocity / frequency
    func distance(_ time: Double) -> Double { abs(exp(-time) + slope * (time * exp(-time))) }
    func isSettled(_ time: Double) -> Bool { distance(time) <= tolerance }

    // A spring that overshoots is briefly near its target when it crosses the target. The crossing
    // counts as settled only if the spring stays near. After it reverses, the distance only
    // shrinks.
    let turn = slope < 0 ? 1 - 1 / slope : 0
    if slope < 0, isSettled(turn) {
      return RootFinder.first(in: 0...(-1 / slope), where: isSettled) / frequency
    }
    var end = turn + 16
    while !isSettled(end) { end *= 2 }
    return RootFinder.first(in: turn...end, where: isSettled) / frequency
  }
}
