import Foundation

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The raw bits of the option set.
  public let rawValue: UInt

  /// Creates an option set from raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// The radius of a corner of a view.
///
/// UIKit has this type in iOS 26 and later.
public struct UICornerRadius: Hashable, Sendable {
  let points: Double

  /// Returns a radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(points: radius) }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a radius in points.
  public init(floatLiteral value: Double) {
    points = value
  }

  /// Creates a radius in points.
  public init(integerLiteral value: Int) {
    points = Double(value)
  }
}

/// The shape of the corners of a view.
///
/// UIKit has this type, with more shapes, in iOS 26 and later.
public struct UICornerConfiguration: Hashable, Sendable {
  /// The largest radius, in points.
  private let maximum: Double

  /// Returns a configuration in which all corners have the same radius.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(maximum: radius.points)
  }

  /// Returns a configuration whose shorter sides are half circles.
  ///
  /// - Parameter maximumRadius: The largest radius, in points, or nil if the radius is not limited.
  /// - Returns: The configuration.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(maximum: maximumRadius ?? .infinity)
  }

  static let square = UICornerConfiguration(maximum: 0)

  /// Returns the radius in a rectangle of the given size. It is at most half of the shorter side.
  func radius(in size: CGSize) -> CGFloat {
    max(min(CGFloat(maximum), size.width / 2, size.height / 2), 0)
  }
}

extension UIView {
  /// The shape of the view's corners, which does not change the layer's radius (fact 5.37).
  ///
  /// UIKit has this property in iOS 26 and later.
  public var cornerConfiguration: UICornerConfiguration {
    get { layer.extras?.cornerConfiguration ?? .square }
    set { layer.setExtra(\.cornerConfiguration, to: newValue) }
  }

  /// Returns the radius of the given corners according to the view's corner configuration, in
  /// points.
  ///
  /// If there are several corners, the result is the largest radius. UIKit has this method in iOS
  /// 26 and later.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    corner.isEmpty ? 0 : cornerConfiguration.radius(in: bounds.size)
  }
}
