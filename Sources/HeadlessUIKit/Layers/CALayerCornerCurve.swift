import Foundation

/// The curve of a layer's rounded corners.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A circular arc. This is the default.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that continues into the sides without a break.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
