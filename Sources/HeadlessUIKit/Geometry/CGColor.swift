import Foundation

/// The components of a color in the headless runtime: red, green, blue and opacity, each 0…1.
package struct ColorComponents: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let clear = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)

  /// The color in the form that a layer stores.
  package var cgColor: CGColor {
    CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

#if !canImport(CoreGraphics)
  /// A color in the form that a layer stores.
  public final class CGColor: Equatable, Hashable, Sendable {
    package let headlessComponents: ColorComponents

    /// Creates a color from components, each 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      headlessComponents = ColorComponents(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }

    /// The opacity, 0…1.
    public var alpha: CGFloat { CGFloat(headlessComponents.alpha) }

    /// Returns whether two colors have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool {
      left.headlessComponents == right.headlessComponents
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(headlessComponents)
    }
  }
#else
  extension CGColor {
    package var headlessComponents: ColorComponents {
      let parts = (components ?? []).map(Double.init)
      switch parts.count {
      case 4...:
        return ColorComponents(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      case 2, 3:
        return ColorComponents(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
      default: return .clear
      }
    }
  }
#endif

extension ColorComponents {
  /// Creates the components of a color of unknown type; nil if it is not a Core Graphics color.
  package init?(_ any: Any) {
    #if !canImport(CoreGraphics)
      guard let color = any as? CGColor else { return nil }
    #else
      let object = any as AnyObject
      guard "\(type(of: object))".contains("CGColor") else { return nil }
      let color = unsafeDowncast(object, to: CGColor.self)
    #endif
    self = color.headlessComponents
  }
}
