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
}
