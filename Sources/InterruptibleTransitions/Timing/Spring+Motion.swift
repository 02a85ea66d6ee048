import Foundation

nonisolated extension Spring {
  /// Returns the position of the spring after a time: 0 at the start, approaching 1.
  ///
  /// The position is below 0 while a velocity away from the target moves the spring back. The
  /// position is above 1 while the spring overshoots.
  ///
  /// - Parameters:
  ///   - time: The time since the start, in seconds. Negative values and NaN are 0.
  ///   - initialVelocity: The velocity at the start, in distances per second. NaN and infinities
  ///     are 0.
  /// - Returns: The position, as a fraction of the whole distance.
  func value(at time: TimeInterval, initialVelocity: Double = 0) -> Double {
    1 - residual(at: time, initialVelocity: initialVelocity)
  }

  /// Returns the velocity of the spring after a time, in distances per second.
  ///
  /// This is the derivative of ``value(at:initialVelocity:)``, with the same arguments.
  func velocity(at time: TimeInterval, initialVelocity: Double = 0) -> Double {
    motion(at: time, initialVelocity: initialVelocity).speed
  }

  /// Returns the time at which the spring first reaches a value from below.
  ///
  /// - Parameters:
  ///   - value: The value, limited to 0...1. NaN is 0.
  ///   - initialVelocity: The velocity at the start, in distances per second. NaN and infinities
  ///     are 0.
  ///   - guess: A time near the result, in seconds, which shortens the search.
  /// - Returns: The time in seconds, or 0 for the value 0. The time for the value 1 is infinite if
  ///   the spring is critically damped and too slow to overshoot, because it then only approaches
  ///   1.
  func firstCrossing(
    of value: Double, initialVelocity: Double = 0, near guess: TimeInterval? = nil
  ) -> TimeInterval {
    let (value, velocity) = (value.clampedToUnit, Self.usable(velocity: initialVelocity))
    guard value > 0 else { return 0 }
    var end: TimeInterval
    if ringing > 0 {
      // Half a period after the start, every spring is past its target and has reversed at most
      // once. A spring that first moves away from the target is below all values while it does.
      // After its peak it is above all values.
      end = .pi / ringing
    } else {
      guard value < 1 || velocity > frequency else { return .infinity }
      // After about 40 time constants, no double lies between the spring and its target.
      end = 50 / frequency
      while velocity < 0, self.value(at: end, initialVelocity: velocity) < value { end *= 2 }
    }
    // A spring without much damping reaches the value at about this time.
    let guess = guess ?? (2 * value).squareRoot() / frequency
    return RootFinder.argument(for: value, in: 0...end, near: guess) {
      point(at: $0, initialVelocity: velocity)
    }
  }

  /// Returns the position, the velocity and the acceleration of the spring after a time.
  ///
  /// The arguments and units are those of ``value(at:initialVelocity:)`` and
  /// ``velocity(at:initialVelocity:)``.
  func point(at time: TimeInterval, initialVelocity: Double) -> RootFinder.Point {
    let (rest, speed) = motion(at: time, initialVelocity: initialVelocity)
    // The curvature follows from the equation of the spring's motion.
    return RootFinder.Point(
      value: 1 - rest, slope: speed, curvature: frequency * frequency * rest - 2 * decayRate * speed
    )
  }

  /// Returns the remaining distance to the target, as a fraction: 1 at the start, 0 at the target.
  func residual(at time: TimeInterval, initialVelocity: Double) -> Double {
    motion(at: time, initialVelocity: initialVelocity).rest
  }

  /// Returns the remaining distance to the target, as a fraction, and the velocity.
  private func motion(
    at time: TimeInterval, initialVelocity: Double
  ) -> (rest: Double, speed: Double) {
    let (time, velocity) = (Self.usable(time: time), Self.usable(velocity: initialVelocity))
    let (decayRate, ringing) = (decayRate, ringing)
    let decay = exp(-decayRate * time)
    guard decay > 0 else { return (0, 0) }
    let cosine = ringing > 0 ? cos(ringing * time) : 1
    // At critical damping, the time replaces sin(ringing * time) / ringing, which has it as its
    // limit. So one formula covers both cases.
    let sineIntegral = ringing > 0 ? sin(ringing * time) / ringing : time
    let pull = frequency * frequency - decayRate * velocity
    return (
      decay * (cosine + (decayRate - velocity) * sineIntegral),
      decay * (velocity * cosine + pull * sineIntegral)
    )
  }

  /// The rate at which the envelope decays, per second.
  var decayRate: Double { dampingRatio * frequency }

  /// The damped angular frequency, in radians per second. It is 0 at critical damping.
  var ringing: Double { frequency * (1 - dampingRatio * dampingRatio).squareRoot() }

  private static func usable(time: TimeInterval) -> TimeInterval {
    time > 0 ? time : 0
  }

  /// Returns the velocity, limited so that no product overflows.
  static func usable(velocity: Double) -> Double {
    velocity.limited(to: 1e100)
  }
}
