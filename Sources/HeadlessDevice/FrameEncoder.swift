import Foundation

/// An encoder that writes frames in a compact binary form: first a whole layer tree, then
/// differences.
///
/// Each frame contains the differences from the frame that was encoded before it. So a reader must
/// decode all encoded frames in their order, and each reader needs an encoder.
///
/// ```swift
/// var encoder = FrameEncoder()
/// for await frame in device.frames {
///   await connection.send(encoder.encode(frame))
/// }
/// ```
///
/// A frame consists of whole numbers and texts. A whole number has seven bits in each byte, the
/// lowest ones first. The highest bit of a byte is set if another byte follows. A signed number *n*
/// is written as 2*n*, or as -2*n* - 1 if it is negative. A length in points is a signed number of
/// 128ths. A frame has these parts:
///
/// 1. The time, as a signed number of ten-thousandths of a second.
/// 2. The number of fingers. For each finger: its identifier as a signed number, x and y.
/// 3. The number of removed layers, and their identifiers.
/// 4. The number of changed layers. For each layer: its identifier, a number with a bit for each
///    changed property, and the new values in the order of the bits.
/// 5. The identifier of the root layer.
///
/// An identifier of a layer is a signed number. The properties with numbers are in the order of the
/// report's properties, with the same steps. A transform begins with the count of its numbers: 6 in
/// the plane of the screen, else 16. The other properties are texts of JSON, each with its count of
/// bytes. The last property is the list of sublayers: their count and their identifiers.
public struct FrameEncoder: Sendable {
  /// A layer as the reader knows it.
  private struct Known {
    var snapshot: LayerSnapshot
    var children: [Int]
  }

  private static let transforms = ["t", "s"]
  /// The indices of the properties in ``LayerSnapshot/Motion``.
  private static let motion = indices(of: ["p", "b", "t", "o"])
  private static let all = Array(HTMLReportProperty.all.indices)
  private static let limit = 0x1p45

  private var known: [Int: Known] = [:]

  /// Creates an encoder for a reader that knows no layers.
  public init() {}

  /// Returns the differences of a frame from the frame that was encoded before it.
  ///
  /// A number that is not finite becomes 0.
  ///
  /// - Precondition: The layers' identifiers are unique within the frame.
  /// - Complexity: O(n) in the number of layers that have changed, of the layers above them, and of
  ///   the sublayers of all these.
  public mutating func encode(_ frame: Recording.Frame) -> [UInt8] {
    var changes = FrameChanges()
    visit(frame.root, in: &changes)
    let removed = remove(changes.orphans, keeping: changes.placed.union([frame.root.id]))
    var bytes = FrameBytes()
    bytes.append(signed: Self.steps(frame.time, .tenThousandth))
    bytes.append(frame.fingers.count)
    for finger in frame.fingers {
      bytes.append(signed: finger.id)
      bytes.append(signed: Self.steps(finger.location.x, .points))
      bytes.append(signed: Self.steps(finger.location.y, .points))
    }
    bytes.append(ids: removed)
    bytes.append(changes.count)
    bytes.append(changes.bytes)
    bytes.append(signed: frame.root.id)
    return bytes.bytes
  }

  private mutating func visit(_ layer: LayerSnapshot, in changes: inout FrameChanges) {
    let old = known[layer.id]
    if let old, old.snapshot == layer { return }
    let children = HTMLReportEncoder.inDrawingOrder(layer.sublayers).map(\.id)
    append(layer, children: children, to: &changes, from: old)
    known[layer.id] = Known(snapshot: layer, children: children)
    for sublayer in layer.sublayers { visit(sublayer, in: &changes) }
  }

  private func append(
    _ layer: LayerSnapshot, children: [Int], to changes: inout FrameChanges, from old: Known?
  ) {
    var mask = 0
    var values = FrameBytes()
    let isLook = old?.snapshot.shared === layer.shared
    for index in isLook ? Self.motion : Self.all {
      let property = HTMLReportProperty.all[index]
      let numbers = property.values(layer)
      let former = old.map { property.values($0.snapshot) } ?? property.unset
      if numbers == former { continue }
      mask |= 1 << index
      Self.append(numbers, of: property, to: &values)
    }
    if !isLook {
      let former = Self.texts(of: old?.snapshot ?? LayerSnapshot(id: 0, name: ""))
      for (index, text) in Self.texts(of: layer).enumerated() where text != former[index] {
        mask |= 1 << (Self.all.count + index)
        values.append(text: text)
      }
    }
    if children != old?.children ?? [] {
      mask |= 1 << (Self.all.count + Self.texts(of: layer).count)
      values.append(ids: children)
      changes.placed.formUnion(children)
      changes.orphans += old?.children ?? []
    }
    // A layer without differences is written once, so that the reader knows it.
    if mask == 0, old != nil { return }
    changes.count += 1
    changes.bytes.append(signed: layer.id)
    changes.bytes.append(mask)
    changes.bytes.append(values)
  }

  private static func append(
    _ numbers: [Double], of property: HTMLReportProperty, to values: inout FrameBytes
  ) {
    var indices = Array(numbers.indices)
    if transforms.contains(property.key) {
      let plane = HTMLReportProperty.plane
      let isFlat = indices.allSatisfy {
        plane.contains($0) || numbers[$0] == LayerSnapshot.identity[$0]
      }
      if isFlat { indices = plane }
      values.append(indices.count)
    }
    for index in indices {
      values.append(signed: steps(numbers[index], property.precisions[index]))
    }
  }

  /// The texts of a layer: name, shadow, content, mask and given name. An empty text stands for no
  /// value.
  private static func texts(of layer: LayerSnapshot) -> [String] {
    [
      HTMLReportJSON.string(layer.name),
      layer.shadow.map(HTMLReportLayer.shadow) ?? "",
      layer.content.map(HTMLReportLayer.content) ?? "",
      layer.mask.map(HTMLReportLayer.mask) ?? "",
      layer.givenName.map(HTMLReportJSON.string) ?? "",
    ]
  }

  /// Forgets layers and their sublayers, except those with another place in the tree, and returns
  /// the identifiers of the forgotten layers.
  private mutating func remove(_ layers: [Int], keeping placed: Set<Int>) -> [Int] {
    var removed: [Int] = []
    var rest = layers
    while let id = rest.popLast() {
      guard !placed.contains(id), let layer = known.removeValue(forKey: id) else { continue }
      removed.append(id)
      rest += layer.children
    }
    return removed
  }

  private static func steps(_ value: Double, _ precision: HTMLReportPrecision) -> Int {
    let steps = (value * precision.steps).rounded()
    return steps.isFinite ? Int(min(max(steps, -limit), limit)) : 0
  }

  private static func indices(of keys: [String]) -> [Int] {
    HTMLReportProperty.all.indices.filter { keys.contains(HTMLReportProperty.all[$0].key) }
  }
}

/// The changed layers of a frame.
private struct FrameChanges {
  var count = 0
  var bytes = FrameBytes()
  /// The layers in the new lists of sublayers.
  var placed: Set<Int> = []
  /// The layers in the former lists of these layers.
  var orphans: [Int] = []
}

/// The bytes of a frame.
private struct FrameBytes {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ number: Int) {
    var rest = UInt64(max(number, 0))
    while rest > 127 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func append(signed number: Int) {
    append(number < 0 ? ~(number << 1) : number << 1)
  }

  mutating func append(ids: [Int]) {
    append(ids.count)
    for id in ids { append(signed: id) }
  }

  mutating func append(text: String) {
    append(text.utf8.count)
    bytes += text.utf8
  }

  mutating func append(_ other: FrameBytes) {
    bytes += other.bytes
  }
}
