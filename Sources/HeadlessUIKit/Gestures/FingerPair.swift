import Foundation

/// The relative position of two fingers.
struct FingerPair {
  /// The distance between the fingers, in points.
  let distance: CGFloat
  /// The angle from the first to the second finger, in radians, clockwise from the right.
  let angle: CGFloat

  /// Creates a pair from the points of two fingers.
  ///
  /// The result is nil for fingers at one point, because they have no angle and no distance to
  /// compare.
  init?(_ first: CGPoint, _ second: CGPoint) {
    distance = first.distance(to: second)
    guard distance > 0 else { return nil }
    angle = CGFloat(atan2(Double(second.y - first.y), Double(second.x - first.x)))
  }

  /// Returns the angle by which the fingers have rotated since an earlier pair, in radians, in the
  /// shorter direction.
  func turn(since earlier: FingerPair) -> CGFloat {
    CGFloat(remainder(Double(angle - earlier.angle), 2 * .pi))
  }
}
