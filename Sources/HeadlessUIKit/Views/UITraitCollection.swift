import Foundation

/// How much room a window has in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing is known.
  case unspecified = 0
  /// There is little room.
  case compact
  /// There is much room.
  case regular
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nothing is known.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
}

/// The direction in which an app is laid out, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nothing is known.
  case unspecified = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The surroundings of a view or a controller (fact 6.21).
public final class UITraitCollection: NSObject, Sendable {
  /// The room from side to side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The direction in which the app is laid out.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The number of pixels per point.
  public let displayScale: CGFloat
  /// The style of the user interface.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Makes traits of which nothing is known.
  public convenience override init() {
    self.init(userInterfaceStyle: .unspecified)
  }

  /// Makes traits of which only the style is known.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    (horizontalSizeClass, verticalSizeClass) = (.unspecified, .unspecified)
    (userInterfaceIdiom, layoutDirection, displayScale) = (.unspecified, .unspecified, 0)
    self.userInterfaceStyle = userInterfaceStyle
    super.init()
  }

  /// The shortest side of a tablet's screen, in points.
  private static let shortestPadSide: CGFloat = 600
  /// The width from which a tablet's window is regular, in points.
  private static let regularPadWidth: CGFloat = 600
  /// The width of the phones whose landscape is regular from side to side, in points.
  private static let widePhoneSide: CGFloat = 414

  /// The traits in a window of the current device, or on its screen.
  @MainActor convenience init(in window: UIWindow?, style: UIUserInterfaceStyle) {
    self.init(
      window: window?.bounds.size ?? UIScreen.main.bounds.size, screen: UIScreen.main.bounds.size,
      isRightToLeft: UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft,
      scale: UIScreen.main.scale, style: style)
  }

  private init(
    window size: CGSize, screen: CGSize, isRightToLeft: Bool, scale: CGFloat,
    style: UIUserInterfaceStyle
  ) {
    userInterfaceStyle = style
    let shortest = min(screen.width, screen.height)
    userInterfaceIdiom = shortest >= Self.shortestPadSide ? .pad : .phone
    layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    displayScale = scale
    if shortest >= Self.shortestPadSide {
      horizontalSizeClass = size.width >= Self.regularPadWidth ? .regular : .compact
      verticalSizeClass = .regular
    } else {
      let isLandscape = size.width > size.height
      horizontalSizeClass = isLandscape && shortest >= Self.widePhoneSide ? .regular : .compact
      verticalSizeClass = isLandscape ? .compact : .regular
    }
    super.init()
  }

  /// Whether the traits are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom
      && layoutDirection == other.layoutDirection && displayScale == other.displayScale
      && userInterfaceStyle == other.userInterfaceStyle
  }

  /// A hash of the traits.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(userInterfaceStyle)
    return hasher.finalize()
  }
}

extension UIView {
  /// The surroundings of the view.
  public var traitCollection: UITraitCollection { UITraitCollection(in: window, style: shownStyle) }
}

extension UIViewController {
  /// The surroundings of the controller's view.
  public var traitCollection: UITraitCollection { (viewIfLoaded ?? UIView()).traitCollection }
}

extension UIPresentationController {
  /// The surroundings of the presentation.
  public var traitCollection: UITraitCollection {
    (containerView ?? presentedViewController.viewIfLoaded ?? UIView()).traitCollection
  }
}
