import Foundation

/// The types of scrolls that a pan gesture recognizes.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits of the mask.
  public let rawValue: Int

  /// Creates a mask from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Scrolls in discrete steps, such as those of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Continuous scrolls, such as those of fingers on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All types of scrolls.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
