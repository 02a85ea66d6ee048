import Foundation

/// The motion of content that returns from beyond its edge: a critically damped spring (facts 3.15,
/// 3.16).
struct ScrollBounce: Equatable {
  /// The spring's angular frequency, in 1/s: mass 1, stiffness near 120.
  static let frequency: CGFloat = 10.92
  /// The distance from the edge, in points, at which the motion is over if the content stays within
  /// it.
  static let restDistance: CGFloat = 0.1

  /// The edge, in points.
  let edge: CGFloat
  /// The distance from the edge at the beginning, in points; signed.
  let overshoot: CGFloat
  /// The speed at the beginning, in points per second.
  let velocity: CGFloat

  /// The factor of the linear term: x(t) = (overshoot + slope t) e^(-frequency t).
  private var slope: CGFloat { velocity + Self.frequency * overshoot }

  /// Returns the offset after some seconds, in points.
  func offset(at time: TimeInterval) -> CGFloat {
    edge + displacement(at: CGFloat(time))
  }

  private func displacement(at time: CGFloat) -> CGFloat {
    (overshoot + slope * time) * exp(-Self.frequency * time)
  }

  /// Returns the speed after some seconds, in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    let time = CGFloat(time)
    return slope * exp(-Self.frequency * time) - Self.frequency * displacement(at: time)
  }

  /// The seconds until the content passes the edge towards its own side; nil if it never does, or
  /// if it rests before that: a spring may come near the edge for minutes before it passes.
  var timeOfReturn: TimeInterval? {
    guard overshoot != 0, slope != 0, (slope < 0) != (overshoot < 0) else { return nil }
    let time = TimeInterval(-overshoot / slope)
    return time < duration || abs(overshoot) <= Self.restDistance ? time : nil
  }

  /// The seconds until it stays within `restDistance` of the edge.
  var duration: TimeInterval {
    // After its largest value the distance only decreases.
    let turn = slope == 0 ? 0 : max(velocity / (Self.frequency * slope), 0)
    var (early, late) = (turn, turn + 60 / Self.frequency)
    if abs(displacement(at: turn)) <= Self.restDistance {
      guard abs(overshoot) > Self.restDistance else { return 0 }
      (early, late) = (0, turn)
    }
    for _ in 0..<60 {
      let middle = (early + late) / 2
      if abs(displacement(at: middle)) > Self.restDistance { early = middle } else { late = middle }
    }
    return TimeInterval(late)
  }
}
