import Foundation
import HeadlessUIKit

extension LayerSnapshot.Values {
  /// Copies the values that a layer shows.
  mutating func show(_ values: LayerProperties) {
    bounds = values.bounds
    position = values.position
    anchorPoint = values.anchorPoint
    transform = Self.entries(of: values.transform)
    sublayerTransform = Self.entries(of: values.sublayerTransform)
    zPosition = Double(values.zPosition)
    opacity = Double(values.opacity)
    cornerRadius = Double(values.cornerRadius)
    backgroundColor = values.backgroundColor.map(LayerSnapshot.RGBA.init)
    borderWidth = Double(values.borderWidth)
    borderColor = values.borderWidth > 0 ? LayerSnapshot.RGBA(values.borderColor) : nil
    if values.shadowOpacity > 0 {
      shadow = LayerSnapshot.Shadow(
        opacity: Double(values.shadowOpacity), offset: values.shadowOffset,
        radius: Double(values.shadowRadius), color: LayerSnapshot.RGBA(values.shadowColor))
    }
    if values.backdrop != .none {
      content = .blur(
        radius: values.backdrop.radius, tint: LayerSnapshot.RGBA(values.backdrop.tint))
    }
  }

  private static func entries(of m: CATransform3D) -> [Double] {
    // Most transforms are this one, which is shared.
    if CATransform3DIsIdentity(m) { return LayerSnapshot.identity }
    return [
      Double(m.m11), Double(m.m12), Double(m.m13), Double(m.m14),
      Double(m.m21), Double(m.m22), Double(m.m23), Double(m.m24),
      Double(m.m31), Double(m.m32), Double(m.m33), Double(m.m34),
      Double(m.m41), Double(m.m42), Double(m.m43), Double(m.m44),
    ]
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
