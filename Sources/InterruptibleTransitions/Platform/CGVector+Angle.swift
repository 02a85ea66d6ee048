import Foundation

nonisolated extension CGVector {
  /// Makes a vector of the length 1.
  ///
  /// - Parameter angle: Its direction, in radians: 0 is to the right, and the positive sense leads
  ///   down.
  init(angle: CGFloat) {
    self.init(dx: cos(angle), dy: sin(angle))
  }

  /// The length.
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// The direction, in radians, from -π to π.
  var angle: CGFloat { atan2(dy, dx) }
}
