import Foundation

extension UIView {
  /// The ways in which a view follows the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw bits of the option set.
    public let rawValue: UInt

    /// Creates an option set from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The ways in which content fills a view.
  public enum ContentMode: Int, Sendable {
    /// The content is stretched.
    case scaleToFill = 0
    /// The content fits the view and keeps its proportions.
    case scaleAspectFit
    /// The content fills the view and keeps its proportions.
    case scaleAspectFill
    /// The content is drawn again.
    case redraw
    /// The content is centered.
    case center
    /// The content is at the top.
    case top
    /// The content is at the bottom.
    case bottom
    /// The content is at the left.
    case left
    /// The content is at the right.
    case right
    /// The content is in the top left corner.
    case topLeft
    /// The content is in the top right corner.
    case topRight
    /// The content is in the bottom left corner.
    case bottomLeft
    /// The content is in the bottom right corner.
    case bottomRight
  }
}
