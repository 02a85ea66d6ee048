import Foundation

/// Content beyond its edge that comes back: a critically damped spring (facts 3.15, 3.16).
struct ScrollBounce: Equatable {
  /// The spring's angular frequency, in 1/s: mass 1, stiffness near 120.
  static let frequency: CGFloat = 10.92
  /// The motion is over when it stays this near to the edge, in points.
  static let restDistance: CGFloat = 0.1

  /// The edge, in points.
  let edge: CGFloat
  /// How far from the edge it begins, in points; signed.
  let overshoot: CGFloat
  /// The speed at the beginning, in points per second.
  let velocity: CGFloat

  /// The factor of the linear term: x(t) = (overshoot + slope t) e^(-frequency t).
  private var slope: CGFloat { velocity + Self.frequency * overshoot }

  /// The offset after some seconds, in points.
  func offset(at time: TimeInterval) -> CGFloat {
    edge + displacement(at: CGFloat(time))
  }

  private func displacement(at time: CGFloat) -> CGFloat {
    (overshoot + slope * time) * exp(-Self.frequency * time)
  }

  /// The speed after some seconds, in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    let time = CGFloat(time)
    return slope * exp(-Self.frequency * time) - Self.frequency * displacement(at: time)
  }

  /// The seconds until it comes through the edge to the content's side; nil if it never does.
  var timeOfReturn: TimeInterval? {
    guard overshoot != 0, slope != 0, (slope < 0) != (overshoot < 0) else { return nil }
    return TimeInterval(-overshoot / slope)
  }

  /// The seconds until it stays within `restDistance` of the edge.
  var duration: TimeInterval {
    // Beyond the turning point the distance only falls.
    let turn = slope == 0 ? 0 : max(velocity / (Self.frequency * slope), 0)
    guard abs(displacement(at: turn)) > Self.restDistance else {
      return abs(overshoot) > Self.restDistance ? TimeInterval(turn) : 0
    }
    var (early, late) = (turn, turn + 60 / Self.frequency)
    for _ in 0..<60 {
      let middle = (early + late) / 2
      if abs(displacement(at: middle)) > Self.restDistance { early = middle } else { late = middle }
    }
    return TimeInterval(late)
  }
}
