import Foundation

/// The kinds of scrolls that a pan follows.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: Int

  /// Makes a mask from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Scrolls in steps, by a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Scrolls without steps, by fingers on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All scrolls.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
