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
  /// Makes the look of a layer with certain values.
  @MainActor init(_ layer: CALayer, id: Int, name: String, _ values: LayerProperties) {
    self.init(id: id, name: name)
    anchorPoint = values.anchorPoint
    sublayerTransform = LayerSnapshot.Transform(values.sublayerTransform)
    zPosition = Double(values.zPosition)
    cornerRadius = Double(values.cornerRadius)
    masksToBounds = layer.masksToBounds
    backgroundColor = values.backgroundColor.map(LayerSnapshot.RGBA.init)
    borderWidth = Double(values.borderWidth)
    borderColor = values.borderWidth > 0 ? LayerSnapshot.RGBA(values.borderColor) : nil
    if values.shadowOpacity > 0 {
      shadow = LayerSnapshot.Shadow(
        opacity: Double(values.shadowOpacity), offset: values.shadowOffset,
        radius: Double(values.shadowRadius), color: LayerSnapshot.RGBA(values.shadowColor))
    }
    content =
      values.backdrop == .none
      ? LayerSnapshot.Content(layer.content)
      : .blur(radius: values.backdrop.radius, tint: LayerSnapshot.RGBA(values.backdrop.tint))
  }
}

extension LayerSnapshot.RGBA {
  init(_ color: ColorComponents) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension LayerSnapshot.Content {
  /// Makes the content that a layer draws, or nil if it draws nothing.
  init?(_ content: LayerContent) {
    switch content {
    case .none:
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
