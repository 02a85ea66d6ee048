import Foundation

extension LayerValue {
  /// Creates a value from an app's value for an animation; nil if the property has another type of
  /// values.
  ///
  /// - Parameters:
  ///   - any: The app's value.
  ///   - model: A value of the property, which determines the type.
  init?(_ any: Any, as model: LayerValue) {
    switch model {
    case .number:
      guard let number = Self.number(any) else { return nil }
      self = .number(number)
    case .point:
      guard let point = any as? CGPoint else { return nil }
      self = .point(point)
    case .size:
      guard let size = any as? CGSize else { return nil }
      self = .size(size)
    case .rect:
      guard let rect = any as? CGRect else { return nil }
      self = .rect(rect)
    case .transform:
      guard let transform = any as? CATransform3D else { return nil }
      self = .transform(transform)
    case .color:
      guard let color = ColorComponents(any) else { return nil }
      self = .color(color)
    case .backdrop:
      return nil
    }
  }

  private static func number(_ any: Any) -> Double? {
    switch any {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  /// The value in the form that an app reads from an animation.
  var any: Any {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .transform(let transform): transform
    case .color(let color): color.cgColor
    case .backdrop(let backdrop): backdrop
    }
  }
}
