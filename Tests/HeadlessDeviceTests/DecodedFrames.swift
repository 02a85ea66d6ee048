import Foundation
import HeadlessDevice
import Testing

/// A reader of encoded frames, which keeps the layers as a page does.
struct DecodedFrames {
  /// The properties of a layer: numbers by their keys, and texts of JSON by theirs.
  private struct Layer {
    var numbers: [String: [Double]] = [:]
    var texts: [String: String] = [:]
    var children: [Int] = []
  }

  private static let numbers: [(key: String, steps: [Double])] = [
    ("p", [128, 128]), ("b", [128, 128, 128, 128]), ("a", [65_536, 65_536]), ("t", []), ("s", []),
    ("z", [128]), ("o", [1024]), ("d", [1]), ("r", [128]), ("m", [1]), ("f", [1, 1, 1, 1]),
    ("w", [128]), ("k", [1, 1, 1, 1]),
  ]
  private static let texts = ["n", "h", "v", "x", "g"]

  private(set) var time = 0.0
  private(set) var fingers: [Recording.FingerSample] = []
  /// The number of layers in the last frame's differences.
  private(set) var changedCount = 0
  private var layers: [Int: Layer] = [:]
  private var root = 0

  /// The number of layers that the reader keeps.
  var layerCount: Int { layers.count }

  /// Applies the differences of a frame, and returns the layer tree.
  mutating func apply(_ bytes: [UInt8]) throws -> LayerSnapshot {
    var rest = bytes[...]
    time = Double(try Self.signed(&rest)) / 10_000
    fingers = try (0..<Self.number(&rest)).map { _ in
      let id = try Self.signed(&rest)
      let x = Double(try Self.signed(&rest)) / 128
      return Recording.FingerSample(
        id: id, location: CGPoint(x: x, y: Double(try Self.signed(&rest)) / 128))
    }
    for _ in try 0..<Self.number(&rest) {
      let id = try Self.signed(&rest)
      try #require(layers.removeValue(forKey: id) != nil, "An unknown layer is removed")
    }
    changedCount = try Self.number(&rest)
    for _ in 0..<changedCount { try change(&rest) }
    root = try Self.signed(&rest)
    try #require(rest.isEmpty)
    return try snapshot(root)
  }

  private mutating func change(_ rest: inout ArraySlice<UInt8>) throws {
    let id = try Self.signed(&rest)
    let mask = try Self.number(&rest)
    var layer = layers[id] ?? Layer()
    for (index, property) in Self.numbers.enumerated() where mask & 1 << index != 0 {
      let isMatrix = property.steps.isEmpty
      let count = try isMatrix ? Self.number(&rest) : property.steps.count
      let steps = isMatrix ? Self.steps(ofTransform: count) : property.steps
      layer.numbers[property.key] = try steps.map { Double(try Self.signed(&rest)) / $0 }
    }
    for (index, key) in Self.texts.enumerated() where mask & 1 << (13 + index) != 0 {
      let count = try Self.number(&rest)
      let text = String(decoding: rest.prefix(count), as: UTF8.self)
      rest = rest.dropFirst(count)
      layer.texts[key] = text.isEmpty ? nil : text
    }
    if mask & 1 << 18 != 0 {
      layer.children = try (0..<Self.number(&rest)).map { _ in try Self.signed(&rest) }
    }
    layers[id] = layer
  }

  private func snapshot(_ id: Int) throws -> LayerSnapshot {
    let layer = try #require(layers[id], "A layer is shown that was not sent")
    var members: [String: Any] = layer.numbers
    for (key, text) in layer.texts {
      members[key] = try JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
    }
    var snapshot = try DecodedLayer.snapshot(id, members: members)
    snapshot.sublayers = try layer.children.map { try self.snapshot($0) }
    return snapshot
  }

  private static func steps(ofTransform count: Int) -> [Double] {
    (0..<count).map {
      switch (count, $0) {
      case (6, 4...5), (16, 12...14): 128
      case (16, 3), (16, 7), (16, 11): 67_108_864
      default: 65_536
      }
    }
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) throws -> Int {
    var number = 0
    var shift = 0
    while true {
      let next = rest.popFirst()
      let byte = Int(try #require(next))
      number |= (byte & 127) << shift
      if byte < 128 { return number }
      shift += 7
    }
  }

  private static func signed(_ rest: inout ArraySlice<UInt8>) throws -> Int {
    let number = try number(&rest)
    return number & 1 == 0 ? number >> 1 : ~(number >> 1)
  }
}
