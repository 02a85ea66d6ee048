import Foundation

/// The timing of an animation that is on a layer, as `CAMediaTiming` describes it.
struct LayerTiming {
  /// Where the time of an animation is.
  enum Moment {
    case before
    case within
    case after
  }

  /// The length of one cycle, in seconds.
  var duration: TimeInterval
  var speed = 1.0
  /// In seconds.
  var timeOffset: TimeInterval = 0
  var repeatCount = 0.0
  /// In seconds.
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  init(duration: TimeInterval) {
    self.duration = duration
  }

  /// The timing of an animation whose duration, in seconds, is known.
  init(_ animation: CAAnimation, duration: TimeInterval) {
    (self.duration, speed) = (duration, Double(animation.speed))
    (timeOffset, repeatCount) = (animation.timeOffset, Double(animation.repeatCount))
    (repeatDuration, autoreverses) = (animation.repeatDuration, animation.autoreverses)
    fillMode = animation.fillMode
  }

  private var cycle: TimeInterval { autoreverses ? 2 * duration : duration }

  /// The seconds of its own time for which it runs.
  private var activeDuration: TimeInterval {
    repeatDuration > 0 ? repeatDuration : cycle * (repeatCount > 0 ? repeatCount : 1)
  }

  /// Where it is some of the layer's seconds after its beginning.
  func moment(after seconds: TimeInterval) -> Moment {
    if seconds < 0 { return .before }
    return seconds * abs(speed) >= activeDuration - 1e-9 ? .after : .within
  }

  /// Returns the fraction of time within a cycle, 0…1, some of the layer's seconds after the
  /// beginning. What an offset cuts off at the front follows at the end.
  func fraction(after seconds: TimeInterval) -> Double {
    guard duration > 0 else { return 1 }
    let active = min(max(seconds * abs(speed), 0), activeDuration)
    let time = active + timeOffset
    guard time.isFinite else { return 0 }
    var rest = time.truncatingRemainder(dividingBy: cycle)
    if rest < 0 { rest += cycle }
    // A cycle that is over begins again, unless nothing follows.
    let isLast = active == 0 || active >= activeDuration - 1e-9
    if rest < 1e-9, time > 0, isLast { rest = cycle }
    let fraction = (rest > duration ? cycle - rest : rest) / duration
    return speed < 0 ? 1 - fraction : fraction
  }
}
