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
}
