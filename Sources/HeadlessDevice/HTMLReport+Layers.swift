import Foundation

/// The properties of a layer as a page reads them, each under a key of one letter.
struct HTMLReportLayer {
  /// One key for each of `values`. The page's decoder knows the same letters.
  static let keys = [
    "n", "p", "b", "a", "t", "s", "z", "o", "d", "r", "m", "f", "w", "k", "h", "v", "c",
  ]

  /// The values that the page assumes for a layer that occurs for the first time.
  static let unset = HTMLReportLayer(LayerSnapshot(id: 0, name: ""), children: [])

  /// JSON texts.
  let values: [String]

  init(_ layer: LayerSnapshot, children: [Int]) {
    typealias JSON = HTMLReportJSON
    let bounds = layer.bounds
    values = [
      JSON.string(layer.name),
      JSON.numbers([layer.position.x, layer.position.y]),
      JSON.numbers([bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]),
      JSON.numbers([layer.anchorPoint.x, layer.anchorPoint.y], places: 5),
      Self.matrix(layer.transform),
      Self.matrix(layer.sublayerTransform),
      JSON.number(layer.zPosition),
      JSON.number(layer.opacity, places: 4),
      layer.isDoubleSided ? "1" : "0",
      JSON.number(layer.cornerRadius),
      layer.masksToBounds ? "1" : "0",
      Self.color(layer.backgroundColor),
      JSON.number(layer.borderWidth),
      Self.color(layer.borderColor),
      layer.shadow.map(Self.shadow) ?? "0",
      layer.content.map(Self.content) ?? "0",
      JSON.array(children.map(String.init)),
    ]
  }

  /// Returns an affine transform in the plane as its six numbers, any other as all sixteen.
  ///
  /// Three decimals are not precise enough here: over a screen's height the error adds up to a
  /// point.
  private static func matrix(_ m: [Double]) -> String {
    let plane = [0, 1, 4, 5, 12, 13]
    let isAffine = m.indices.allSatisfy {
      plane.contains($0) || m[$0] == LayerSnapshot.identity[$0]
    }
    return HTMLReportJSON.numbers(isAffine ? plane.map { m[$0] } : m, places: 6)
  }

  /// Returns a colour as the eight hexadecimal digits that CSS reads, or 0 for none.
  private static func color(_ color: LayerSnapshot.RGBA?) -> String {
    guard let color else { return "0" }
    let digits = [color.red, color.green, color.blue, color.alpha].map { component -> String in
      guard component.isFinite else { return "00" }
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "\"#" + digits.joined() + "\""
  }

  private static func shadow(_ shadow: LayerSnapshot.Shadow) -> String {
    HTMLReportJSON.array([
      HTMLReportJSON.number(shadow.opacity),
      HTMLReportJSON.number(shadow.offset.width),
      HTMLReportJSON.number(shadow.offset.height),
      HTMLReportJSON.number(shadow.radius),
      color(shadow.color),
    ])
  }

  private static func content(_ content: LayerSnapshot.Content) -> String {
    typealias JSON = HTMLReportJSON
    switch content {
    case .text(let text):
      return JSON.array([
        JSON.string("text"), JSON.string(text.string), JSON.number(text.fontSize),
        String(min(max(text.weight, 1), 1000)), color(text.color),
        JSON.string(text.alignment.rawValue), String(max(text.numberOfLines, 0)),
      ])
    case .blur(let radius, let tint):
      return JSON.array([JSON.string("blur"), JSON.number(max(radius, 0)), color(tint)])
    case .image(.solid(let fill)):
      return JSON.array([JSON.string("solid"), color(fill)])
    case .image(.gradient(let colors, let start, let end)):
      return JSON.array([
        JSON.string("gradient"), JSON.array(colors.map(color)),
        JSON.numbers([start.x, start.y, end.x, end.y]),
      ])
    case .image(.symbol(let name, let tint)):
      return JSON.array([JSON.string("symbol"), JSON.string(name), color(tint)])
    }
  }
}

extension LayerSnapshot {
  /// Whether two layers look the same, apart from their sublayers.
  func looks(like other: LayerSnapshot) -> Bool {
    name == other.name && bounds == other.bounds && position == other.position
      && anchorPoint == other.anchorPoint && transform == other.transform
      && sublayerTransform == other.sublayerTransform && zPosition == other.zPosition
      && opacity == other.opacity && isDoubleSided == other.isDoubleSided
      && cornerRadius == other.cornerRadius && masksToBounds == other.masksToBounds
      && backgroundColor == other.backgroundColor && borderWidth == other.borderWidth
      && borderColor == other.borderColor && shadow == other.shadow && content == other.content
  }
}
