import Foundation
import HeadlessUIKit

extension LayerSnapshot {
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
    backgroundColor = values.backgroundColor.map(RGBA.init)
    borderWidth = Double(values.borderWidth)
    borderColor = values.borderWidth > 0 ? RGBA(values.borderColor) : nil
    if values.shadowOpacity > 0 {
      shadow = Shadow(
        opacity: Double(values.shadowOpacity), offset: values.shadowOffset,
        radius: Double(values.shadowRadius), color: RGBA(values.shadowColor))
    }
    if values.backdrop != .none {
      content = .blur(radius: values.backdrop.radius, tint: RGBA(values.backdrop.tint))
    }
  }

  private static func entries(of m: CATransform3D) -> [Double] {
    [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24,
      m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
    ].map(Double.init)
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
