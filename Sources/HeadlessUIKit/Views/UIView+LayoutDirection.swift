/// The layout direction of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The layout is from left to right.
  case leftToRight = 0
  /// The layout is from right to left.
  case rightToLeft
}

/// The meaning of a view's content, which determines the layout direction of the view.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The view is laid out in the direction of the app's language.
  case unspecified = 0
  /// The view shows playback controls, which are never mirrored.
  case playback
  /// The view shows directions in space, which are never mirrored.
  case spatial
  /// The view is always laid out from left to right.
  case forceLeftToRight
  /// The view is always laid out from right to left.
  case forceRightToLeft
}

extension UIView {
  /// The layout direction of the view's content (fact 1.137).
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Returns the layout direction of views with the given attribute.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UIApplication {
  /// The layout direction of the app's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Runtime.current.accessibility.settings.layoutDirection
  }
}
