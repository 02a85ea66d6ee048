import Foundation

/// A run along one curve, usually a fresh spring, from the value that each block showed to one of
/// the ends of the time line (fact 1.65).
struct FreshRun {
  /// The curve of the run, from 0 to 1.
  let curve: TimingFunction
  /// The same, with what it has been asked before.
  private let solved: SolvedCurve
  /// In seconds.
  var duration: TimeInterval
  /// The position at which the run began.
  var origin: Double
  /// The end that it runs to, 0 or 1.
  var goal: Double
  /// The overall progress at which it began.
  var progress: Double

  init(
    curve: TimingFunction, duration: TimeInterval, origin: Double, goal: Double, progress: Double
  ) {
    (self.curve, solved) = (curve, SolvedCurve.of(curve))
    (self.duration, self.origin, self.goal, self.progress) = (duration, origin, goal, progress)
  }

  /// The fraction of the run that has passed at a position; negative on the far side of its origin.
  func fraction(at position: Double) -> Double {
    goal == origin ? 1 : (position - origin) / (goal - origin)
  }

  /// Returns the progress that a block shows at a position.
  ///
  /// - Parameters:
  ///   - start: the progress that the block showed when the run began.
  ///   - joined: the fraction of the run that had passed when the block began.
  ///   - position: 0…1 on the time line.
  ///   - isEven: whether the block goes evenly instead of along the run's curve.
  /// - Returns: the progress along each axis.
  func value(
    from start: AxisProgress, joined: Double = 0, at position: Double,
    evenly isEven: Bool = false
  ) -> AxisProgress {
    let whole = fraction(at: position)
    if whole < 0 {
      // Scrubbed back past where the run began: on to the other end along a straight line.
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
