extension UIView {
  /// Returns the transform that gives the view an appearance in a container.
  func transform(of page: TransitionPage, in container: UIView) -> CGAffineTransform {
    let translation = page.translation(of: place, in: container.bounds)
    // Scales about the middle before it moves, because the offset is in the container's points.
    let middle = middleFromAnchor
    return CGAffineTransform(translationX: -middle.dx, y: -middle.dy)
      .concatenating(CGAffineTransform(scaleX: page.scale, y: page.scale))
      .concatenating(
        CGAffineTransform(
          translationX: middle.dx + translation.dx, y: middle.dy + translation.dy))
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
