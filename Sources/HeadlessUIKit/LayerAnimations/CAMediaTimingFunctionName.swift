import Foundation

/// The name of one of Core Animation's timing curves.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Creates a name from a string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A curve of constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A curve that is slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A curve that is slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A curve that is slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of animations that layers create by themselves.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
