/// The coordinate system of the superview of an element's view, expressed in the container.
nonisolated struct ElementBasis: Equatable, Sendable {
  /// The position of the origin.
  var origin = CGPoint.zero
  /// The vectors of one point to the right and of one point down.
  var (right, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))

  /// The length of one horizontal point, in points of the container.
  var scale: CGFloat { right.length }

  /// Converts a point to the coordinates of the container.
  func point(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: origin.x + point.x * right.dx + point.y * down.dx,
      y: origin.y + point.x * right.dy + point.y * down.dy)
  }
}
