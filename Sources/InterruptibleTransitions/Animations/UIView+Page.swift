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

/// The original values of the properties that an animation changes of a page's view.
struct PageRest {
  /// The 3D transform. An app can have transformed the page.
  let space: CATransform3D
  /// The radius of the corners as they are shown, in points.
  private(set) var cornerRadius: CGFloat
  /// The corner radius of the layer.
  private var layerRadius: CGFloat
  private let clips: Bool
  private let depth: (zPosition: CGFloat, isDoubleSided: Bool)

  init(of view: UIView) {
    let layer = view.layer
    (cornerRadius, layerRadius) = (view.shownCornerRadius, layer.cornerRadius)
    clips = view.clipsToBounds
    (space, depth) = (layer.transform, (layer.zPosition, layer.isDoubleSided))
  }

  /// Updates the stored radius from a view.
  mutating func recordRadius(of view: UIView) {
    (cornerRadius, layerRadius) = (view.shownCornerRadius, view.layer.cornerRadius)
  }

  /// Moves a view away from its normal position.
  func show(_ view: UIView, movedBy transform: CGAffineTransform) {
    // Sets the view's property instead of the layer's, so that UIKit updates the safe area.
    view.transform3D = CATransform3DConcat(space, CATransform3DMakeAffineTransform(transform))
  }

  /// Restores the transform of a view, and its corners if the animation has changed them.
  ///
  /// An app can have set the corners in flight.
  func restore(_ view: UIView, withCorners: Bool = false) {
    view.transform3D = space
    if withCorners { (view.layer.cornerRadius, view.clipsToBounds) = (layerRadius, clips) }
  }

  /// Restores a view that has been rotated in 3D.
  func restoreSpace(of view: UIView, withCorners: Bool = false) {
    restore(view, withCorners: withCorners)
    (view.layer.zPosition, view.layer.isDoubleSided) = (depth.zPosition, depth.isDoubleSided)
  }
}
