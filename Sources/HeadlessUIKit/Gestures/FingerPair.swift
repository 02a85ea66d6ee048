import Foundation

/// The relative position of two fingers.
struct FingerPair {
  /// The distance between the fingers, in points.
  let distance: CGFloat
  /// The angle from the first to the second, in radians, clockwise from the right.
  let angle: CGFloat

  /// Makes the pair; nil for fingers at one point, which have no angle and no distance to compare
  /// with.
  init?(_ first: CGPoint, _ second: CGPoint) {
    distance = first.distance(to: second)
    guard distance > 0 else { return nil }
    angle = CGFloat(atan2(Double(second.y - first.y), Double(second.x - first.x)))
  }

  /// Returns the angle by which the fingers turned since an earlier pair, in radians, in the
  /// shorter direction.
  func turn(since earlier: FingerPair) -> CGFloat {
    CGFloat(remainder(Double(angle - earlier.angle), 2 * .pi))
  }
}
