import Foundation

extension UIScrollView {
  /// The area of the content, whose size constraints can determine (fact 8.25).
  public var contentLayoutGuide: UILayoutGuide { ownGuide(.content) }

  /// The visible area of the scroll view, which does not move with the content.
  public var frameLayoutGuide: UILayoutGuide { ownGuide(.frame) }

  /// The rate at which content decelerates after a finger has lifted (fact 3.7).
  ///
  /// The rate is the factor by which the velocity decreases in each millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The factor per millisecond, between 0 and 1.
    public var rawValue: CGFloat

    /// Creates a rate from a factor per millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate for content that stops soon: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The ways in which the safe area is added to the content insets (fact 3.32).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The safe area is added along the axes that scroll.
    ///
    /// In a page of a navigation controller or a tab bar controller, it is also added at the top
    /// and the bottom of the content (fact 3.71).
    case automatic = 0
    /// The safe area is added along the axes that scroll.
    case scrollableAxes = 1
    /// The safe area is not added.
    case never = 2
    /// The safe area is added on all edges.
    case always = 3
  }
}
