import Foundation

/// An encoder that writes a recording layer by layer.
///
/// Each property of each layer is a column over the frames. A layer that leaves the tree and
/// returns keeps the values that it had when it left.
struct HTMLReportEncoder {
  private var numbers: [Int: Int] = [:]
  private var layers: [HTMLReportLayer] = []
  private var table = HTMLReportTable()
  private var visited: Set<Int> = []

  /// Returns the recording as a JSON text.
  static func encode(_ recording: Recording) -> String {
    typealias JSON = HTMLReportJSON
    var encoder = HTMLReportEncoder()
    let size = recording.screenSize
    let roots = recording.frames.enumerated().map { frame, content in
      encoder.visited.removeAll(keepingCapacity: true)
      return Double(encoder.visit(content.root, at: frame))
    }
    let tracks = recording.tracks.map { encoder.track($0) }
    return JSON.object([
      ("size", JSON.numbers([size.width, size.height])),
      ("rate", String(recording.framesPerSecond)),
      ("count", String(recording.frames.count)),
      ("times", times(recording.frames.map(\.time))),
      ("roots", HTMLReportColumn(.whole, roots).json),
      ("layers", JSON.array(encoder.layers.map(\.json))),
      ("touches", JSON.array(HTMLReportTouch.touches(in: recording.frames).map(\.json))),
      ("tracks", JSON.array(tracks)),
      ("table", encoder.table.json),
    ])
  }

  /// Records the changes in a layer and its sublayers, and returns the layer's number on the page.
  private mutating func visit(_ layer: LayerSnapshot, at frame: Int) -> Int {
    precondition(visited.insert(layer.id).inserted, "A layer's id must be unique within a frame")
    let children = Self.inDrawingOrder(layer.sublayers).map { visit($0, at: frame) }
    // The numbers are sequential, because an identifier can be an address, which is long.
    let number = numbers[layer.id] ?? layers.count
    if number == layers.count {
      numbers[layer.id] = number
      layers.append(HTMLReportLayer())
    }
    layers[number].show(layer, children: children, at: frame, in: &table)
    return number
  }

  /// Returns siblings sorted by their height. Siblings with the same height keep their order.
  static func inDrawingOrder(_ layers: [LayerSnapshot]) -> [LayerSnapshot] {
    func height(_ layer: LayerSnapshot) -> Double {
      let height = layer.zPosition + layer.motion.transform.height
      return height.isFinite ? height : 0
    }
    guard layers.contains(where: { height($0) != 0 }) else { return layers }
    return layers.enumerated()
      .sorted { (height($0.element), $0.offset) < (height($1.element), $1.offset) }
      .map(\.element)
  }

  private mutating func track(_ track: Recording.Track) -> String {
    let name = track.name
    switch track {
    case .strip(_, let segments), .note(_, let segments):
      let labels = segments.map { table.place(of: HTMLReportJSON.string($0.label)) }
      let kind = if case .note = track { "note" } else { "strip" }
      return Self.track(kind, name, segments.map(\.time), HTMLReportColumn(.whole, labels))
    case .plot(_, let unit, let samples):
      return Self.track(
        "plot", name, unit: unit, samples.map(\.time),
        HTMLReportColumn(.tenThousandth, samples.map(\.value)))
    case .log(_, let entries):
      let texts = entries.map { table.place(of: HTMLReportJSON.string($0.text)) }
      return Self.track("log", name, entries.map(\.time), HTMLReportColumn(.whole, texts))
    }
  }

  private static func track(
    _ kind: String, _ name: String, unit: String? = nil, _ times: [TimeInterval],
    _ items: HTMLReportColumn
  ) -> String {
    typealias JSON = HTMLReportJSON
    return JSON.object(
      [("kind", JSON.string(kind)), ("name", JSON.string(name))]
        + (unit.map { [("unit", JSON.string($0))] } ?? [])
        + [
          ("count", String(times.count)),
          ("times", Self.times(times)),
          ("items", items.json),
        ])
  }

  private static func times(_ times: [TimeInterval]) -> String {
    HTMLReportColumn(.tenThousandth, times.map { $0.isFinite ? $0 : 0 }).json
  }
}
