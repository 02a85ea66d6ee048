import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
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

/// A radius of a corner of a view.
///
/// UIKit has it from iOS 26 on.
public struct UICornerRadius: Hashable, Sendable {
  let points: Double

  /// Returns a radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(points: radius) }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a radius in points.
  public init(floatLiteral value: Double) {
    points = value
  }

  /// Makes a radius in points.
  public init(integerLiteral value: Int) {
    points = Double(value)
  }
}

/// The form of the corners of a view.
///
/// UIKit has it from iOS 26 on, and more forms.
public struct UICornerConfiguration: Hashable, Sendable {
  /// The largest radius, in points.
  private let maximum: Double

  /// Returns the form in which all corners have one radius.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(maximum: radius.points)
  }

  /// Returns a form whose shorter sides are half circles.
  ///
  /// - Parameter maximumRadius: The largest radius, in points; nil means that there is none.
  /// - Returns: The form.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(maximum: maximumRadius ?? .infinity)
  }

  static let square = UICornerConfiguration(maximum: 0)

  /// Returns the radius in a size: at most half of its shorter side.
  func radius(in size: CGSize) -> CGFloat {
    max(min(CGFloat(maximum), size.width / 2, size.height / 2), 0)
  }
}

extension UIView {
  /// The form of the view's corners, which leaves the layer's radius as it is (fact 5.37).
  ///
  /// UIKit has it from iOS 26 on.
  public var cornerConfiguration: UICornerConfiguration {
    get { layer.extras?.cornerConfiguration ?? .square }
    set { layer.setExtra(\.cornerConfiguration, to: newValue) }
  }

  /// Returns the radius that the view's corner configuration gives some corners, in points; of
  /// several the largest.
  ///
  /// UIKit has it from iOS 26 on.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    corner.isEmpty ? 0 : cornerConfiguration.radius(in: bounds.size)
  }
}
