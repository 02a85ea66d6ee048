import Foundation

/// The values of a layer's properties. A layer's model and its presentation each have such a set.
package struct LayerProperties: Sendable {
  package var position = CGPoint.zero
  package var bounds = CGRect.zero
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var opacity: Float = 1
  package var cornerRadius: CGFloat = 0
  package var backgroundColor: ColorComponents?
  package var borderWidth: CGFloat = 0
  package var borderColor = ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)
  package var shadowOpacity: Float = 0
  package var shadowRadius: CGFloat = 3
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowColor = ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)
  package var backdrop = Backdrop.none

  /// Copies the value of one property from other properties.
  mutating func copy(_ key: LayerKey, from other: LayerProperties) {
    switch key {
    case .position: position = other.position
    case .bounds: bounds = other.bounds
    case .transform: transform = other.transform
    case .sublayerTransform: sublayerTransform = other.sublayerTransform
    case .zPosition: zPosition = other.zPosition
    case .anchorPoint: anchorPoint = other.anchorPoint
    case .opacity: opacity = other.opacity
    case .cornerRadius: cornerRadius = other.cornerRadius
    case .backgroundColor: backgroundColor = other.backgroundColor
    case .borderWidth: borderWidth = other.borderWidth
    case .borderColor: borderColor = other.borderColor
    case .shadowOpacity: shadowOpacity = other.shadowOpacity
    case .shadowRadius: shadowRadius = other.shadowRadius
    case .shadowOffset: shadowOffset = other.shadowOffset
    case .shadowColor: shadowColor = other.shadowColor
    case .backdrop: backdrop = other.backdrop
    }
  }

  package subscript(key: LayerKey) -> LayerValue {
    get {
      switch key {
      case .position: .point(position)
      case .bounds: .rect(bounds)
      case .transform: .transform(transform)
      case .sublayerTransform: .transform(sublayerTransform)
      case .zPosition: .number(Double(zPosition))
      case .anchorPoint: .point(anchorPoint)
      case .opacity: .number(Double(opacity))
      case .cornerRadius: .number(Double(cornerRadius))
      case .backgroundColor: .color(backgroundColor ?? .clear)
      case .borderWidth: .number(Double(borderWidth))
      case .borderColor: .color(borderColor)
      case .shadowOpacity: .number(Double(shadowOpacity))
      case .shadowRadius: .number(Double(shadowRadius))
      case .shadowOffset: .size(shadowOffset)
      case .shadowColor: .color(shadowColor)
      case .backdrop: .backdrop(backdrop)
      }
    }
    set {
      switch (key, newValue) {
      case (.position, .point(let value)): position = value
      case (.bounds, .rect(let value)): bounds = value
      case (.transform, .transform(let value)): transform = value
      case (.sublayerTransform, .transform(let value)): sublayerTransform = value
      case (.zPosition, .number(let value)): zPosition = CGFloat(value)
      case (.anchorPoint, .point(let value)): anchorPoint = value
      case (.opacity, .number(let value)): opacity = Float(value)
      case (.cornerRadius, .number(let value)): cornerRadius = CGFloat(value)
      case (.backgroundColor, .color(let value)): backgroundColor = value == .clear ? nil : value
      case (.borderWidth, .number(let value)): borderWidth = CGFloat(value)
      case (.borderColor, .color(let value)): borderColor = value
      case (.shadowOpacity, .number(let value)): shadowOpacity = Float(value)
      case (.shadowRadius, .number(let value)): shadowRadius = CGFloat(value)
      case (.shadowOffset, .size(let value)): shadowOffset = value
      case (.shadowColor, .color(let value)): shadowColor = value
      case (.backdrop, .backdrop(let value)): backdrop = value
      default: preconditionFailure("\(newValue) is no value for \(key.name)")
      }
    }
  }
}
