import Foundation

/// A damped spring that moves a value from 0, its start, to 1, its target. Velocities are in whole
/// distances per second, positive toward the target. Damping is at most critical, as in UIKit.
nonisolated struct Spring: Hashable, Sendable {
  /// The fraction of the distance within which a spring is settled, as in Core Animation.
  static let tolerance = 0.001

  /// The mass, unitless.
  let mass: Double
  /// The stiffness, in units of mass per second squared.
  let stiffness: Double
  /// The damping coefficient, in units of mass per second, at most the critical one.
  let damping: Double
  /// The damping as a fraction of the critical one, above 0 and at most 1.
  let dampingRatio: Double
  /// The undamped angular frequency, in radians per second.
  let frequency: Double

  /// The range of physical constants, outside which products lose digits that a curve needs.
  static let constants = 1e-6...1e9

  /// Creates a spring from its physical constants, which must be within ``constants``.
  init(mass: Double = 1, stiffness: Double, damping: Double) {
    precondition(
      [mass, stiffness, damping].allSatisfy(Self.constants.contains),
      "A spring's mass, stiffness and damping must be within 1e-6...1e9")
    let critical = 2 * (mass * stiffness).squareRoot()
    self.init(
      mass: mass, frequency: (stiffness / mass).squareRoot(), dampingRatio: damping / critical,
      stiffness: stiffness)
  }

  /// Creates a spring of mass 1 from its damping ratio and its undamped period, in seconds. Both
  /// are finite and above zero. A ratio above 1 is 1.
  init(dampingRatio: Double, response: TimeInterval) {
    precondition(response.isFinite && response > 0, "A spring's response must be above zero")
    self.init(dampingRatio: dampingRatio, frequency: 2 * .pi / response)
  }

  /// Creates a spring of mass 1 from its ``settlingDuration(initialVelocity:)``, in seconds. A
  /// duration below 0.01 s is 0.01 s, and NaN is not allowed. The ratio must be finite and above 0.
  /// It is limited to 0.01...1.
  init(dampingRatio: Double, duration: TimeInterval) {
    precondition(!duration.isNaN, "A spring's duration must be a number")
    let ratio = max(Self.usableRatio(dampingRatio), 0.01)
    let settling = Spring(dampingRatio: ratio, frequency: 1).settlingDuration()
    self.init(dampingRatio: ratio, frequency: settling / max(duration, 0.01))
  }

  /// Creates a spring of mass 1. The frequency is in radians per second. Both values exceed zero.
  init(dampingRatio: Double, frequency: Double) {
    self.init(
      mass: 1, frequency: frequency, dampingRatio: dampingRatio, stiffness: frequency * frequency)
  }

  private init(mass: Double, frequency: Double, dampingRatio: Double, stiffness: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.frequency = frequency
    self.dampingRatio = Self.usableRatio(dampingRatio)
    damping = 2 * self.dampingRatio * frequency * mass
  }

  /// Returns the ratio limited to 1. A ratio within a billionth counts as 1, because rounding could
  /// make a spring oscillate once in a very long time.
  private static func usableRatio(_ ratio: Double) -> Double {
    precondition(ratio.isFinite && ratio > 0, "A damping ratio must be finite and above zero")
    return ratio > 1 - 1e-9 ? 1 : ratio
  }

  /// Returns the position after a time, in seconds. It is below 0 while a velocity moves the spring
  /// back, and above 1 in an overshoot. Negative times, NaN and infinite velocities are 0.
  func value(at time: TimeInterval, initialVelocity: Double = 0) -> Double {
    1 - residual(at: time, initialVelocity: initialVelocity)
  }

  /// Returns the derivative of ``value(at:initialVelocity:)``, in distances per second.
  func velocity(at time: TimeInterval, initialVelocity: Double = 0) -> Double {
    motion(at: time, initialVelocity: initialVelocity).speed
  }

  /// Returns the time, in seconds, at which the spring first reaches a value limited to 0...1. The
  /// time for 1 is infinite if a critically damped spring is too slow to overshoot.
  func firstCrossing(
    of value: Double, initialVelocity: Double = 0, near guess: TimeInterval? = nil
  ) -> TimeInterval {
    let value = value.clampedToUnit
    let velocity = Self.usable(velocity: initialVelocity)
    guard value > 0 else { return 0 }
    var end: TimeInterval
    if dampedFrequency > 0 {
      // At half a period, every spring has passed its target, and has not come back to it. So the
      // spring is below a value until it first reaches the value, and above it afterward.
      end = .pi / dampedFrequency
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

  /// Returns the position, the velocity and the acceleration, in the units of the other methods.
  func point(at time: TimeInterval, initialVelocity: Double) -> RootFinder.Point {
    let (residual, speed) = motion(at: time, initialVelocity: initialVelocity)
    // The curvature follows from the equation of the spring's motion.
    return RootFinder.Point(
      value: 1 - residual, slope: speed,
      curvature: frequency * frequency * residual - 2 * decayRate * speed
    )
  }

  /// Returns the remaining distance to the target, as a fraction: 1 at the start, 0 at the target.
  func residual(at time: TimeInterval, initialVelocity: Double) -> Double {
    motion(at: time, initialVelocity: initialVelocity).residual
  }

  private func motion(
    at time: TimeInterval, initialVelocity: Double
  ) -> (residual: Double, speed: Double) {
    let offset = offset(at: time, from: 1, velocity: -Self.usable(velocity: initialVelocity))
    return (offset.value, -offset.velocity)
  }

  /// Returns an offset from the target, and its velocity per second, after a time in seconds. At
  /// first the offset is `distance`, and it moves at `velocity`.
  func offset(
    at time: TimeInterval, from distance: Double, velocity: Double
  ) -> (value: Double, velocity: Double) {
    let time = Self.usable(time: time)
    let decayRate = decayRate
    let dampedFrequency = dampedFrequency
    let decay = exp(-decayRate * time)
    guard decay > 0 else { return (0, 0) }
    let cosine = dampedFrequency > 0 ? cos(dampedFrequency * time) : 1
    // At critical damping, the time replaces sin(dampedFrequency * time) / dampedFrequency, which
    // has it as its limit. So one formula covers both cases.
    let scaledSine = dampedFrequency > 0 ? sin(dampedFrequency * time) / dampedFrequency : time
    let sineCoefficient = frequency * frequency * distance + decayRate * velocity
    return (
      decay * (distance * cosine + (velocity + decayRate * distance) * scaledSine),
      decay * (velocity * cosine - sineCoefficient * scaledSine)
    )
  }

  /// The rate at which the envelope decays, per second.
  var decayRate: Double { dampingRatio * frequency }

  /// The damped angular frequency, in radians per second. It is 0 at critical damping.
  var dampedFrequency: Double { frequency * (1 - dampingRatio * dampingRatio).squareRoot() }

  private static func usable(time: TimeInterval) -> TimeInterval {
    time > 0 ? time : 0
  }

  /// Returns the velocity, limited so that no product overflows.
  static func usable(velocity: Double) -> Double {
    velocity.limited(to: 1e100)
  }

  /// Returns the time, in seconds, after which the spring stays within a tolerance of its target.
  /// The tolerance is above 0 and below 1. The time is exact at critical damping.
  ///
  /// Otherwise it is the envelope's, `ln((1 + |decayRate - velocity| / dampedFrequency) /
  /// tolerance) / decayRate`. With the standard ``tolerance``, UIKit gives an animator with such a
  /// spring the same duration.
  func settlingDuration(
    initialVelocity: Double = 0, within tolerance: Double = Spring.tolerance
  ) -> TimeInterval {
    let velocity = Self.usable(velocity: initialVelocity)
    guard dampedFrequency > 0 else { return criticalSettlingDuration(velocity, within: tolerance) }
    let envelope = 1 + abs(decayRate - velocity) / dampedFrequency
    return log(envelope / tolerance) / decayRate
  }

  private func criticalSettlingDuration(
    _ velocity: Double, within tolerance: Double
  ) -> TimeInterval {
    // With time in units of the time constant, the residual is (1 + slope * time) * exp(-time).
    let slope = 1 - velocity / frequency
    func residual(_ time: Double) -> Double { abs(exp(-time) + slope * (time * exp(-time))) }
    func isSettled(_ time: Double) -> Bool { residual(time) <= tolerance }

    // A spring that overshoots is briefly near its target when it crosses the target. The crossing
    // counts as settled only if the spring stays near. After it reverses, the residual
    // only shrinks.
    let extremum = slope < 0 ? 1 - 1 / slope : 0
    if slope < 0, isSettled(extremum) {
      return RootFinder.first(in: 0...(-1 / slope), where: isSettled) / frequency
    }
    var end = extremum + 16
    while !isSettled(end) { end *= 2 }
    return RootFinder.first(in: extremum...end, where: isSettled) / frequency
  }

  /// Returns a spring of mass 1 with the same motion over another time. Its frequency is within
  /// 1e-6...1e6 radians per second. Beyond that range UIKit does not accept the stiffness.
  func slowed(by factor: Double) -> Spring {
    Spring(dampingRatio: dampingRatio, frequency: (frequency / factor).clamped(to: 1e-6...1e6))
  }

  /// Returns the softest spring, but not a softer one than this, that settles within the longest
  /// duration, in seconds. Its frequency is at least the velocity, so that a critically damped
  /// spring does not overshoot: its residual `(1 + (frequency - velocity) * time) *
  /// exp(-frequency * time)` has no zero.
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
