import Foundation

/// The curve of a layer's round corners.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a curve of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A part of a circle. The default.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that leads into the sides without a break.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
