import Foundation

/// What an animation shows outside of its time.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its last value, after its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value, before its beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value before, and the last value after.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing. The default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var fillsBackwards: Bool { self == .backwards || self == .both }
  var fillsForwards: Bool { self == .forwards || self == .both }
}
