import InterruptibleTransitions

extension UIView {
  /// The radius of the blur that the view shows now, in points.
  package var shownBlurRadius: Double {
    layer.presentedProperties.backdrop.radius
  }
}
