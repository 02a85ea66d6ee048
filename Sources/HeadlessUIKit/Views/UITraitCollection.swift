import Foundation

/// The available space in one direction of a window.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The size class is not specified.
  case unspecified = 0
  /// The available space is small.
  case compact
  /// The available space is large.
  case regular
}

/// The kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The kind of device is not specified.
  case unspecified = -1
  /// The device is a phone.
  case phone
  /// The device is a tablet.
  case pad
}

/// The layout direction of an app, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The layout direction is not specified.
  case unspecified = -1
  /// The app is laid out from left to right.
  case leftToRight
  /// The app is laid out from right to left.
  case rightToLeft
}

/// The environment of a view or a view controller (fact 6.21).
public final class UITraitCollection: NSObject, Sendable {
  /// The available horizontal space.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The available vertical space.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The layout direction of the app.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The number of pixels per point.
  public let displayScale: CGFloat
  /// The style of the user interface.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates a collection in which no trait is specified.
  public convenience override init() {
    self.init(userInterfaceStyle: .unspecified)
  }

  /// Creates a collection in which only the style is specified.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    horizontalSizeClass = .unspecified
    verticalSizeClass = .unspecified
    userInterfaceIdiom = .unspecified
    layoutDirection = .unspecified
    displayScale = 0
    self.userInterfaceStyle = userInterfaceStyle
    super.init()
  }

  /// Creates a copy with another style.
  init(_ other: UITraitCollection, style: UIUserInterfaceStyle) {
    horizontalSizeClass = other.horizontalSizeClass
    verticalSizeClass = other.verticalSizeClass
    userInterfaceIdiom = other.userInterfaceIdiom
    layoutDirection = other.layoutDirection
    displayScale = other.displayScale
    userInterfaceStyle = style
    super.init()
  }

  /// The shortest side of a tablet's screen, in points.
  private static let shortestPadSide: CGFloat = 600
  /// The width from which a tablet's window is horizontally regular, in points.
  private static let regularPadWidth: CGFloat = 600
  /// The shorter side from which a phone in landscape is horizontally regular, in points.
  private static let widePhoneSide: CGFloat = 414

  /// Creates the traits in a window of the current device, or on its screen if the window is nil.
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

  /// Returns whether the traits are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom
      && layoutDirection == other.layoutDirection && displayScale == other.displayScale
      && userInterfaceStyle == other.userInterfaceStyle
  }

  /// The hash of the traits.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(userInterfaceStyle)
    return hasher.finalize()
  }
}
