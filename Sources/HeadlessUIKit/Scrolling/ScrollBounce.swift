import Foundation

/// The motion of content that returns from beyond its edge.
///
/// The motion is that of a critically damped spring (facts 3.15, 3.16).
struct ScrollBounce: Equatable {
  /// The angular frequency of the spring, in 1/s, for mass 1 and a stiffness near 120.
  static let frequency: CGFloat = 10.92
  /// The distance from the edge at which the motion ends, in points.
  ///
  /// The motion is over when the content stays within this distance.
  static let restDistance: CGFloat = 0.1

  /// The edge, in points.
  let edge: CGFloat
  /// The signed distance from the edge at the beginning, in points.
  let overshoot: CGFloat
  /// The velocity at the beginning, in points per second.
  let velocity: CGFloat

  /// The factor of the linear term: x(t) = (overshoot + slope t) e^(-frequency t).
  private var slope: CGFloat { velocity + Self.frequency * overshoot }

  /// Returns the offset after a time in seconds, in points.
  func offset(at time: TimeInterval) -> CGFloat {
    edge + displacement(at: CGFloat(time))
  }

  private func displacement(at time: CGFloat) -> CGFloat {
    (overshoot + slope * time) * exp(-Self.frequency * time)
  }

  /// Returns the velocity after a time in seconds, in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    let time = CGFloat(time)
    return slope * exp(-Self.frequency * time) - Self.frequency * displacement(at: time)
  }

  /// The time until the content passes the edge toward its own side, in seconds.
  ///
  /// The value is nil if the content never passes the edge, or if the motion ends before that. A
  /// spring may be near the edge for minutes before it passes the edge.
  var timeOfReturn: TimeInterval? {
    guard overshoot != 0, slope != 0, (slope < 0) != (overshoot < 0) else { return nil }
    let time = TimeInterval(-overshoot / slope)
    return time < duration || abs(overshoot) <= Self.restDistance ? time : nil
  }

  /// The time until the content stays within `restDistance` of the edge, in seconds.
  var duration: TimeInterval {
    // The distance only decreases after its maximum.
    let turn = slope == 0 ? 0 : max(velocity / (Self.frequency * slope), 0)
    var early = turn
    var late = turn + 60 / Self.frequency
    if abs(displacement(at: turn)) <= Self.restDistance {
      guard abs(overshoot) > Self.restDistance else { return 0 }
      early = 0
      late = turn
    }
    for _ in 0..<60 {
      let middle = (early + late) / 2
      if abs(displacement(at: middle)) > Self.restDistance { early = middle } else { late = middle }
    }
    return TimeInterval(late)
  }
}
