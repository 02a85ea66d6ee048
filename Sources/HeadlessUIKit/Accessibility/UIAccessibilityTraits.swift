import Foundation

/// Traits that describe how an accessibility element behaves.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none = UIAccessibilityTraits([])
  /// The element is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The person can increase and decrease the value of the element.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
}
