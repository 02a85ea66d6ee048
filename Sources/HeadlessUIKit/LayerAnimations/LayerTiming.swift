import Foundation

/// The timing of an animation on a layer, as `CAMediaTiming` describes it.
struct LayerTiming {
  /// The position of a time relative to the active time of an animation.
  enum Moment {
    case before
    case within
    case after
  }

  /// The length of one cycle, in seconds.
  var duration: TimeInterval
  var speed = 1.0
  /// The offset in seconds.
  var timeOffset: TimeInterval = 0
  var repeatCount = 0.0
  /// The repeat duration in seconds.
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  init(duration: TimeInterval) {
    self.duration = duration
  }

  /// Creates the timing of an animation with a resolved duration in seconds.
  init(_ animation: CAAnimation, duration: TimeInterval) {
    self.duration = duration
    speed = Double(animation.speed)
    timeOffset = animation.timeOffset
    repeatCount = Double(animation.repeatCount)
    repeatDuration = animation.repeatDuration
    autoreverses = animation.autoreverses
    fillMode = animation.fillMode
  }

  private var cycle: TimeInterval { autoreverses ? 2 * duration : duration }

  /// The active duration, in seconds of the animation's time.
  private var activeDuration: TimeInterval {
    repeatDuration > 0 ? repeatDuration : cycle * (repeatCount > 0 ? repeatCount : 1)
  }

  /// Returns the moment at a time in the layer's seconds after the beginning.
  func moment(after seconds: TimeInterval) -> Moment {
    if seconds < 0 { return .before }
    return seconds * abs(speed) >= activeDuration - 1e-9 ? .after : .within
  }

  /// Returns the fraction within a cycle, 0…1, at a time in the layer's seconds after the
  /// beginning.
  ///
  /// The part of the cycle that an offset skips at the start follows at the end.
  func fraction(after seconds: TimeInterval) -> Double {
    guard duration > 0 else { return 1 }
    let active = min(max(seconds * abs(speed), 0), activeDuration)
    let time = active + timeOffset
    guard time.isFinite else { return 0 }
    var rest = time.truncatingRemainder(dividingBy: cycle)
    if rest < 0 { rest += cycle }
    // A complete cycle starts again, unless it is the last one.
    let isLast = active == 0 || active >= activeDuration - 1e-9
    if rest < 1e-9, time > 0, isLast { rest = cycle }
    let fraction = (rest > duration ? cycle - rest : rest) / duration
    return speed < 0 ? 1 - fraction : fraction
  }
}
