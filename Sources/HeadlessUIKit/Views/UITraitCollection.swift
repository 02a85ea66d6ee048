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

  /// Makes traits of which nothing is known.
  public override init() {
    (horizontalSizeClass, verticalSizeClass) = (.unspecified, .unspecified)
    (userInterfaceIdiom, layoutDirection, displayScale) = (.unspecified, .unspecified, 0)
    super.init()
  }

  /// The shortest side of a tablet's screen, in points.
  private static let shortestPadSide: CGFloat = 600
  /// The width from which a tablet's window is regular, in points.
  private static let regularPadWidth: CGFloat = 600
  /// The width of the phones whose landscape is regular from side to side, in points.
  private static let widePhoneSide: CGFloat = 414

  init(window size: CGSize, screen: CGSize, isRightToLeft: Bool, scale: CGFloat) {
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
}

extension UIView {
  /// The surroundings of the view.
  public var traitCollection: UITraitCollection {
    UITraitCollection(
      window: (window ?? self as? UIWindow)?.bounds.size ?? UIScreen.main.bounds.size,
      screen: UIScreen.main.bounds.size,
      isRightToLeft: UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft,
      scale: UIScreen.main.scale)
  }
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
