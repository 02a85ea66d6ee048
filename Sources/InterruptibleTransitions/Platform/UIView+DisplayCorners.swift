extension UIView {
  /// The smallest corner radius of the displays that have round corners, in points.
  private static let smallestRadius: CGFloat = 39

  /// The radius of the display's corners, if the view fills a window that fills the display.
  ///
  /// UIKit states the radius only as the radius of views that are concentric with the display, from
  /// iOS 26 on. Otherwise a phone with a home indicator has a display with round corners.
  var displayCornerRadius: CGFloat {
    guard let window, covers(window) else { return 0 }
    var radius: CGFloat = 0
    if #available(iOS 26, visionOS 26, *) { radius = effectiveRadius(corner: .allCorners) }
    let isRoundPhone =
      traitCollection.userInterfaceIdiom == .phone && window.safeAreaInsets.bottom > 0
    return max(radius, isRoundPhone ? Self.smallestRadius : 0)
  }
}
