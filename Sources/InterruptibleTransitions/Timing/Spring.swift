import Foundation

/// A damped spring that moves a value from 0, its start, to 1, its target.
///
/// Times are in seconds. Velocities are in whole distances per second, positive toward the target:
/// at velocity 1 the spring covers the whole distance in one second. UIKit uses the same unit for
/// the initial velocity of a spring. Damping is at most critical, and UIKit limits its springs in
/// the same way.
nonisolated struct Spring: Hashable, Sendable {
  /// The distance to the target within which a spring counts as settled, as a fraction of the
  /// whole.
  ///
  /// This is Core Animation's tolerance.
  static let tolerance = 0.001

  /// The mass, unitless.
  let mass: Double
  /// The stiffness, per second squared and unit of mass.
  let stiffness: Double
  /// The damping coefficient, per second and unit of mass. It is at most the critical one.
  let damping: Double
  /// The damping as a fraction of the critical one, above 0 and at most 1.
  let dampingRatio: Double
  /// The undamped angular frequency, in radians per second.
  let frequency: Double

  /// The range of a spring's physical constants.
  ///
  /// Outside this range, products and quotients lose digits that a curve needs.
  static let constants = 1e-6...1e9

  /// Creates a spring from its physical constants.
  ///
  /// - Precondition: All three are within ``constants``.
  init(mass: Double = 1, stiffness: Double, damping: Double) {
    precondition(
      [mass, stiffness, damping].allSatisfy(Self.constants.contains),
      "A spring's mass, stiffness and damping must be within 1e-6...1e9")
    let critical = 2 * (mass * stiffness).squareRoot()
    self.init(
      mass: mass, frequency: (stiffness / mass).squareRoot(), dampingRatio: damping / critical,
      stiffness: stiffness)
  }

  /// Creates a spring of mass 1 from a damping ratio and a response.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping ratio. At 1 there is no overshoot, and less damping overshoots
  ///     more. A ratio above 1 is 1.
  ///   - response: The undamped period of the spring, in seconds.
  /// - Precondition: Both are finite and above zero.
  init(dampingRatio: Double, response: TimeInterval) {
    precondition(response.isFinite && response > 0, "A spring's response must be above zero")
    self.init(dampingRatio: dampingRatio, frequency: 2 * .pi / response)
  }

  /// Creates a spring of mass 1 that settles within a duration.
  ///
  /// The duration is measured as in ``settlingDuration(initialVelocity:)``. UIKit gives an animator
  /// with this spring the same duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping ratio, limited to 0.01...1. At 1 there is no overshoot, and less
  ///     damping overshoots more.
  ///   - duration: The time until the spring has settled, in seconds, at least 0.01.
  /// - Precondition: The ratio is finite and above zero, and the duration is not NaN.
  init(dampingRatio: Double, duration: TimeInterval) {
    precondition(!duration.isNaN, "A spring's duration must be a number")
    let ratio = max(Self.usableRatio(dampingRatio), 0.01)
    let decay = Spring(dampingRatio: ratio, frequency: 1).settlingDuration()
    self.init(dampingRatio: ratio, frequency: decay / max(duration, 0.01))
  }

  /// Creates a spring of mass 1 from its damping ratio and its undamped angular frequency.
  ///
  /// The frequency is in radians per second.
  ///
  /// - Precondition: Both are finite and above zero.
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

  /// Returns the ratio limited to 1.
  ///
  /// A ratio within a billionth of critical damping counts as critical. Otherwise rounding in
  /// physical constants could make a spring oscillate once in a very long time.
  private static func usableRatio(_ ratio: Double) -> Double {
    precondition(ratio.isFinite && ratio > 0, "A damping ratio must be finite and above zero")
    return ratio > 1 - 1e-9 ? 1 : ratio
  }

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
    let value = value.clampedToUnit
    let velocity = Self.usable(velocity: initialVelocity)
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
    let time = Self.usable(time: time)
    let velocity = Self.usable(velocity: initialVelocity)
    let decayRate = decayRate
    let ringing = ringing
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
