extension UIView {
  /// Returns the distance that moves the view out of a rectangle of its superview, in points.
  ///
  /// The view's transform does not count.
  func distance(to side: TransitionDirection, of rectangle: CGRect) -> CGFloat {
    switch side {
    case .up: place.maxY - rectangle.minY
    case .down: rectangle.maxY - place.minY
    case .left, .leading: place.maxX - rectangle.minX
    case .right, .trailing: rectangle.maxX - place.minX
    }
  }

  /// Returns the transform that gives the view an appearance in a container.
  func transform(of page: TransitionPage, in container: UIView) -> CGAffineTransform {
    let bounds = container.bounds
    let right = distance(to: page.offset.dx < 0 ? .left : .right, of: bounds)
    let down = distance(to: page.offset.dy < 0 ? .up : .down, of: bounds)
    // Scales about the middle before it moves, because the offset is in the container's points.
    let middle = middleFromAnchor
    return CGAffineTransform(translationX: -middle.dx, y: -middle.dy)
      .concatenating(CGAffineTransform(scaleX: page.scale, y: page.scale))
      .concatenating(
        CGAffineTransform(
          translationX: middle.dx + page.offset.dx * right,
          y: middle.dy + page.offset.dy * down))
  }

  /// The view's transform, converted to a transform about the view's middle.
  var transformAboutMiddle: CGAffineTransform {
    let middle = middleFromAnchor
    return CGAffineTransform(translationX: middle.dx, y: middle.dy)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: -middle.dx, y: -middle.dy))
  }

  /// The offset from the layer's anchor point to the view's middle.
  private var middleFromAnchor: CGVector {
    let anchor = layer.anchorPoint
    return CGVector(
      dx: (0.5 - anchor.x) * bounds.width, dy: (0.5 - anchor.y) * bounds.height)
  }
}
