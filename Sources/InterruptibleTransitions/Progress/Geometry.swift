import Foundation

/// A value to which a part of the difference between two other values can be added.
nonisolated protocol Interpolatable {
  /// Returns the value with a part of the difference between two values added.
  func moved(by part: CGFloat, from first: Self, to last: Self) -> Self
}

nonisolated extension Interpolatable {
  /// Returns a value at a part, 0…1, of the way to another one, exact at both ends.
  func interpolated(to end: Self, at part: CGFloat) -> Self {
    part == 1 ? end : moved(by: part, from: self, to: end)
  }
}

nonisolated extension CGFloat: Interpolatable {
  func moved(by part: CGFloat, from first: CGFloat, to last: CGFloat) -> CGFloat {
    self + (last - first) * part
  }
}

nonisolated extension CGPoint: Interpolatable {
  func moved(by part: CGFloat, from first: CGPoint, to last: CGPoint) -> CGPoint {
    self + (last - first) * part
  }

  static func - (end: CGPoint, start: CGPoint) -> CGVector {
    CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  static func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  static func - (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
  }
}

nonisolated extension CGSize: Interpolatable {
  func moved(by part: CGFloat, from first: CGSize, to last: CGSize) -> CGSize {
    CGSize(
      width: width + (last.width - first.width) * part,
      height: height + (last.height - first.height) * part)
  }

  static func * (size: CGSize, factor: CGFloat) -> CGSize {
    CGSize(width: size.width * factor, height: size.height * factor)
  }
}

nonisolated extension CGRect: Interpolatable {
  func moved(by part: CGFloat, from first: CGRect, to last: CGRect) -> CGRect {
    CGRect(
      origin: origin.moved(by: part, from: first.origin, to: last.origin),
      size: size.moved(by: part, from: first.size, to: last.size))
  }
}

nonisolated extension Optional: Interpolatable where Wrapped: Interpolatable {
  /// Moves a value if there are both other values.
  func moved(by part: CGFloat, from first: Wrapped?, to last: Wrapped?) -> Wrapped? {
    guard let first, let last else { return self }
    return self?.moved(by: part, from: first, to: last)
  }
}

nonisolated extension CGVector {
  /// Creates a vector of length 1 at an angle in radians: 0 points right, and π/2 points down.
  init(angle: CGFloat) {
    self.init(dx: cos(angle), dy: sin(angle))
  }

  static func + (first: CGVector, second: CGVector) -> CGVector {
    CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
  }

  static func - (first: CGVector, second: CGVector) -> CGVector {
    CGVector(dx: first.dx - second.dx, dy: first.dy - second.dy)
  }

  static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// The direction, in radians, from -π to π.
  var angle: CGFloat { atan2(dy, dx) }

  /// The vector rotated clockwise by a quarter of a turn.
  var quarterTurn: CGVector { CGVector(dx: -dy, dy: dx) }

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
