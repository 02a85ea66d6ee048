import Foundation
import HeadlessDevice
import Testing

/// A report page, decoded as the page's script decodes it.
struct DecodedReport {
  struct Frame {
    var time: Double
    var root: LayerSnapshot
    var fingers: [[Double]]
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

  func layers(_ index: Int) throws -> [[String: Any]] {
    try #require(try recording(index)["layers"] as? [[String: Any]])
  }

  func frames(_ index: Int) throws -> [Frame] {
    let recording = try recording(index)
    let count = try #require(recording["count"] as? Int)
    let times = try DecodedColumn(recording["times"], steps: 10_000)
    let roots = try DecodedColumn(recording["roots"], steps: 1)
    let table = try #require(recording["table"] as? [Any])
    let layers = try layers(index).map { try DecodedLayer($0, table: table) }
    let touches = try #require(recording["touches"] as? [[String: Any]])
    return try (0..<count).map { frame in
      Frame(
        time: times[frame],
        root: try DecodedLayer.snapshot(Int(roots[frame]), of: layers, at: frame),
        fingers: try touches.compactMap { try Self.finger($0, at: frame) })
    }
  }

  /// Returns the items of a track, each with a time and a number or a text.
  func items(_ track: Int, of index: Int) throws -> [(time: Double, value: Any)] {
    let recording = try recording(index)
    let table = try #require(recording["table"] as? [Any])
    let track = try #require(recording["tracks"] as? [[String: Any]])[track]
    let isPlot = track["kind"] as? String == "plot"
    let times = try DecodedColumn(track["times"], steps: 10_000)
    let items = try DecodedColumn(track["items"], steps: isPlot ? 10_000 : 1)
    return (0..<(track["count"] as? Int ?? 0)).map { item in
      (times[item], isPlot ? items[item] : table[Int(items[item])])
    }
  }

  private static func finger(_ touch: [String: Any], at frame: Int) throws -> [Double]? {
    let first = try #require(touch["first"] as? Int)
    let count = try #require(touch["count"] as? Int)
    guard first..<(first + count) ~= frame else { return nil }
    return [
      try #require(touch["id"] as? Double),
      try DecodedColumn(touch["x"], steps: 128)[frame - first],
      try DecodedColumn(touch["y"], steps: 128)[frame - first],
    ]
  }

  private static func text(_ id: String, in html: String) throws -> String {
    let open = try #require(html.range(of: "<script type=\"application/json\" id=\"\(id)\">"))
    let close = try #require(html.range(of: "</script>", range: open.upperBound..<html.endIndex))
    return String(html[open.upperBound..<close.lowerBound])
  }

  private static func json(_ id: String, in html: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text(id, in: html).utf8))
  }
}
