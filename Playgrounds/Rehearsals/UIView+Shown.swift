import InterruptibleTransitions

extension UIView {
  /// The current frame of the view on the screen, in points of its superview; empty before the
  /// first frame.
  package var shownFrame: CGRect {
    layer.presentation()?.frame ?? .zero
  }

  /// The current rotation of the view on the screen, in radians, clockwise.
  package var shownAngle: CGFloat {
    guard let plane = layer.presentation()?.affineTransform() else { return 0 }
    return atan2(plane.b, plane.a)
  }
}
