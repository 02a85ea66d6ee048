import Foundation
import HeadlessUIKit

extension LayerSnapshot.Motion {
  init(_ values: LayerMotion) {
    self.init(
      bounds: values.bounds, position: values.position, opacity: Double(values.opacity),
      transform: LayerSnapshot.Transform(values.transform))
  }
}

extension LayerSnapshot.Look {
  /// Creates the appearance of a layer with the given values.
  @MainActor init(_ layer: CALayer, id: Int, name: String, _ values: LayerProperties) {
    self.init(id: id, name: name)
    givenName = layer.name
    anchorPoint = values.anchorPoint
    sublayerTransform = LayerSnapshot.Transform(values.sublayerTransform)
    zPosition = Double(values.zPosition)
    cornerRadius = Double(values.cornerRadius)
    isDoubleSided = layer.isDoubleSided
    masksToBounds = layer.masksToBounds
    backgroundColor = values.backgroundColor.map(LayerSnapshot.RGBA.init)
    borderWidth = Double(values.borderWidth)
    borderColor = values.borderWidth > 0 ? LayerSnapshot.RGBA(values.borderColor) : nil
    if values.shadowOpacity > 0 {
      shadow = LayerSnapshot.Shadow(
        opacity: Double(values.shadowOpacity), offset: values.shadowOffset,
        radius: Double(values.shadowRadius), color: LayerSnapshot.RGBA(values.shadowColor),
        path: (layer.shadowPath?.headlessShape.rect ?? layer.pictureShadow(in: values.bounds))?
          .offsetBy(dx: -values.bounds.minX, dy: -values.bounds.minY),
        pathRadius: Double(layer.shadowPath?.headlessShape.cornerRadius ?? 0))
    }
    // A mask that no frame has shown yet has no presentation layer.
    if let mask = layer.mask?.presentation() ?? layer.mask {
      let corner = CGAffineTransform(
        translationX: -values.bounds.minX, y: -values.bounds.minY)
      self.mask = Self.parts(of: mask, in: corner)
    }
    content =
      values.backdrop == .none || layer.losesEffect
      ? LayerSnapshot.Content(layer.content)
      : .blur(radius: values.backdrop.radius, tint: LayerSnapshot.RGBA(values.backdrop.tint))
  }
}

extension LayerSnapshot.Look {
  /// Returns the areas that a layer and its sublayers fill, with their current presentation values.
  ///
  /// - Parameters:
  ///   - layer: The layer, which is part of a mask.
  ///   - outer: The transform from its superlayer to the masked layer.
  ///   - outerOpacity: The opacity of its superlayer.
  /// - Returns: The boxes.
  private static func parts(
    of layer: CALayer, in outer: CGAffineTransform, _ outerOpacity: Double = 1
  ) -> [LayerSnapshot.MaskBox] {
    let opacity = outerOpacity * Double(layer.opacity)
    guard !layer.isHidden, opacity > 0 else { return [] }
    let bounds = layer.bounds
    let inner = layer.toSuperlayer.concatenating(outer)
    var parts: [LayerSnapshot.MaskBox] = []
    if layer.content != .none || (layer.backgroundColor?.alpha ?? 0) > 0 {
      let map = CGAffineTransform(translationX: bounds.minX, y: bounds.minY).concatenating(inner)
      parts.append(
        LayerSnapshot.MaskBox(
          size: bounds.size, cornerRadius: Double(layer.cornerRadius),
          transform: [map.a, map.b, map.c, map.d, map.tx, map.ty].map(Double.init),
          opacity: opacity * (layer.content == .none ? layer.backgroundColor?.alpha ?? 1 : 1)))
    }
    return parts + (layer.sublayers ?? []).flatMap { Self.parts(of: $0, in: inner, opacity) }
  }
}

extension LayerSnapshot.RGBA {
  init(_ color: ColorComponents) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension LayerSnapshot.Content {
  /// Creates the content that a layer draws; nil if the layer draws nothing.
  init?(_ content: LayerContent) {
    switch content {
    case .none, .picture:
      // The parts of a picture are recorded as sublayers.
      return nil
    case .text(let text):
      self = .text(
        LayerSnapshot.Text(
          text.string, fontSize: text.fontSize, weight: text.weight,
          color: LayerSnapshot.RGBA(text.color),
          alignment: LayerSnapshot.Text.Alignment(rawValue: text.alignment.rawValue) ?? .left,
          numberOfLines: text.numberOfLines))
    case .image(.symbol(let name, let tint)):
      self = .image(.symbol(name, LayerSnapshot.RGBA(tint)))
    case .image(.fill(let color)):
      self = .image(.solid(LayerSnapshot.RGBA(color)))
    }
  }
}
