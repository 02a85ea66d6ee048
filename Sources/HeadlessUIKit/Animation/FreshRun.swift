import Foundation

/// A run along one curve from each block's current value to an end of the time line (fact 1.65).
///
/// The curve is usually a new spring.
struct FreshRun {
  /// The curve of the run, from 0 to 1.
  let curve: TimingFunction
  /// A cache of solutions for `curve`.
  private let solved: SolvedCurve
  /// The duration in seconds.
  var duration: TimeInterval
  /// The position at which the run began.
  var origin: Double
  /// The end of the time line at which the run ends: 0 or 1.
  var goal: Double
  /// The overall progress at which the run began.
  var progress: Double

  init(
    curve: TimingFunction, duration: TimeInterval, origin: Double, goal: Double, progress: Double
  ) {
    solved = SolvedCurve.of(curve)
    self.curve = curve
    self.duration = duration
    self.origin = origin
    self.goal = goal
    self.progress = progress
  }

  /// Returns the fraction of the run that has passed at a position. The fraction is negative before
  /// the origin.
  func fraction(at position: Double) -> Double {
    goal == origin ? 1 : (position - origin) / (goal - origin)
  }

  /// Returns the progress of a block at a position.
  ///
  /// - Parameters:
  ///   - start: The block's progress when the run began.
  ///   - joined: The fraction of the run that had passed when the block began.
  ///   - position: The position on the time line, 0…1.
  ///   - isEven: Whether the block moves linearly instead of along the run's curve.
  /// - Returns: The progress along each axis.
  func value(
    from start: AxisProgress, joined: Double = 0, at position: Double,
    evenly isEven: Bool = false
  ) -> AxisProgress {
    let whole = fraction(at: position)
    if whole < 0 {
      // A position before the run's origin continues to the other end along a straight line.
      let far = 1 - goal
      let back = (position - far) / (origin - far)
      return start.map { far + ($0 - far) * back }
    }
    let fraction = joined < 1 ? max((whole - joined) / (1 - joined), 0) : (whole < 1 ? 0 : 1)
    let step = isEven ? TimingFunction.linear.value(at: fraction) : solved.value(at: fraction)
    return AxisProgress(
      x: start.x + (goal - start.x) * step.x, y: start.y + (goal - start.y) * step.y)
  }
}
