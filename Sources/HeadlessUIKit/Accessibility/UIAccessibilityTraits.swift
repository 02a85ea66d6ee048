import Foundation

/// How an element behaves for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64

  /// Makes traits from their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none = UIAccessibilityTraits([])
  /// It is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
}
