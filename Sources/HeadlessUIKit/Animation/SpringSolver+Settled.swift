import Foundation

extension SpringSolver {
  /// Creates the spring of a damping ratio that settles within a duration, from an initial velocity
  /// (facts 1.91, 1.92).
  ///
  /// The frequency depends on the velocity. If the start towards the target is fast relative to the
  /// duration, UIKit's search ends at a different root than for a start at rest. The value at which
  /// the search then ends is not known well enough. The spring is then that of a start at rest.
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio; 1 is critical damping. It is clamped to 0.01…1.
  ///   - duration: The duration in seconds. It is clamped to 0.01…10.
  ///   - velocity: The velocity towards the target, in distances per second.
  init(dampingRatio ratio: Double, duration: TimeInterval, velocity: Double) {
    dampingRatio = min(max(ratio, 0.01), 1)
    frequency = 1
    let time = min(max(duration, 0.01), 10)
    let condition = SettlingCondition(
      dampingRatio: dampingRatio, duration: time, velocity: velocity.isFinite ? velocity : 0)
    let rest: Double
    if dampingRatio < 1 {
      let damped = (1 - dampingRatio * dampingRatio).squareRoot()
      rest = log(dampingRatio / damped / Self.tolerance) / (dampingRatio * time)
    } else {
      rest = settlingDuration(velocity: 0) / time
    }
    frequency = condition.isRegular ? condition.root(from: rest) : rest
  }
}

/// The condition on the frequency of a spring that settles within a duration.
///
/// At the end of the duration the remaining distance equals the tolerance.
private struct SettlingCondition {
  let dampingRatio: Double
  let duration: TimeInterval
  let velocity: Double

  /// Returns the remaining fraction of the distance at the end, and its derivative with respect to
  /// the frequency.
  private func left(at frequency: Double) -> (value: Double, slope: Double) {
    let decay = exp(-dampingRatio * frequency * duration)
    let amplitude: Double
    let rise: Double
    if dampingRatio < 1 {
      let damped = (1 - dampingRatio * dampingRatio).squareRoot()
      amplitude = (dampingRatio - velocity / frequency) / damped
      rise = velocity / (frequency * frequency * damped)
    } else {
      amplitude = 1 + (frequency - velocity) * duration
      rise = duration
    }
    return (amplitude * decay, (rise - dampingRatio * duration * amplitude) * decay)
  }

  /// Whether UIKit's search ends at the largest root, which is the root of a start at rest.
  ///
  /// The search applies twelve steps of Newton's method to the magnitude of the remaining fraction.
  /// It starts at five over the duration.
  var isRegular: Bool {
    guard velocity != 0 else { return false }
    // For a velocity away from the target there is only one root.
    guard velocity > 0 else { return true }
    var frequency = 5 / duration
    for _ in 0..<12 {
      let (value, slope) = left(at: frequency)
      let sign: Double = value < 0 ? -1 : 1
      frequency -= (sign * value - SpringSolver.tolerance) / (sign * slope)
      guard frequency.isFinite, frequency > 0 else { return false }
    }
    let (value, slope) = left(at: frequency)
    return slope < 0 && abs(value / SpringSolver.tolerance - 1) < 0.01
  }

  /// Returns the largest root, found by bisection.
  ///
  /// - Parameter rest: The root for a start at rest. A velocity towards the target has a smaller
  ///   root, a velocity away from it a larger root.
  /// - Returns: The frequency, in radians per second.
  func root(from rest: Double) -> Double {
    var low = rest
    var high = rest
    if velocity < 0 {
      while left(at: high).value > SpringSolver.tolerance { high *= 2 }
    } else {
      // Below the largest root, the remaining fraction increases up to its maximum.
      while low > 0, left(at: low).value < SpringSolver.tolerance { low -= rest / 1000 }
    }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if left(at: middle).value > SpringSolver.tolerance { low = middle } else { high = middle }
    }
    return high
  }
}
