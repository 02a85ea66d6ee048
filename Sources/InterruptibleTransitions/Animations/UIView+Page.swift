extension UIView {
  /// The distance, in points, that moves the view out of a rectangle of its superview, without
  /// regard to its transform.
  func distance(to side: TransitionDirection, of rectangle: CGRect) -> CGFloat {
    switch side {
    case .up: place.maxY - rectangle.minY
    case .down: rectangle.maxY - place.minY
    case .left, .leading: place.maxX - rectangle.minX
    case .right, .trailing: rectangle.maxX - place.minX
    }
  }

  /// Returns the transform with which the view, in a container, has a look.
  func transform(of page: TransitionPage, in container: UIView) -> CGAffineTransform {
    let bounds = container.bounds
    let right = distance(to: page.offset.dx < 0 ? .left : .right, of: bounds)
    let down = distance(to: page.offset.dy < 0 ? .up : .down, of: bounds)
    // Scales about the middle, then moves: the offset is in the container's points.
    let middle = middleFromAnchor
    return CGAffineTransform(translationX: -middle.dx, y: -middle.dy)
      .concatenating(CGAffineTransform(scaleX: page.scale, y: page.scale))
      .concatenating(
        CGAffineTransform(
          translationX: middle.dx + page.offset.dx * right,
          y: middle.dy + page.offset.dy * down))
  }

  /// The view's transform, for a view in its place that is transformed about its middle.
  var transformAboutMiddle: CGAffineTransform {
    let middle = middleFromAnchor
    return CGAffineTransform(translationX: middle.dx, y: middle.dy)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: -middle.dx, y: -middle.dy))
  }

  /// Where the middle is, from the point that transforms are about.
  private var middleFromAnchor: CGVector {
    let anchor = layer.anchorPoint
    return CGVector(
      dx: (0.5 - anchor.x) * bounds.width, dy: (0.5 - anchor.y) * bounds.height)
  }
}

/// What an animation changes of a page's view, as it was before.
struct PageRest {
  /// The transform, in space: an app may have turned the page.
  let space: CATransform3D
  /// The radius of the corners as they are shown, in points.
  private(set) var cornerRadius: CGFloat
  /// The radius that the layer has.
  private var layerRadius: CGFloat
  private let clips: Bool
  private let depth: (zPosition: CGFloat, isDoubleSided: Bool)

  init(of view: UIView) {
    let layer = view.layer
    (cornerRadius, layerRadius) = (view.shownCornerRadius, layer.cornerRadius)
    clips = view.clipsToBounds
    (space, depth) = (layer.transform, (layer.zPosition, layer.isDoubleSided))
  }

  /// Takes the radius that a view has now.
  mutating func takeRadius(of view: UIView) {
    (cornerRadius, layerRadius) = (view.shownCornerRadius, view.layer.cornerRadius)
  }

  /// Shows a view away from its place.
  func show(_ view: UIView, movedBy transform: CGAffineTransform) {
    // By the view's own property, so that UIKit computes the safe area again.
    view.transform3D = CATransform3DConcat(space, CATransform3DMakeAffineTransform(transform))
  }

  /// Restores where a view is, and its corners if the animation has changed them. An app may have
  /// set these in flight.
  func restore(_ view: UIView, withCorners: Bool = false) {
    view.transform3D = space
    if withCorners { (view.layer.cornerRadius, view.clipsToBounds) = (layerRadius, clips) }
  }

  /// Restores a view that has been turned in space.
  func restoreSpace(of view: UIView, withCorners: Bool = false) {
    restore(view, withCorners: withCorners)
    (view.layer.zPosition, view.layer.isDoubleSided) = (depth.zPosition, depth.isDoubleSided)
  }
}
