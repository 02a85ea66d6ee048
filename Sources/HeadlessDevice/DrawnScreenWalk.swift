import Foundation
import HeadlessUIKit

/// A walk through the layers of a screen that collects the drawn parts.
struct DrawnScreenWalk {
  /// The opacity below which no pixel changes by one of 256 levels.
  private static let leastOpacity = 0.002
  /// The width or height below which a part is invisible, in points. A card that is seen edge-on is
  /// an example.
  private static let leastLength: CGFloat = 0.1

  private(set) var parts: [DrawnScreen.Part] = []
  private let screen: DrawnScreen.Shape
  private let screenFrame: CGRect

  init(_ root: LayerSnapshot) {
    screenFrame = CGRect(origin: .zero, size: root.bounds.size)
    screen = DrawnScreen.Shape(screenFrame, .identity)
  }

  /// Adds the parts of a layer and its sublayers.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - outer: The transform from the superlayer's coordinates to the screen.
  ///   - superlayer: The values of the superlayer; nil for the layer of the screen.
  mutating func visit(
    _ layer: LayerSnapshot, _ outer: CGAffineTransform, in superlayer: Pen?
  ) {
    var opacity = (superlayer?.opacity ?? 1) * layer.motion.opacity
    guard opacity > Self.leastOpacity else { return }
    // A copy of the whole appearance takes longer than the rest of a visit.
    let shared = layer.shared
    let (map, sublayerMap) = Self.maps(of: layer, outer)
    guard shared.look.isDoubleSided || map.a * map.d - map.b * map.c >= 0 else { return }
    var clips = superlayer?.innerClips ?? []
    if let mask = shared.look.mask {
      guard let clip = Self.clip(of: mask, layer.bounds, map) else { return }
      clips.append(clip)
      // Boxes of several opacities count as the most opaque one.
      opacity *= mask.map(\.opacity).max() ?? 1
    }
    let scale = (map.a * map.a + map.b * map.b).squareRoot()
    var innerClips = clips
    if shared.look.masksToBounds, !layer.sublayers.isEmpty {
      let clip = DrawnScreen.Clip(
        shape: DrawnScreen.Shape(layer.bounds, map),
        radius: CGFloat(shared.look.cornerRadius) * scale)
      if !clip.contains(screen, radius: 0) { innerClips.append(clip) }
    }
    var pages = superlayer?.pages ?? []
    if shared.look.isPage { pages.append(shared.look.id) }
    let pen = Pen(
      layer: layer, map: map, scale: scale, opacity: opacity, clips: clips, innerClips: innerClips,
      pages: pages, isTurned: superlayer?.isTurned == true || layer.motion.transform.isTurned,
      controlState: (superlayer?.controlState ?? 0) | shared.look.controlState,
      element: shared.look.givenName ?? superlayer?.element)
    drawBack(pen)
    for sublayer in Self.inDrawingOrder(layer.sublayers) { visit(sublayer, sublayerMap, in: pen) }
    if shared.look.borderWidth > 0, let color = shared.look.borderColor {
      draw(.border(shared.look.borderWidth), layer.bounds, color, pen)
    }
  }

  /// The values that all parts of a layer have in common.
  struct Pen {
    let layer: LayerSnapshot
    let map: CGAffineTransform
    let scale: CGFloat
    let opacity: Double
    let clips: [DrawnScreen.Clip]
    /// The clips of the sublayers.
    let innerClips: [DrawnScreen.Clip]
    let pages: [Int]
    let isTurned: Bool
    let controlState: UInt
    let element: String?
  }

  private mutating func drawBack(_ pen: Pen) {
    let shared = pen.layer.shared
    let bounds = pen.layer.bounds
    if let shadow = shared.look.shadow, !shared.look.masksToBounds {
      let path = (shadow.path ?? CGRect(origin: .zero, size: bounds.size))
        .offsetBy(dx: bounds.minX, dy: bounds.minY)
      draw(.shadow(shadow), path, shadow.color, pen)
    }
    if let color = shared.look.backgroundColor { draw(.fill, bounds, color, pen) }
    if let content = shared.look.content { draw(.content(content), bounds, content.color, pen) }
  }

  private mutating func draw(
    _ kind: DrawnScreen.Part.Kind, _ rect: CGRect, _ color: LayerSnapshot.RGBA?, _ pen: Pen
  ) {
    let opacity = pen.opacity * (color?.alpha ?? 1)
    guard rect.width > 0, rect.height > 0, opacity > Self.leastOpacity else { return }
    let shape = DrawnScreen.Shape(rect, pen.map)
    guard shape.isFinite else { return }
    var isShadow = false
    if case .shadow = kind { isShadow = true }
    var radius = isShadow ? 0 : CGFloat(pen.layer.shared.look.cornerRadius) * pen.scale
    var clips = [DrawnScreen.Clip]()
    var visible = shape.frame.intersection(screenFrame)
    var viewport = screenFrame
    for clip in pen.clips {
      if clip.shape.isNear(shape) { radius = max(radius, clip.radius) }
      viewport = viewport.intersection(clip.shape.frame)
    }
    for clip in pen.clips where !clip.contains(shape, radius: radius) {
      clips.append(clip)
      visible = visible.intersection(clip.shape.frame)
    }
    // A shadow reaches beyond its shape.
    guard isShadow || min(visible.width, visible.height) >= Self.leastLength else { return }
    parts.append(
      DrawnScreen.Part(
        kind: kind, layer: pen.layer.id, name: pen.layer.name,
        label: pen.layer.shared.look.label, element: pen.element, pages: pen.pages,
        isTurned: pen.isTurned, controlState: pen.controlState, shape: shape, visibleFrame: visible,
        viewport: viewport, color: color, opacity: opacity, cornerRadius: radius, scale: pen.scale,
        clips: clips))
  }

  /// Returns the transforms to the screen from a layer's coordinates and from its sublayers'
  /// coordinates.
  private static func maps(
    of layer: LayerSnapshot, _ outer: CGAffineTransform
  ) -> (own: CGAffineTransform, sublayers: CGAffineTransform) {
    let bounds = layer.bounds
    let anchor = layer.shared.look.anchorPoint
    let position = layer.position
    let fixed = CGPoint(
      x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    var own = layer.motion.transform.inPlane
    // The anchor point stays at the position.
    own.tx += position.x - fixed.x * own.a - fixed.y * own.c
    own.ty += position.y - fixed.x * own.b - fixed.y * own.d
    own = own.concatenating(outer)
    guard layer.shared.look.sublayerTransform != .identity else { return (own, own) }
    let sublayers = CGAffineTransform(translationX: -fixed.x, y: -fixed.y)
      .concatenating(layer.shared.look.sublayerTransform.inPlane)
      .concatenating(CGAffineTransform(translationX: fixed.x, y: fixed.y)).concatenating(own)
    return (own, sublayers)
  }

  /// Returns the clip of a layer's mask: the rectangle around its boxes. The value is nil if the
  /// mask lets nothing through.
  private static func clip(
    of mask: [LayerSnapshot.MaskBox], _ bounds: CGRect, _ map: CGAffineTransform
  ) -> DrawnScreen.Clip? {
    let shapes = mask.map { box in
      let numbers = box.transform.map { CGFloat($0) }
      let toLayer = CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3],
        tx: numbers[4] + bounds.minX, ty: numbers[5] + bounds.minY)
      return DrawnScreen.Shape(
        CGRect(origin: .zero, size: box.size), toLayer.concatenating(map))
    }
    guard let first = shapes.first else { return nil }
    guard shapes.count > 1 else {
      let scale = (map.a * map.a + map.b * map.b).squareRoot()
      return DrawnScreen.Clip(shape: first, radius: CGFloat(mask[0].cornerRadius) * scale)
    }
    let around = shapes.dropFirst().reduce(first.frame) { $0.union($1.frame) }
    return DrawnScreen.Clip(shape: DrawnScreen.Shape(around, .identity), radius: 0)
  }

  private static func inDrawingOrder(_ layers: [LayerSnapshot]) -> [LayerSnapshot] {
    for layer in layers where layer.shared.look.zPosition != 0 { return sorted(layers) }
    return layers
  }

  private static func sorted(_ layers: [LayerSnapshot]) -> [LayerSnapshot] {
    layers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}

extension LayerSnapshot.Transform {
  /// The entries of the transform that apply in the plane of the screen.
  fileprivate var inPlane: CGAffineTransform {
    switch self {
    case .identity: .identity
    case .plane(let a, let b, let c, let d, let x, let y):
      CGAffineTransform(a: a, b: b, c: c, d: d, tx: x, ty: y)
    case .space(let m):
      CGAffineTransform(a: m[0], b: m[1], c: m[4], d: m[5], tx: m[12], ty: m[13])
    }
  }
}

extension LayerSnapshot.Content {
  /// The color of a text or an image of one color.
  fileprivate var color: LayerSnapshot.RGBA? {
    switch self {
    case .text(let text): text.color
    case .image(.solid(let color)), .image(.symbol(_, let color)): color
    case .image(.gradient), .blur: nil
    }
  }
}
