import Foundation

/// Writes a recording's frames as differences. The first frame contains every layer. Each later one
/// contains only the properties that changed, and a layer's sublayers only when they or their order
/// changed.
///
/// A layer that leaves the tree and returns is described relative to its state when it left.
struct HTMLReportEncoder {
  private struct Known {
    var number: Int
    var layer: LayerSnapshot
    var children: [Int]
    var written: [String]
  }

  private var known: [Int: Known] = [:]
  private var root: Int?
  private var visited: Set<Int> = []
  private var changes: [(key: String, value: String)] = []

  /// Returns the recording as a JSON text.
  static func encode(_ recording: Recording) -> String {
    typealias JSON = HTMLReportJSON
    var encoder = HTMLReportEncoder()
    let size = recording.screenSize
    return JSON.object([
      ("size", JSON.numbers([size.width, size.height])),
      ("rate", String(recording.framesPerSecond)),
      ("frames", JSON.array(recording.frames.map { encoder.encode($0) })),
      ("tracks", JSON.array(recording.tracks.map(track))),
    ])
  }

  private mutating func encode(_ frame: Recording.Frame) -> String {
    typealias JSON = HTMLReportJSON
    visited.removeAll(keepingCapacity: true)
    changes.removeAll(keepingCapacity: true)
    let number = visit(frame.root)
    var members = [(key: "t", value: JSON.number(frame.time, places: 4))]
    if number != root {
      root = number
      members.append(("r", String(number)))
    }
    if !changes.isEmpty {
      members.append(("l", JSON.object(changes)))
    }
    if !frame.fingers.isEmpty {
      let fingers = frame.fingers.map {
        JSON.array([String($0.id), JSON.number($0.location.x), JSON.number($0.location.y)])
      }
      members.append(("f", JSON.array(fingers)))
    }
    return JSON.object(members)
  }

  /// Records the changes in a layer and its sublayers, and returns the layer's number on the page.
  private mutating func visit(_ layer: LayerSnapshot) -> Int {
    precondition(visited.insert(layer.id).inserted, "A layer's id must be unique within a frame")
    let children = Self.inDrawingOrder(layer.sublayers).map { visit($0) }
    // Numbered from 1 in order of appearance: an id may be an address, which is long.
    var entry =
      known[layer.id]
      ?? Known(
        number: known.count + 1, layer: LayerSnapshot(id: layer.id, name: ""), children: [],
        written: HTMLReportLayer.unset.values)
    if known[layer.id] == nil || entry.children != children || !entry.layer.looks(like: layer) {
      let values = HTMLReportLayer(layer, children: children).values
      let members = values.indices.filter { values[$0] != entry.written[$0] }.map {
        (key: HTMLReportLayer.keys[$0], value: values[$0])
      }
      if !members.isEmpty {
        changes.append((String(entry.number), HTMLReportJSON.object(members)))
      }
      entry.layer = layer
      entry.children = children
      entry.written = values
      known[layer.id] = entry
    }
    return entry.number
  }

  /// Returns siblings in the order of their height; siblings of equal height keep their order.
  private static func inDrawingOrder(_ layers: [LayerSnapshot]) -> [LayerSnapshot] {
    func height(_ layer: LayerSnapshot) -> Double {
      let height = layer.zPosition + layer.transform[14]
      return height.isFinite ? height : 0
    }
    guard layers.contains(where: { height($0) != 0 }) else { return layers }
    return layers.enumerated()
      .sorted { (height($0.element), $0.offset) < (height($1.element), $1.offset) }
      .map(\.element)
  }

  private static func track(_ track: Recording.Track) -> String {
    typealias JSON = HTMLReportJSON
    func pair(_ time: TimeInterval, _ value: String) -> String {
      JSON.array([JSON.number(time, places: 4), value])
    }
    let name = (key: "name", value: JSON.string(track.name))
    switch track {
    case .strip(_, let segments):
      let items = segments.map { pair($0.time, JSON.string($0.label)) }
      return JSON.object([("kind", JSON.string("strip")), name, ("items", JSON.array(items))])
    case .plot(_, let unit, let samples):
      let items = samples.map {
        pair($0.time, $0.value.isFinite ? JSON.number($0.value, places: 4) : "null")
      }
      return JSON.object([
        ("kind", JSON.string("plot")), name, ("unit", JSON.string(unit)),
        ("items", JSON.array(items)),
      ])
    case .log(_, let entries):
      let items = entries.map { pair($0.time, JSON.string($0.text)) }
      return JSON.object([("kind", JSON.string("log")), name, ("items", JSON.array(items))])
    }
  }
}
