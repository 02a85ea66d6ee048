extension UIView {
  /// The frame that the view has without its transform, in its superview. The frame itself is
  /// undefined if there is a transform.
  var place: CGRect { layer.place }

  /// The place that the screen shows. During a rotation of the device, for example, a view moves
  /// from its former place.
  var shownPlace: CGRect {
    let isMoving = layer.animationKeys()?.isEmpty == false
    return (isMoving ? layer.presentation() : nil)?.place ?? place
  }

  /// Sets the place.
  ///
  /// The center comes first. When a size is set, a view lays out scroll views, whose delegates may
  /// set another place. A center set after that would not match that place.
  func place(at frame: CGRect) {
    let anchor = layer.anchorPoint
    center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    bounds.size = frame.size
  }

  /// Returns whether the view, in its place, covers a container.
  func covers(_ container: UIView) -> Bool {
    let whole = container.bounds
    let own = superview.map { $0.convert(place, to: container) } ?? place
    return !whole.isEmpty && own.insetBy(dx: -0.5, dy: -0.5).contains(whole)
  }
}

extension CALayer {
  fileprivate var place: CGRect {
    CGRect(
      x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }
}
