extension UIView {
  /// The radius of the view's corners, in points.
  ///
  /// The value is the greater of the layer's radius and the radius of the corner configuration.
  /// UIKit does not document whether a configuration sets the layer's radius.
  var shownCornerRadius: CGFloat {
    guard #available(iOS 26, visionOS 26, *) else { return layer.cornerRadius }
    return max(layer.cornerRadius, effectiveRadius(corner: .allCorners))
  }

  /// The corners that are rounded.
  var shownMaskedCorners: CACornerMask {
    guard #available(iOS 26, visionOS 26, *) else { return layer.maskedCorners }
    let configured = Self.corners.filter { effectiveRadius(corner: $0.0) > 0 }.map(\.1)
    return configured.isEmpty ? layer.maskedCorners : CACornerMask(configured)
  }

  private static var corners: [(UIRectCorner, CACornerMask)] {
    [
      (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
      (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
    ]
  }
}
