/// The styles of a user interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The style is that of the surroundings.
  case unspecified = 0
  /// The content is dark on light backgrounds.
  case light
  /// The content is light on dark backgrounds.
  case dark
}

extension UIView {
  /// The style in which the view is shown (fact 6.28).
  ///
  /// The view, its view controller, and their ancestors may specify a style. The nearest of these
  /// styles applies. If there is none, the style of the device applies.
  ///
  /// - Complexity: O(d) in the depth of the view.
  var shownStyle: UIUserInterfaceStyle {
    var view: UIView? = self
    while let next = view {
      if next.overrideUserInterfaceStyle != .unspecified { return next.overrideUserInterfaceStyle }
      let style = next.owner?.overrideUserInterfaceStyle ?? .unspecified
      if style != .unspecified { return style }
      view = next.parentView
    }
    return Runtime.current.accessibility.settings.userInterfaceStyle
  }

  /// Updates dynamic colors and effects to the style of the view, in the view and its descendants
  /// (facts 6.29, 6.31).
  package func updateStyle() {
    forTree { $0.styleDidChange() }
  }

  /// Returns the components of a color in the style of the view.
  func components(of color: UIColor) -> ColorComponents {
    color.isDynamic ? color.resolvedColor(with: traitCollection).components : color.components
  }
}
