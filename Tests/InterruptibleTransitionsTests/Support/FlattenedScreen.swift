import Foundation
import HeadlessDevice
import HeadlessUIKit

/// The drawn parts of a screen without their layers: a list from back to front, in screen
/// coordinates.
nonisolated struct FlattenedScreen {
  /// A drawn part: a background, a content, a border or a shadow.
  struct Part: CustomStringConvertible {
    /// The kind of the part, such as a fill.
    var kind: String
    /// Three corners on the screen: top left, top right and bottom left.
    var corners: [CGPoint]
    /// The numbers to compare: the corner radius, the opacity and sizes.
    var numbers: [CGFloat]
    /// The color of a background, a border or a shadow. Its opacity is in `numbers`.
    var color: LayerSnapshot.RGBA?
    /// The clips of the part: three corners of each clip, and its radius.
    var clips: [Clip] = []

    var description: String {
      let points = corners.map { "(\(Self.text($0.x)) \(Self.text($0.y)))" }.joined()
      let clips = clips.map { " clipped by \($0.corners) r\($0.radius)" }.joined()
      let color = color.map { "\($0.red) \($0.green)" } ?? ""
      return "\(kind) \(color) \(points) \(numbers.map(Self.text))\(clips)"
    }

    private static func text(_ number: CGFloat) -> String { String(format: "%.2f", number) }

    /// The upright rectangle around the part.
    var frame: CGRect {
      let fourth = CGPoint(
        x: corners[1].x + corners[2].x - corners[0].x,
        y: corners[1].y + corners[2].y - corners[0].y)
      return (corners + [fourth]).map { CGRect(origin: $0, size: .zero) }
        .reduce(CGRect.null) { $0.union($1) }
    }

    /// Returns the largest difference of a number, or infinity if the parts are of different kinds.
    func distance(to other: Part) -> CGFloat {
      guard kind == other.kind, clips.count == other.clips.count else { return .infinity }
      var numbers = zip(numbers, other.numbers).map { abs($0 - $1) }
      if let color, let other = other.color {
        let parts = [
          color.red - other.red, color.green - other.green, color.blue - other.blue,
        ]
        numbers += parts.map { abs(CGFloat($0)) * 255 }
      }
      for (first, second) in zip(corners, other.corners) { numbers.append(first.distance(second)) }
      for (first, second) in zip(clips, other.clips) {
        numbers.append(abs(first.radius - second.radius))
        numbers += zip(first.corners, second.corners).map { $0.distance($1) }
      }
      return numbers.max() ?? 0
    }
  }

  /// A clipping rectangle.
  struct Clip {
    var corners: [CGPoint]
    var radius: CGFloat

    /// Returns the position of a point in the clip, which is 0…1 inside.
    private func place(of point: CGPoint) -> CGPoint {
      let across = CGVector(dx: corners[1].x - corners[0].x, dy: corners[1].y - corners[0].y)
      let down = CGVector(dx: corners[2].x - corners[0].x, dy: corners[2].y - corners[0].y)
      let area = across.dx * down.dy - across.dy * down.dx
      let (dx, dy) = (point.x - corners[0].x, point.y - corners[0].y)
      let right: CGFloat = dx * down.dy - dy * down.dx
      let below: CGFloat = across.dx * dy - across.dy * dx
      return CGPoint(x: right / area, y: below / area)
    }

    /// Returns whether a part lies completely inside the clip.
    func holds(_ part: [CGPoint], radius own: CGFloat) -> Bool {
      let fourth = CGPoint(
        x: part[1].x + part[2].x - part[0].x, y: part[1].y + part[2].y - part[0].y)
      let width = corners[1].distance(corners[0])
      let height = corners[2].distance(corners[0])
      return (part + [fourth]).map(place).allSatisfy { place in
        let slack: CGFloat = 0.005
        guard place.x > -slack, place.y > -slack, place.x < 1 + slack, place.y < 1 + slack else {
          return false
        }
        let x = min(place.x, 1 - place.x) * width
        let y = min(place.y, 1 - place.y) * height
        guard own < radius, x < radius - 0.01, y < radius - 0.01 else { return true }
        return CGPoint(x: x, y: y).distance(CGPoint(x: radius, y: radius)) <= radius + 0.01
      }
    }

    /// The upright rectangle around the clip.
    var frame: CGRect { Part(kind: "", corners: corners, numbers: []).frame }

    /// Returns whether the clip has the corners of a part.
    func covers(_ part: [CGPoint]) -> Bool {
      zip(corners, part).allSatisfy { $0.distance($1) < 0.02 }
    }
  }

  /// The parts, from back to front.
  private(set) var parts: [Part] = []

  /// The corners of the screen.
  private let screen: [CGPoint]

  init(_ root: LayerSnapshot) {
    let size = root.bounds.size
    screen = [.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height)]
    visit(root, CGAffineTransform.identity, opacity: 1, [])
  }

  private mutating func visit(
    _ layer: LayerSnapshot, _ outer: CGAffineTransform, opacity: CGFloat, _ clips: [Clip]
  ) {
    let opacity = opacity * CGFloat(layer.opacity)
    guard opacity > 0.001, layer.mask?.isEmpty != true else { return }
    let (bounds, entries) = (layer.bounds, layer.transform.map { CGFloat($0) })
    let anchor = CGPoint(
      x: bounds.minX + layer.anchorPoint.x * bounds.width,
      y: bounds.minY + layer.anchorPoint.y * bounds.height)
    let turn = CGAffineTransform(
      a: entries[0], b: entries[1], c: entries[4], d: entries[5], tx: entries[12],
      ty: entries[13])
    let map = CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
      .concatenating(outer)
    let scale = CGPoint.zero.applying(map).distance(CGPoint(x: 1, y: 0).applying(map))
    func corners(_ rect: CGRect) -> [CGPoint] {
      [rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY)]
        .map { $0.applying(map) }
    }
    let own = corners(bounds)
    let radius = CGFloat(layer.cornerRadius) * scale
    func draw(
      _ kind: String, _ rect: CGRect, _ color: LayerSnapshot.RGBA?, _ numbers: [CGFloat],
      radius: CGFloat
    ) {
      guard rect.width > 0, rect.height > 0 else { return }
      var part = Part(kind: kind, corners: corners(rect), numbers: [])
      part.color = color
      var radius = radius
      for clip in clips where clip.covers(part.corners) { radius = max(radius, clip.radius) }
      part.clips = clips.filter {
        !$0.holds(part.corners, radius: radius) && !$0.holds(screen, radius: 0)
      }
      guard part.clips.allSatisfy({ $0.frame.intersects(part.frame) }) else { return }
      part.numbers = [radius, opacity * CGFloat(color?.alpha ?? 1)] + numbers
      parts.append(part)
    }
    if let shadow = layer.shadow, !layer.masksToBounds {
      let path = (shadow.path ?? CGRect(origin: .zero, size: bounds.size))
        .offsetBy(dx: bounds.minX, dy: bounds.minY)
      draw(
        "shadow", path, shadow.color,
        [
          CGFloat(shadow.opacity), CGFloat(shadow.radius) * scale, shadow.offset.width * scale,
          shadow.offset.height * scale,
        ], radius: 0)
    }
    if let color = layer.backgroundColor, color.alpha > 0.001 {
      draw("fill", bounds, color, [], radius: radius)
    }
    if let content = layer.content {
      if case .blur(let blur, let tint) = content {
        let look = [blur, tint?.red ?? 0, tint?.green ?? 0, tint?.blue ?? 0, tint?.alpha ?? 0]
        draw("blur", bounds, nil, look.map { CGFloat($0) }, radius: radius)
      } else {
        draw("content \(content)", bounds, nil, [], radius: radius)
      }
    }
    let inner = layer.masksToBounds ? clips + [Clip(corners: own, radius: radius)] : clips
    let layers = layer.sublayers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    let below = CGAffineTransform.identity.concatenating(map)
    for (_, sublayer) in layers { visit(sublayer, below, opacity: opacity, inner) }
    if layer.borderWidth > 0, let color = layer.borderColor {
      draw("border", bounds, color, [CGFloat(layer.borderWidth) * scale], radius: radius)
    }
  }
}

nonisolated extension CGPoint {
  fileprivate func distance(_ other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

extension Device {
  /// The parts that the screen shows now.
  var flattened: FlattenedScreen {
    var screens: [FlattenedScreen] = []
    let recording = record {}
    if let root = recording.frames.last?.root { screens.append(FlattenedScreen(root)) }
    return screens[0]
  }
}
