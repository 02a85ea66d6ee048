import Foundation

/// How a value moves from keyframe to keyframe.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Evenly. The default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: each value stays until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}
