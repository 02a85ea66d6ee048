import Foundation
import HeadlessDevice
import Testing

/// A layer of a report page over all frames.
struct DecodedLayer {
  private let columns: [String: [DecodedColumn]]
  private let table: [Any]

  init(_ members: [String: Any], table: [Any]) throws {
    columns = try Dictionary(
      uniqueKeysWithValues: members.map { key, value in
        (key, try Self.columns(key, value))
      })
    self.table = table
  }

  /// Returns a snapshot of a layer and its sublayers at a frame. Layers are numbered as on the
  /// page.
  static func snapshot(
    _ number: Int, of layers: [DecodedLayer], at frame: Int
  ) throws -> LayerSnapshot {
    let this = layers[number]
    let members = this.columns.map { key, columns -> (String, Any) in
      let values = columns.map { $0[frame] }
      guard textKeys.contains(key) else { return (key, values.count == 1 ? values[0] : values) }
      return (key, this.table[Int(values[0])])
    }
    let values = Dictionary(uniqueKeysWithValues: members)
    var layer = try snapshot(number, members: values)
    let sublayers = values["c"] as? [Int] ?? []
    layer.sublayers = try sublayers.map { try snapshot($0, of: layers, at: frame) }
    return layer
  }

  private static let textKeys: Set = ["n", "h", "v", "c", "x", "g"]

  /// Returns a layer without sublayers, from its numbers, lists of numbers and JSON values.
  static func snapshot(_ id: Int, members: [String: Any]) throws -> LayerSnapshot {
    func numbers(_ key: String) -> [Double]? {
      members[key].flatMap { $0 as? [Double] ?? ($0 as? Double).map { [$0] } }
    }
    func text(_ key: String) -> Any? { members[key] }
    var layer = LayerSnapshot(id: id, name: text("n") as? String ?? "")
    layer.givenName = text("g") as? String
    if let p = numbers("p") { layer.position = CGPoint(x: p[0], y: p[1]) }
    if let b = numbers("b") { layer.bounds = CGRect(x: b[0], y: b[1], width: b[2], height: b[3]) }
    if let a = numbers("a") { layer.anchorPoint = CGPoint(x: a[0], y: a[1]) }
    if let t = numbers("t") { layer.transform = matrix(t) }
    if let s = numbers("s") { layer.sublayerTransform = matrix(s) }
    layer.zPosition = numbers("z")?[0] ?? 0
    layer.opacity = numbers("o")?[0] ?? 1
    layer.isDoubleSided = numbers("d")?[0] != 0
    layer.cornerRadius = numbers("r")?[0] ?? 0
    layer.masksToBounds = numbers("m")?[0] == 1
    layer.backgroundColor = numbers("f").flatMap(color)
    layer.borderWidth = numbers("w")?[0] ?? 0
    layer.borderColor = numbers("k").flatMap(color)
    if let h = text("h") as? [Any], let numbers = Array(h.prefix(4)) as? [Double] {
      layer.shadow = .init(
        opacity: numbers[0], offset: CGSize(width: numbers[1], height: numbers[2]),
        radius: numbers[3], color: try #require(color(h[4])))
      if h.count > 5, let path = h[5] as? [Double] {
        layer.shadow?.path = CGRect(x: path[0], y: path[1], width: path[2], height: path[3])
        layer.shadow?.pathRadius = path[4]
      }
    }
    layer.mask = (text("x") as? [[Double]])?.map { box in
      LayerSnapshot.MaskBox(
        size: CGSize(width: box[0], height: box[1]), cornerRadius: box[2],
        transform: Array(box[3..<9]), opacity: box.count > 9 ? box[9] : 1)
    }
    if let v = text("v") as? [Any] { layer.content = try content(v) }
    return layer
  }

  private static func columns(_ key: String, _ value: Any) throws -> [DecodedColumn] {
    guard let values = value as? [Any], !["z", "o", "d", "r", "m", "w"].contains(key) else {
      return [try DecodedColumn(value, steps: steps(key, 0, of: 1))]
    }
    return try values.enumerated().map {
      try DecodedColumn($1, steps: steps(key, $0, of: values.count))
    }
  }

  private static func steps(_ key: String, _ index: Int, of count: Int) -> Double {
    switch (key, count, index) {
    case ("t", 6, 0...3), ("s", 6, 0...3), ("a", _, _): 65_536
    case ("t", 16, 3), ("t", 16, 7), ("t", 16, 11), ("s", 16, 3), ("s", 16, 7), ("s", 16, 11):
      67_108_864
    case ("t", 16, 12...14), ("s", 16, 12...14): 128
    case ("t", 16, _), ("s", 16, _): 65_536
    case ("o", _, _): 1024
    case ("d", _, _), ("m", _, _), ("f", _, _), ("k", _, _): 1
    case ("n", _, _), ("h", _, _), ("v", _, _), ("c", _, _), ("x", _, _), ("g", _, _): 1
    default: 128
    }
  }

  private static func matrix(_ m: [Double]) -> [Double] {
    m.count == 16 ? m : [m[0], m[1], 0, 0, m[2], m[3], 0, 0, 0, 0, 1, 0, m[4], m[5], 0, 1]
  }

  private static func color(_ bytes: [Double]) -> LayerSnapshot.RGBA? {
    guard bytes[3] >= 0 else { return nil }
    return .init(
      red: bytes[0] / 255, green: bytes[1] / 255, blue: bytes[2] / 255, alpha: bytes[3] / 255)
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

  private static func color(_ value: Any?) -> LayerSnapshot.RGBA? {
    guard let text = value as? String, let bits = UInt32(text.dropFirst(), radix: 16) else {
      return nil
    }
    let bytes = [24, 16, 8, 0].map { Double(bits >> UInt32($0) & 255) / 255 }
    return .init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }
}
