import Foundation

nonisolated extension Spring {
  /// Returns the position of the spring after a time: 0 at the start, towards 1.
  ///
  /// It is below 0 while a velocity away from the target carries the spring back, and above 1 where
  /// the spring overshoots.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start; negative values and NaN are 0.
  ///   - initialVelocity: Distances per second; NaN and infinities are 0.
  /// - Returns: The fraction of the distance that has been covered.
  func value(at time: TimeInterval, initialVelocity: Double = 0) -> Double {
    1 - residual(at: time, initialVelocity: initialVelocity)
  }

  /// Returns the velocity of the spring after a time, in distances per second: the derivative of
  /// ``value(at:initialVelocity:)``, with the same arguments.
  func velocity(at time: TimeInterval, initialVelocity: Double = 0) -> Double {
    motion(at: time, initialVelocity: initialVelocity).speed
  }

  /// Returns the time at which the spring first reaches a value from below.
  ///
  /// - Parameters:
  ///   - value: A value; limited to 0...1, and NaN is 0.
  ///   - initialVelocity: Distances per second; NaN and infinities are 0.
  ///   - guess: A time near the result, in seconds, which saves steps of the search.
  /// - Returns: Seconds; 0 for the value 0. Infinite for the value 1 if the spring is critically
  ///   damped and not fast enough to overshoot: it then only approaches 1.
  func firstCrossing(
    of value: Double, initialVelocity: Double = 0, near guess: TimeInterval? = nil
  ) -> TimeInterval {
    let (value, velocity) = (value.clampedToUnit, Self.usable(velocity: initialVelocity))
    guard value > 0 else { return 0 }
    var end: TimeInterval
    if ringing > 0 {
      // Half a period after the start, every spring is beyond its target, and it has reversed at
      // most once: while it was carried away it was below all values, and since its peak it is
      // above them.
      end = .pi / ringing
    } else {
      guard value < 1 || velocity > frequency else { return .infinity }
      // After some 40 time constants, no double lies between the spring and its target.
      end = 50 / frequency
      while velocity < 0, self.value(at: end, initialVelocity: velocity) < value { end *= 2 }
    }
    // About where a spring without much damping is.
    let guess = guess ?? (2 * value).squareRoot() / frequency
    return RootFinder.argument(for: value, in: 0...end, near: guess) {
      point(at: $0, initialVelocity: velocity)
    }
  }

  /// Returns the position of the spring after a time, its velocity and its acceleration, as
  /// ``value(at:initialVelocity:)`` and ``velocity(at:initialVelocity:)`` do.
  func point(at time: TimeInterval, initialVelocity: Double) -> RootFinder.Point {
    let (rest, speed) = motion(at: time, initialVelocity: initialVelocity)
    // The equation of the spring's motion.
    return RootFinder.Point(
      value: 1 - rest, slope: speed, curvature: frequency * frequency * rest - 2 * decayRate * speed
    )
  }

  /// Returns the remaining fraction of the distance to the target: 1 at the start, 0 at the target.
  func residual(at time: TimeInterval, initialVelocity: Double) -> Double {
    motion(at: time, initialVelocity: initialVelocity).rest
  }

  /// Returns the remaining fraction of the distance to the target, and the velocity.
  private func motion(
    at time: TimeInterval, initialVelocity: Double
  ) -> (rest: Double, speed: Double) {
    let (time, velocity) = (Self.usable(time: time), Self.usable(velocity: initialVelocity))
    let (decayRate, ringing) = (decayRate, ringing)
    let decay = exp(-decayRate * time)
    guard decay > 0 else { return (0, 0) }
    let cosine = ringing > 0 ? cos(ringing * time) : 1
    // At critical damping, sin(ringing * time) / ringing is the time itself. So one formula serves
    // both.
    let sineIntegral = ringing > 0 ? sin(ringing * time) / ringing : time
    let pull = frequency * frequency - decayRate * velocity
    return (
      decay * (cosine + (decayRate - velocity) * sineIntegral),
      decay * (velocity * cosine + pull * sineIntegral)
    )
  }

  /// The rate at which the envelope decays, per second.
  var decayRate: Double { dampingRatio * frequency }

  /// The damped angular frequency, in radians per second: 0 at critical damping.
  var ringing: Double { frequency * (1 - dampingRatio * dampingRatio).squareRoot() }

  private static func usable(time: TimeInterval) -> TimeInterval {
    time > 0 ? time : 0
  }

  /// Limits a velocity so that no product overflows.
  static func usable(velocity: Double) -> Double {
    velocity.limited(to: 1e100)
  }
}
