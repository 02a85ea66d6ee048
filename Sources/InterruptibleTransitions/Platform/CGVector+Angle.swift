import Foundation

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
    let (cosine, sine) = (cos(angle), sin(angle))
    return CGVector(dx: dx * cosine - dy * sine, dy: dx * sine + dy * cosine)
  }
}
