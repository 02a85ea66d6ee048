import Foundation

/// A timing curve made of two springs, one along each axis.
struct SpringCurve: Hashable, Sendable {
  var x: SpringSolver
  var y: SpringSolver
  /// The initial velocity, in distances per second.
  var velocity: CGVector
  /// The duration in seconds.
  var duration: TimeInterval

  /// Creates a spring with the same constants along both axes.
  init(_ solver: SpringSolver, velocity: CGVector, duration: TimeInterval) {
    x = solver
    y = solver
    self.velocity = velocity
    self.duration = duration
  }

  /// Creates a spring that settles within a duration in seconds.
  ///
  /// If the velocities along the axes differ, the constants of the springs also differ (fact 1.91).
  init(dampingRatio ratio: Double, velocity: CGVector, duration: TimeInterval) {
    x = SpringSolver(dampingRatio: ratio, duration: duration, velocity: Double(velocity.dx))
    y = SpringSolver(dampingRatio: ratio, duration: duration, velocity: Double(velocity.dy))
    self.velocity = velocity
    self.duration = duration
  }

  func value(at fraction: Double) -> AxisProgress {
    // A spring jumps to its target at its nominal end (fact 1.100).
    guard fraction < 1 else { return AxisProgress(1) }
    let time = fraction * duration
    return AxisProgress(
      x: x.value(at: time, velocity: Double(velocity.dx)),
      y: y.value(at: time, velocity: Double(velocity.dy)))
  }

  /// The same spring with an initial velocity of zero. Its duration is the settling time.
  var atRest: SpringCurve {
    var curve = self
    curve.velocity = .zero
    curve.duration = max(x.settlingDuration(velocity: 0), y.settlingDuration(velocity: 0))
    return curve
  }

  static func == (left: SpringCurve, right: SpringCurve) -> Bool {
    left.x == right.x && left.y == right.y && left.velocity.dx == right.velocity.dx
      && left.velocity.dy == right.velocity.dy && left.duration == right.duration
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(x.frequency)
    hasher.combine(velocity.dx)
    hasher.combine(duration)
  }
}
