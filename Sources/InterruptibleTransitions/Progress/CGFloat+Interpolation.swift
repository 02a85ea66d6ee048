import Foundation

nonisolated extension CGFloat {
  /// Returns a number between this number and another number, exact at both ends.
  ///
  /// - Parameters:
  ///   - end: The number to interpolate to.
  ///   - part: The part of the distance between the numbers, 0…1.
  /// - Returns: The interpolated number.
  func interpolated(to end: CGFloat, at part: CGFloat) -> CGFloat {
    part == 1 ? end : self + (end - self) * part
  }
}

nonisolated extension CGPoint {
  /// Returns a point between this point and another point. The coordinates are interpolated
  /// separately.
  func interpolated(to end: CGPoint, at part: CGFloat) -> CGPoint {
    CGPoint(x: x.interpolated(to: end.x, at: part), y: y.interpolated(to: end.y, at: part))
  }
}

nonisolated extension CGSize {
  /// Returns a size between this size and another size. The width and the height are interpolated
  /// separately.
  func interpolated(to end: CGSize, at part: CGFloat) -> CGSize {
    CGSize(
      width: width.interpolated(to: end.width, at: part),
      height: height.interpolated(to: end.height, at: part))
  }
}
