/// The direction in which a user interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft
}

/// What a view shows, as far as its layout direction depends on it.
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
  /// The direction in which the view arranges its content (fact 1.137).
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The direction in which views with an attribute arrange their content.
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
  /// The direction of the language of the app.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Runtime.current.accessibility.settings.layoutDirection
  }
}
