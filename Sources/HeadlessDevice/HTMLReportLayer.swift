import Foundation

/// A layer over all frames in the page's format, where each property has a key of one letter.
struct HTMLReportLayer {
  /// The keys of the properties that are not numbers.
  ///
  /// These are name, shadow, content, sublayers, mask and given name. Each value is an index in the
  /// recording's table of texts.
  static let keysOfTexts = ["n", "h", "v", "c", "x", "g"]

  private var columns = HTMLReportProperty.all.map { $0.precisions.map(HTMLReportColumn.init) }
  private var texts = keysOfTexts.map { _ in HTMLReportColumn(.whole) }
  private(set) var shown: LayerSnapshot?
  private(set) var children: [Int] = []

  /// Records the appearance of the layer from a frame on.
  mutating func show(
    _ layer: LayerSnapshot, children: [Int], at frame: Int, in table: inout HTMLReportTable
  ) {
    if let shown, self.children == children, shown.looks(like: layer) { return }
    for (property, definition) in HTMLReportProperty.all.enumerated() {
      for (index, value) in definition.values(layer).enumerated() {
        columns[property][index].append(value.isFinite ? value : 0, at: frame)
      }
    }
    if shown?.name != layer.name {
      texts[0].append(table.place(of: HTMLReportJSON.string(layer.name)), at: frame)
    }
    if shown == nil || shown?.shadow != layer.shadow {
      texts[1].append(table.place(of: layer.shadow.map(Self.shadow)), at: frame)
    }
    if shown == nil || shown?.content != layer.content {
      texts[2].append(table.place(of: layer.content.map(Self.content)), at: frame)
    }
    if shown == nil || shown?.mask != layer.mask {
      texts[4].append(table.place(of: layer.mask.map(Self.mask)), at: frame)
    }
    if shown == nil || shown?.givenName != layer.givenName {
      texts[5].append(table.place(of: layer.givenName.map(HTMLReportJSON.string)), at: frame)
    }
    if shown == nil || self.children != children {
      let list = children.isEmpty ? nil : HTMLReportJSON.array(children.map(String.init))
      texts[3].append(table.place(of: list), at: frame)
    }
    shown = layer
    self.children = children
  }

  var json: String {
    var members: [(key: String, value: String)] = []
    for (property, columns) in zip(HTMLReportProperty.all, columns) {
      var values = columns.map(\.json)
      let unset = zip(property.unset, property.precisions).map {
        HTMLReportJSON.number($0, places: $1.places)
      }
      if values == unset { continue }
      let plane = HTMLReportProperty.plane
      let isFlat = values.indices.allSatisfy { plane.contains($0) || values[$0] == unset[$0] }
      if values.count == 16, isFlat { values = plane.map { values[$0] } }
      members.append((property.key, values.count == 1 ? values[0] : HTMLReportJSON.array(values)))
    }
    for (key, column) in zip(Self.keysOfTexts, texts) where column.json != "0" {
      members.append((key, column.json))
    }
    return HTMLReportJSON.object(members)
  }

  /// Returns a color's components as bytes. A component that is not finite becomes 0.
  static func bytes(of color: LayerSnapshot.RGBA) -> [Int] {
    [color.red, color.green, color.blue, color.alpha].map { component in
      component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
    }
  }

  /// Returns a color as eight hexadecimal digits for CSS, or 0 if there is no color.
  private static func color(_ color: LayerSnapshot.RGBA?) -> String {
    guard let color else { return "0" }
    let digits = bytes(of: color).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    return "\"#" + digits.joined() + "\""
  }

  static func shadow(_ shadow: LayerSnapshot.Shadow) -> String {
    var members = [
      HTMLReportJSON.number(shadow.opacity),
      HTMLReportJSON.number(shadow.offset.width),
      HTMLReportJSON.number(shadow.offset.height),
      HTMLReportJSON.number(shadow.radius),
      color(shadow.color),
    ]
    if let path = shadow.path {
      let sides = [path.minX, path.minY, path.width, path.height].map(Double.init)
      members.append(HTMLReportJSON.numbers(sides + [shadow.pathRadius]))
    }
    return HTMLReportJSON.array(members)
  }

  static func mask(_ boxes: [LayerSnapshot.MaskBox]) -> String {
    HTMLReportJSON.array(
      boxes.map { box in
        let size = [Double(box.size.width), Double(box.size.height), box.cornerRadius]
        let opacity = box.opacity < 1 ? [box.opacity] : []
        return HTMLReportJSON.numbers(size + box.transform + opacity)
      })
  }

  static func content(_ content: LayerSnapshot.Content) -> String {
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
