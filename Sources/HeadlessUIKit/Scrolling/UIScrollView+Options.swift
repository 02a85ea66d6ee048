import Foundation

extension UIScrollView {
  /// The rate at which content slows down after a finger has lifted: the factor by which its speed
  /// decreases in each millisecond (fact 3.7).
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The factor per millisecond, between 0 and 1.
    public var rawValue: CGFloat

    /// Makes a rate from a factor per millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// For content that stops soon: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the safe area is added to the content's insets (fact 3.32).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes that scroll, and also at the top and the bottom if the view is the content of
    /// a page in a navigation controller or a tab bar controller (fact 3.71).
    case automatic = 0
    /// Along the axes that scroll.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// On all edges.
    case always = 3
  }
}
