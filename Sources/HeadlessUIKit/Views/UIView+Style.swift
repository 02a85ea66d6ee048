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
    var view = self
    while true {
      let style = view.specifiedStyle
      if style != .unspecified { return style }
      guard let parent = view.parentView else { return view.styleWithoutParent }
      view = parent
    }
  }

  /// The style that the view or its view controller specifies.
  private var specifiedStyle: UIUserInterfaceStyle {
    if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
    return owner?.overrideUserInterfaceStyle ?? .unspecified
  }

  /// The style that a view without a superview inherits.
  private var styleWithoutParent: UIUserInterfaceStyle {
    self is UIWindow ? Runtime.current.accessibility.settings.userInterfaceStyle : keptStyle
  }

  /// Returns the components of a color in the style of the view.
  func components(of color: UIColor) -> ColorComponents {
    color.isDynamic ? color.components(in: self) : color.components
  }
}

// Changes of traits.
extension UIView {
  /// Makes a change, and notifies the view and its descendants if it has changed their traits.
  package func changeTraits(_ change: () -> Void) {
    let old = traitCollection
    change()
    let new = traitCollection
    guard new != old else { return }
    if new.layoutDirection != old.layoutDirection { layoutEngine?.directionDidChange() }
    traitsDidChange(from: old, to: new)
  }

  /// Notifies the view and its descendants of new traits, from top to bottom (fact 6.42).
  ///
  /// Dynamic colors and effects change first (facts 6.29, 6.31).
  private func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    if old.userInterfaceStyle != new.userInterfaceStyle { styleDidChange() }
    performAsCurrent {
      if let self = self as? TransitionContainerView, let presentation = self.presentation {
        presentation.reportTraits(from: old)
      }
      owner?.reportTraits(from: old)
      reportTraits(from: old)
    }
    for view in childViews where view.parentView === self {
      view.inheritTraits(from: old, to: new)
    }
  }

  /// Notifies the view of the traits that it inherits, in the style that it specifies.
  private func inheritTraits(from old: UITraitCollection, to new: UITraitCollection) {
    let style = specifiedStyle
    guard style != .unspecified else { return traitsDidChange(from: old, to: new) }
    let old = old.with(style)
    let new = new.with(style)
    if new != old { traitsDidChange(from: old, to: new) }
  }

  /// Notifies the view after a change of its superview.
  ///
  /// A view that leaves its superview keeps its style (fact 6.44).
  ///
  /// - Parameters:
  ///   - style: The style that the view inherited before.
  ///   - formerWindow: The former window, or nil if there was none.
  func superviewDidChange(fromStyle style: UIUserInterfaceStyle, in formerWindow: UIWindow?) {
    guard let parentView else {
      keptStyle = style
      return
    }
    let shown = parentView.shownStyle
    let window = formerWindow.flatMap { $0.bounds.size == self.window?.bounds.size ? nil : $0 }
    guard shown != style || window != nil else { return }
    let new = parentView.traitCollection
    let old = window.map { UITraitCollection(in: $0, style: style) } ?? new.with(style)
    if new != old { inheritTraits(from: old, to: new) }
  }
}
