import Foundation

/// A property of a layer that consists of numbers, under a key of one letter.
struct HTMLReportProperty: Sendable {
  let key: String
  /// One for each number. The page's decoder has the same steps.
  let precisions: [HTMLReportPrecision]
  /// What a layer has of which the page is told nothing.
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

  /// Of sixteen numbers those of an affine transform in the plane, which are written alone if the
  /// others never are anything but the identity's.
  static let plane = [0, 1, 4, 5, 12, 13]

  private static let matrix: [HTMLReportPrecision] = (0..<16).map {
    switch $0 {
    case 3, 7, 11: .perspective
    case 12, 13, 14: .points
    default: .factor
    }
  }

  /// A colour's components from 0 to 255; none has an alpha of -1.
  private static func color(_ color: LayerSnapshot.RGBA?) -> [Double] {
    guard let color else { return [0, 0, 0, -1] }
    return HTMLReportLayer.bytes(of: color).map(Double.init)
  }
}
