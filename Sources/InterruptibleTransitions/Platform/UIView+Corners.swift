extension UIView {
  /// The greater radius of the layer and the corner configuration, in points. UIKit does not
  /// document whether a configuration sets the layer's radius.
  var shownCornerRadius: CGFloat {
    guard #available(iOS 26, visionOS 26, *) else { return layer.cornerRadius }
    return max(layer.cornerRadius, effectiveRadius(corner: .allCorners))
  }

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

  /// The smallest corner radius of the displays that have round corners, in points.
  private static let smallestRadius: CGFloat = 39

  /// The radius of the display's corners, if the view fills the display. UIKit states it from iOS
  /// 26 on. Before that, a phone with a home indicator has round corners.
  var displayCornerRadius: CGFloat {
    guard let window, covers(window) else { return 0 }
    var radius: CGFloat = 0
    if #available(iOS 26, visionOS 26, *) { radius = effectiveRadius(corner: .allCorners) }
    let hasRoundCorners =
      traitCollection.userInterfaceIdiom == .phone && window.safeAreaInsets.bottom > 0
    return max(radius, hasRoundCorners ? Self.smallestRadius : 0)
  }
}
