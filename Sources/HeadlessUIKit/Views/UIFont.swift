import Foundation

/// A font. Here, a font is a size and a weight of the system font.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The weight of a font, from -1 to 1, where 0 is regular.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight as a number, from -1 to 1.
    public var rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The weight of thin strokes.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of body text.
    public static let regular = Weight(rawValue: 0)
    /// A weight between regular and semibold.
    public static let medium = Weight(rawValue: 0.23)
    /// A weight between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of titles.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// The size, in points.
  public let pointSize: CGFloat
  let weight: Weight

  init(pointSize: CGFloat, weight: Weight) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// Returns the system font in a size, in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular)
  }

  /// Returns the system font in a size, in points, and a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  /// Returns the bold system font in a size, in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .bold)
  }

  /// Returns the font itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The height of a line, in points. For the system font, it is about 1.2 times the size.
  open var lineHeight: CGFloat { (pointSize * 1.193).rounded(.up) }

  /// The distance of the tops of the highest letters from the baseline, in points.
  open var ascender: CGFloat { lineHeight + descender }

  /// The distance of the lowest parts of letters from the baseline, in points. It is negative.
  open var descender: CGFloat { pointSize * -0.241 }

  /// The weight on the CSS scale.
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
  /// The text is aligned at the left.
  case left = 0
  /// The text is centered.
  case center = 1
  /// The text is aligned at the right.
  case right = 2
  /// The text fills the line.
  case justified = 3
  /// The text has the default alignment of its language.
  case natural = 4
}
