import Foundation

/// A key that identifies one of the two view controllers of a transition.
///
/// The keys keep their meaning until the end of the transition, even if it is cancelled (fact
/// 2.26).
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The text of the key.
  public let rawValue: String

  /// Creates a key from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view controller that is visible at the start.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The view controller that is visible at the end of a completed transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key that identifies one of the two views that an animator may change.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The text of the key.
  public let rawValue: String

  /// Creates a key from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is visible at the start.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end of a completed transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
