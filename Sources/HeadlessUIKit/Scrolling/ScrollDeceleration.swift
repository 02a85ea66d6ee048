import Foundation

/// The motion of decelerating content, whose velocity decreases by the same factor in every
/// millisecond (facts 3.7, 3.8).
struct ScrollDeceleration: Equatable {
  /// The remaining distance at which the motion ends, in points (fact 3.11).
  static let restDistance: CGFloat = 0.5

  /// The offset at the beginning, in points.
  let start: CGFloat
  /// The velocity at the beginning, in points per second.
  let velocity: CGFloat
  /// The rate at which the velocity decreases, in 1/s: -1000 times the logarithm of the factor per
  /// millisecond.
  private let decay: CGFloat

  /// Creates the motion of content after a finger has lifted. The rate is clamped to 0.0001…0.9999.
  init(start: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate) {
    self.start = start
    self.velocity = velocity
    decay = Self.decay(rate)
  }

  /// Creates a motion that ends at a target.
  init(start: CGFloat, target: CGFloat, rate: UIScrollView.DecelerationRate) {
    self.init(start: start, velocity: (target - start) * Self.decay(rate), rate: rate)
  }

  private static func decay(_ rate: UIScrollView.DecelerationRate) -> CGFloat {
    -1000 * log(min(max(rate.rawValue, 0.0001), 0.9999))
  }

  /// The offset at which the content would stop, in points (fact 3.9).
  var target: CGFloat { start + velocity / decay }

  /// The time until the remaining distance is at most `restDistance`, in seconds.
  var duration: TimeInterval {
    let distance = abs(velocity) / decay
    guard distance > Self.restDistance else { return 0 }
    return TimeInterval(log(distance / Self.restDistance) / decay)
  }

  /// Returns the offset after a time in seconds, in points.
  func offset(at time: TimeInterval) -> CGFloat {
    start + velocity * (1 - exp(-decay * CGFloat(time))) / decay
  }

  /// Returns the velocity after a time in seconds, in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    velocity * exp(-decay * CGFloat(time))
  }

  /// Returns the time until the content passes an offset, in seconds.
  ///
  /// The result is nil if the content stops before the offset or moves in the opposite direction.
  func time(passing offset: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return nil }
    let part = (offset - start) * decay / velocity
    guard part >= 0, part < 1 else { return nil }
    return TimeInterval(-log(1 - part) / decay)
  }
}
