import Foundation

/// An entry of a menu.
@MainActor open class UIMenuElement: NSObject {
  /// Whether an element is on.
  public enum State: Int, Sendable {
    /// It is off.
    case off = 0
    /// It is on.
    case on
    /// Some of it is on.
    case mixed
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It removes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  var elementTitle: String
  var elementImage: UIImage?

  init(elementTitle: String, elementImage: UIImage?) {
    (self.elementTitle, self.elementImage) = (elementTitle, elementImage)
    super.init()
  }
}
