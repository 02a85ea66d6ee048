/// The coordinates of the view that an element's view is in, as they lie in the container.
nonisolated struct ElementBasis: Equatable, Sendable {
  /// Where the origin is.
  var origin = CGPoint.zero
  /// A point to the right, and a point down.
  var (right, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))

  /// How large a point is.
  var scale: CGFloat { right.length }

  /// Returns where a point is in the container.
  func point(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: origin.x + point.x * right.dx + point.y * down.dx,
      y: origin.y + point.x * right.dy + point.y * down.dy)
  }
}
