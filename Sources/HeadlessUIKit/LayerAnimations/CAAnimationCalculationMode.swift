import Foundation

/// The interpolation between keyframes.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Linear interpolation. This is the default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value stays until the next value.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}
