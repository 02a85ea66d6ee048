import Foundation

/// Names one of the two controllers of a transition. The names keep their meaning until the end of
/// the transition, cancelled or not (fact 2.26).
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The text of the key.
  public let rawValue: String

  /// Makes a key from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible at the end of a completed transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views that an animator may change.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The text of the key.
  public let rawValue: String

  /// Makes a key from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is visible at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end of a completed transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
