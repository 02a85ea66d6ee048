import Foundation

/// A font: here a size and a weight of the system font.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The weight of a font, from -1 to 1; 0 is regular.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight, -1…1.
    public var rawValue: CGFloat

    /// Makes a weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Thin strokes.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// Between regular and semibold.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of titles.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// The size, in points.
  public let pointSize: CGFloat
  let weight: Weight

  init(pointSize: CGFloat, weight: Weight) {
    (self.pointSize, self.weight) = (pointSize, weight)
  }

  /// Returns the system font of a size in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular)
  }

  /// Returns the system font of a size in points and a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  /// Returns the system's bold font of a size in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .bold)
  }

  /// Returns the font itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The height of a line, in points; the system font's is about 1.2 sizes.
  open var lineHeight: CGFloat { (pointSize * 1.193).rounded(.up) }

  /// The weight on the scale of CSS.
  var cssWeight: Int {
    switch weight.rawValue {
    case ..<(-0.2): 300
    case ..<0.1: 400
    case ..<0.26: 500
    case ..<0.35: 600
    default: 700
    }
  }
}

/// The alignment of text in its lines.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// Filling the line.
  case justified = 3
  /// The alignment of the language.
  case natural = 4
}
