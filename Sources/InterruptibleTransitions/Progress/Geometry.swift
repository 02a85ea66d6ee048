import Foundation

nonisolated extension CGFloat {
  /// Returns a number at a part, 0…1, of the way to another one, exact at both ends.
  func interpolated(to end: CGFloat, at part: CGFloat) -> CGFloat {
    part == 1 ? end : self + (end - self) * part
  }
}

nonisolated extension CGPoint {
  func interpolated(to end: CGPoint, at part: CGFloat) -> CGPoint {
    CGPoint(x: x.interpolated(to: end.x, at: part), y: y.interpolated(to: end.y, at: part))
  }
}

nonisolated extension CGSize {
  func interpolated(to end: CGSize, at part: CGFloat) -> CGSize {
    CGSize(
      width: width.interpolated(to: end.width, at: part),
      height: height.interpolated(to: end.height, at: part))
  }
}

nonisolated extension CGVector {
  /// Creates a vector of length 1 at an angle in radians: 0 points right, and π/2 points down.
  init(angle: CGFloat) {
    self.init(dx: cos(angle), dy: sin(angle))
  }

  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// The direction, in radians, from -π to π.
  var angle: CGFloat { atan2(dy, dx) }

  /// Returns the vector rotated clockwise, by an angle in radians.
  func rotated(by angle: CGFloat) -> CGVector {
    guard angle != 0 else { return self }
    let cosine = cos(angle)
    let sine = sin(angle)
    return CGVector(dx: dx * cosine - dy * sine, dy: dx * sine + dy * cosine)
  }
}

nonisolated extension CGRect {
  /// Whether every number is finite, because UIKit raises an exception otherwise.
  var isUsable: Bool {
    !isEmpty && !isInfinite && [minX, minY, width, height].allSatisfy(\.isFinite)
  }
}
