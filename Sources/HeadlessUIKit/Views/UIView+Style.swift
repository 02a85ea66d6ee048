/// A light or a dark user interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The style of what is around.
  case unspecified = 0
  /// Dark content on light backgrounds.
  case light
  /// Light content on dark backgrounds.
  case dark
}

extension UIView {
  /// The style that the view shows: the first one that it, its controller, or a view or a
  /// controller around it specifies, or else the device's (fact 6.28).
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

  /// Shows dynamic colours and effects in the style of the view, here and in all subviews (facts
  /// 6.29, 6.31).
  package func updateStyle() {
    forTree { $0.styleDidChange() }
  }

  /// The components of a colour in the style of the view.
  func components(of color: UIColor) -> ColorComponents {
    color.isDynamic ? color.resolvedColor(with: traitCollection).components : color.components
  }
}
