import Foundation

/// A value that decays to zero along a spring, from any distance and any velocity:
/// `e^(-ζωt) (x₀ cos ω't + (v₀ + ζωx₀) sin ω't / ω')` with `ω' = ω √(1 - ζ²)`.
nonisolated struct SpringDecay: Equatable, Sendable {
  /// The greatest distance and velocity, in the unit of the value.
  private static let limit = 1e7

  /// The value at the start.
  let distance: Double
  /// The velocity at the start, in units of the value per second.
  let velocity: Double
  private let spring: Spring

  /// Creates a decay. A distance or velocity that is not finite is 0.
  init(from distance: Double, velocity: Double = 0, along spring: Spring) {
    self.distance = distance.limited(to: Self.limit)
    self.velocity = velocity.limited(to: Self.limit)
    self.spring = spring
  }

  /// Returns the value at a time, in seconds. Times before the start, and NaN, are the start.
  func value(at time: TimeInterval) -> Double {
    spring.offset(at: time, from: distance, velocity: velocity).value
  }

  /// Returns the velocity at a time after the start, in units of the value per second.
  func velocity(at time: TimeInterval) -> Double {
    spring.offset(at: time, from: distance, velocity: velocity).velocity
  }

  /// Returns the time, in seconds, after which the value stays within a tolerance above 0.
  func duration(within tolerance: Double) -> TimeInterval {
    let decayRate = spring.decayRate
    let dampedFrequency = spring.dampedFrequency
    let drive = abs(velocity + decayRate * distance)
    if dampedFrequency > 0 {
      return max(log((abs(distance) + drive / dampedFrequency) / tolerance) / decayRate, 0)
    }
    func isWithin(_ time: Double) -> Bool {
      (abs(distance) + drive * time) * exp(-decayRate * time) <= tolerance
    }
    // The bound grows until its peak, and shrinks after it.
    let peak = drive > 0 ? max(1 / decayRate - abs(distance) / drive, 0) : 0
    if isWithin(peak) { return 0 }
    var end = peak + 1 / decayRate
    while !isWithin(end) { end *= 2 }
    return RootFinder.first(in: peak...end, where: isWithin)
  }
}
