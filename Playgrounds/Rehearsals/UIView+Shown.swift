import InterruptibleTransitions

extension UIView {
  /// The radius of the blur that the view shows now, in points.
  package var shownBlurRadius: Double {
    layer.presentedProperties.backdrop.radius
  }
}

extension UIView {
  /// The frame of the view on the screen now, in points of its superview; empty before the first
  /// frame.
  package var shownFrame: CGRect {
    layer.presentedFrame ?? .zero
  }

  /// The rotation of the view on the screen now, in radians, clockwise.
  package var shownAngle: CGFloat {
    guard let plane = layer.presentation()?.affineTransform() else { return 0 }
    return atan2(plane.b, plane.a)
  }
}
