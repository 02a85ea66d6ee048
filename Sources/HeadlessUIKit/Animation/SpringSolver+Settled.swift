import Foundation

extension SpringSolver {
  /// Makes the spring of a damping ratio that has settled after a duration, from a velocity (facts
  /// 1.91, 1.92).
  ///
  /// The velocity is part of the condition for the frequency. If the start towards the target is
  /// fast relative to the duration, UIKit's search does not end at the root that a start at rest
  /// has. The value at which it ends then is not known well enough, so the spring is the one of a
  /// start at rest.
  ///
  /// - Parameters:
  ///   - ratio: 1 is critical damping; clamped to 0.01…1.
  ///   - duration: in seconds; clamped to 0.01…10.
  ///   - velocity: in distances per second, towards the target.
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

/// The condition that the frequency of a spring of a given duration satisfies: the remaining
/// distance at the end of the duration is the tolerance.
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

  /// Whether UIKit's search ends at the largest root, which is the root of a start at rest. The
  /// search is twelve steps of Newton's method on the magnitude of the remaining fraction, from
  /// five over the duration.
  var isRegular: Bool {
    guard velocity != 0 else { return false }
    // Away from the target there is no other root.
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

  /// The largest root, by bisection.
  ///
  /// - Parameter rest: the root for a start at rest. A start towards the target has a smaller one,
  ///   a start away from it a larger one.
  /// - Returns: the frequency, in radians per second.
  func root(from rest: Double) -> Double {
    var (low, high) = (rest, rest)
    if velocity < 0 {
      while left(at: high).value > SpringSolver.tolerance { high *= 2 }
    } else {
      // Below the largest root the remaining fraction is larger, down to its maximum.
      while low > 0, left(at: low).value < SpringSolver.tolerance { low -= rest / 1000 }
    }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if left(at: middle).value > SpringSolver.tolerance { low = middle } else { high = middle }
    }
    return high
  }
}
