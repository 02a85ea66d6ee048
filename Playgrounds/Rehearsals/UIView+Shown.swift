import InterruptibleTransitions

extension UIView {
  /// The frame of the view on the screen now, in points of its superview; empty before the first
  /// frame.
  package var shownFrame: CGRect {
    layer.presentation()?.frame ?? .zero
  }

  /// The rotation of the view on the screen now, in radians, clockwise.
  package var shownAngle: CGFloat {
    guard let plane = layer.presentation()?.affineTransform() else { return 0 }
    return atan2(plane.b, plane.a)
  }
}
