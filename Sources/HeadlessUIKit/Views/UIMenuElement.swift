import Foundation

/// An element of a menu.
@MainActor open class UIMenuElement: NSObject {
  /// The states of an element.
  public enum State: Int, Sendable {
    /// The element is off.
    case off = 0
    /// The element is on.
    case on
    /// The element is partly on.
    case mixed
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Sendable {
    /// The raw bits of the option set.
    public let rawValue: UInt

    /// Creates an option set from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The user cannot select the element.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element deletes data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  var elementTitle: String
  var elementImage: UIImage?

  init(elementTitle: String, elementImage: UIImage?) {
    self.elementTitle = elementTitle
    self.elementImage = elementImage
    super.init()
  }
}
