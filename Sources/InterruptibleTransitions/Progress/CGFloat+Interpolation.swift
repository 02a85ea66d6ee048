import Foundation

nonisolated extension CGFloat {
  /// Returns the number on the way to another one, exact at both ends.
  ///
  /// - Parameters:
  ///   - end: The other number.
  ///   - part: The part of the way, 0…1.
  /// - Returns: The number between them.
  func interpolated(to end: CGFloat, at part: CGFloat) -> CGFloat {
    part == 1 ? end : self + (end - self) * part
  }
}

nonisolated extension CGPoint {
  /// Returns the point on the way to another one: see the numbers.
  func interpolated(to end: CGPoint, at part: CGFloat) -> CGPoint {
    CGPoint(x: x.interpolated(to: end.x, at: part), y: y.interpolated(to: end.y, at: part))
  }
}

nonisolated extension CGSize {
  /// Returns the size on the way to another one: see the numbers.
  func interpolated(to end: CGSize, at part: CGFloat) -> CGSize {
    CGSize(
      width: width.interpolated(to: end.width, at: part),
      height: height.interpolated(to: end.height, at: part))
  }
}
