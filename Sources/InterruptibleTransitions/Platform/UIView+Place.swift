extension UIView {
  /// The frame without the transform, with which UIKit's `frame` is undefined.
  var place: CGRect { layer.place }

  /// The current position of ``place`` on the screen, such as during a rotation of the device.
  var shownPlace: CGRect {
    let isMoving = layer.animationKeys()?.isEmpty == false
    return (isMoving ? layer.presentation() : nil)?.place ?? place
  }

  /// Sets the center before the size, because a new size makes the view lay out scroll views, whose
  /// delegates can set another frame.
  func place(at frame: CGRect) {
    let anchor = layer.anchorPoint
    center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    bounds.size = frame.size
  }

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
