import Foundation

/// A damped spring that moves from 0 to 1.
struct SpringSolver: Hashable, Sendable {
  /// The undamped angular frequency, in radians per second.
  var frequency: Double
  /// The damping ratio; 1 is critical damping.
  ///
  /// A larger ratio is clamped to 1 if the spring is given by its constants (fact 1.88).
  var dampingRatio: Double

  /// The remaining fraction of the distance at which UIKit considers a spring settled.
  static let tolerance = 0.001

  init(mass: Double, stiffness: Double, damping: Double) {
    frequency = (stiffness / mass).squareRoot()
    dampingRatio = min(max(damping / (2 * (stiffness * mass).squareRoot()), 0.01), 1)
  }

  /// Creates a spring from a perceived duration in seconds and a bounce of -1…1 (fact 1.96).
  init(response duration: TimeInterval, bounce: Double) {
    frequency = 2 * .pi / max(duration, 1e-3)
    let bounce = min(max(bounce, -0.99), 0.99)
    dampingRatio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
  }

  /// Returns the position at a time in seconds, for a start at 0 with a velocity in distances per
  /// second (fact 1.94).
  func value(at time: TimeInterval, velocity: Double) -> Double {
    guard time > 0 else { return 0 }
    if dampingRatio > 1 {
      let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
      let pull = dampingRatio * frequency
      let sine = (pull - velocity) / spread
      let slow = exp((spread - pull) * time)
      let fast = exp(-(spread + pull) * time)
      return 1 - ((1 + sine) * slow + (1 - sine) * fast) / 2
    }
    if dampingRatio >= 1 {
      return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let decay = exp(-dampingRatio * frequency * time)
    let sine = (dampingRatio * frequency - velocity) / damped
    return 1 - decay * (cos(damped * time) + sine * sin(damped * time))
  }

  /// Returns the settling time in seconds, for an initial velocity in distances per second (facts
  /// 1.86, 1.87).
  func settlingDuration(velocity: Double) -> TimeInterval {
    if dampingRatio < 1 {
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let amplitude = 1 + abs(dampingRatio * frequency - velocity) / damped
      return log(amplitude / Self.tolerance) / (dampingRatio * frequency)
    }
    // The remaining distance eventually decreases, so bisection finds the time after which it stays
    // small.
    var low = 1 / frequency
    var high = 60 * dampingRatio / frequency
    for _ in 0..<80 {
      let middle = (low + high) / 2
      let left = abs(1 - value(at: middle, velocity: velocity))
      if left > Self.tolerance { low = middle } else { high = middle }
    }
    return high
  }
}
