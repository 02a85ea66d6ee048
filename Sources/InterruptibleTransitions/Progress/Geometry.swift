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

nonisolated extension CGVector {
  /// Creates a vector of length 1.
  ///
  /// - Parameter angle: The direction, in radians: 0 points right, and π/2 points down.
  init(angle: CGFloat) {
    self.init(dx: cos(angle), dy: sin(angle))
  }

  /// The length.
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// The direction, in radians, from -π to π.
  var angle: CGFloat { atan2(dy, dx) }

  /// Returns the vector rotated clockwise.
  ///
  /// - Parameter angle: The angle, in radians.
  /// - Returns: The vector, with the same length.
  func rotated(by angle: CGFloat) -> CGVector {
    guard angle != 0 else { return self }
    let cosine = cos(angle)
    let sine = sin(angle)
    return CGVector(dx: dx * cosine - dy * sine, dy: dx * sine + dy * cosine)
  }
}

nonisolated extension CGRect {
  /// Whether a view can have this frame.
  ///
  /// UIKit raises an exception for a number that is not finite.
  var isUsable: Bool {
    !isEmpty && !isInfinite && [minX, minY, width, height].allSatisfy(\.isFinite)
  }
}
