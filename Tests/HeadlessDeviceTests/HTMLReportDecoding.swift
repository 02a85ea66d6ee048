import Foundation
import HeadlessDevice
import Testing

/// A report's page read back, the way its script does it.
struct DecodedReport {
  struct Frame {
    var time: Double
    var root: LayerSnapshot
    var fingers: [[Double]]
    /// The frame as it stands in the page.
    var members: [String: Any]
  }

  let html: String
  let entries: [[String: Any]]

  init(_ report: HTMLReport) throws {
    html = report.html()
    entries = try #require(try Self.json("entries", in: html) as? [[String: Any]])
  }

  func recording(_ index: Int) throws -> [String: Any] {
    try #require(try Self.json("recording-\(index)", in: html) as? [String: Any])
  }

  func text(ofScript id: String) throws -> String {
    try Self.text(id, in: html)
  }

  func frames(_ index: Int) throws -> [Frame] {
    let frames = try #require(try recording(index)["frames"] as? [[String: Any]])
    var layers: [String: [String: Any]] = [:]
    var root = ""
    return try frames.map { members in
      if let number = members["r"] as? Int { root = String(number) }
      for (key, change) in members["l"] as? [String: [String: Any]] ?? [:] {
        layers[key, default: [:]].merge(change) { $1 }
      }
      return Frame(
        time: try #require(members["t"] as? Double),
        root: try Self.layer(root, layers),
        fingers: members["f"] as? [[Double]] ?? [],
        members: members)
    }
  }

  private static func text(_ id: String, in html: String) throws -> String {
    let open = try #require(html.range(of: "<script type=\"application/json\" id=\"\(id)\">"))
    let close = try #require(html.range(of: "</script>", range: open.upperBound..<html.endIndex))
    return String(html[open.upperBound..<close.lowerBound])
  }

  private static func json(_ id: String, in html: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text(id, in: html).utf8))
  }

  private static func layer(
    _ key: String, _ layers: [String: [String: Any]]
  ) throws -> LayerSnapshot {
    let values = try #require(layers[key])
    let id = try #require(Int(key))
    func numbers(_ key: String) -> [Double]? { values[key] as? [Double] }
    func number(_ key: String) -> Double? { values[key] as? Double }
    var layer = LayerSnapshot(id: id, name: values["n"] as? String ?? "")
    if let p = numbers("p") { layer.position = CGPoint(x: p[0], y: p[1]) }
    if let b = numbers("b") { layer.bounds = CGRect(x: b[0], y: b[1], width: b[2], height: b[3]) }
    if let a = numbers("a") { layer.anchorPoint = CGPoint(x: a[0], y: a[1]) }
    if let t = numbers("t") { layer.transform = matrix(t) }
    if let s = numbers("s") { layer.sublayerTransform = matrix(s) }
    layer.zPosition = number("z") ?? 0
    layer.opacity = number("o") ?? 1
    layer.isDoubleSided = number("d") != 0
    layer.cornerRadius = number("r") ?? 0
    layer.masksToBounds = number("m") == 1
    layer.backgroundColor = color(values["f"])
    layer.borderWidth = number("w") ?? 0
    layer.borderColor = color(values["k"])
    if let h = values["h"] as? [Any], let numbers = Array(h.prefix(4)) as? [Double] {
      layer.shadow = .init(
        opacity: numbers[0], offset: CGSize(width: numbers[1], height: numbers[2]),
        radius: numbers[3], color: try #require(color(h[4])))
    }
    if let v = values["v"] as? [Any] { layer.content = try content(v) }
    let children = values["c"] as? [Int] ?? []
    layer.sublayers = try children.map { try Self.layer(String($0), layers) }
    return layer
  }

  private static func content(_ v: [Any]) throws -> LayerSnapshot.Content {
    switch try #require(v[0] as? String) {
    case "text":
      let alignment = try #require(v[5] as? String)
      return .text(
        .init(
          try #require(v[1] as? String), fontSize: try #require(v[2] as? Double),
          weight: try #require(v[3] as? Int), color: try #require(color(v[4])),
          alignment: try #require(LayerSnapshot.Text.Alignment(rawValue: alignment)),
          numberOfLines: try #require(v[6] as? Int)))
    case "blur": return .blur(radius: try #require(v[1] as? Double), tint: color(v[2]))
    case "solid": return .image(.solid(try #require(color(v[1]))))
    case "gradient":
      let ends = try #require(v[2] as? [Double])
      let colors = try #require(v[1] as? [Any]).map { try #require(color($0)) }
      return .image(
        .gradient(
          colors, start: CGPoint(x: ends[0], y: ends[1]), end: CGPoint(x: ends[2], y: ends[3])))
    default:
      return .image(.symbol(try #require(v[1] as? String), try #require(color(v[2]))))
    }
  }

  private static func matrix(_ m: [Double]) -> [Double] {
    m.count == 16 ? m : [m[0], m[1], 0, 0, m[2], m[3], 0, 0, 0, 0, 1, 0, m[4], m[5], 0, 1]
  }

  private static func color(_ value: Any?) -> LayerSnapshot.RGBA? {
    guard let text = value as? String, let bits = UInt32(text.dropFirst(), radix: 16) else {
      return nil
    }
    let bytes = [24, 16, 8, 0].map { Double(bits >> UInt32($0) & 255) / 255 }
    return .init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }
}
