import Foundation

/// A property of a layer that consists of numbers, with a key of one letter.
struct HTMLReportProperty: Sendable {
  let key: String
  /// The precision of each number. The page's decoder uses the same steps.
  let precisions: [HTMLReportPrecision]
  /// The values of a layer for which the page contains no values.
  let unset: [Double]
  let values: @Sendable (LayerSnapshot) -> [Double]

  private init(
    _ key: String, _ precisions: [HTMLReportPrecision],
    _ values: @escaping @Sendable (LayerSnapshot) -> [Double]
  ) {
    self.key = key
    self.precisions = precisions
    self.values = values
    unset = values(LayerSnapshot(id: 0, name: ""))
  }

  static let all = [
    HTMLReportProperty("p", [.points, .points]) { [$0.position.x, $0.position.y] },
    HTMLReportProperty("b", Array(repeating: .points, count: 4)) {
      [$0.bounds.origin.x, $0.bounds.origin.y, $0.bounds.size.width, $0.bounds.size.height]
    },
    HTMLReportProperty("a", [.factor, .factor]) { [$0.anchorPoint.x, $0.anchorPoint.y] },
    HTMLReportProperty("t", matrix) { $0.transform },
    HTMLReportProperty("s", matrix) { $0.sublayerTransform },
    HTMLReportProperty("z", [.points]) { [$0.zPosition] },
    HTMLReportProperty("o", [.opacity]) { [$0.opacity] },
    HTMLReportProperty("d", [.whole]) { [$0.isDoubleSided ? 1 : 0] },
    HTMLReportProperty("r", [.points]) { [$0.cornerRadius] },
    HTMLReportProperty("m", [.whole]) { [$0.masksToBounds ? 1 : 0] },
    HTMLReportProperty("f", Array(repeating: .whole, count: 4)) { color($0.backgroundColor) },
    HTMLReportProperty("w", [.points]) { [$0.borderWidth] },
    HTMLReportProperty("k", Array(repeating: .whole, count: 4)) { color($0.borderColor) },
  ]

  /// The indices of an affine transform's six numbers among the sixteen of a 3D transform.
  ///
  /// The six numbers are written alone if the other ten are always those of the identity.
  static let plane = [0, 1, 4, 5, 12, 13]

  private static let matrix: [HTMLReportPrecision] = (0..<16).map {
    switch $0 {
    case 3, 7, 11: .perspective
    case 12, 13, 14: .points
    default: .factor
    }
  }

  /// Returns a color's components from 0 to 255; for no color, the alpha is -1.
  private static func color(_ color: LayerSnapshot.RGBA?) -> [Double] {
    guard let color else { return [0, 0, 0, -1] }
    return HTMLReportLayer.bytes(of: color).map(Double.init)
  }
}
