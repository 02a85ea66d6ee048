import Foundation

/// A value of a layer property, with the arithmetic of its animations.
package enum LayerValue: Sendable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(ColorComponents)
  case backdrop(Backdrop)
}

extension LayerValue: Equatable {
  package static func == (left: LayerValue, right: LayerValue) -> Bool {
    switch (left, right) {
    case (.number(let a), .number(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
    case (.transform, _), (_, .transform): false
    default: left.components == right.components
    }
  }
}

extension LayerValue {
  /// The numbers of the value. Transforms are not interpolated by these numbers, but by parts.
  package var components: [Double] {
    switch self {
    case .number(let value): [value]
    case .point(let point): [Double(point.x), Double(point.y)]
    case .size(let size): [Double(size.width), Double(size.height)]
    case .rect(let rect):
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(Double.init)
    case .transform(let transform): transform.entries.map(Double.init)
    case .color(let color): [color.red, color.green, color.blue, color.alpha]
    case .backdrop(let backdrop):
      [backdrop.radius] + LayerValue.color(backdrop.tint).components
    }
  }

  /// Returns a value of the same kind with other numbers.
  private func rebuilt(from parts: [Double]) -> LayerValue {
    switch self {
    case .number: .number(parts[0])
    case .point: .point(CGPoint(x: parts[0], y: parts[1]))
    case .size: .size(CGSize(width: parts[0], height: parts[1]))
    case .rect: .rect(CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
    case .transform: .transform(CATransform3D(entries: parts.map { CGFloat($0) }))
    case .color: .color(Self.color(from: parts))
    case .backdrop:
      .backdrop(Backdrop(radius: parts[0], tint: Self.color(from: Array(parts[1...]))))
    }
  }

  private static func color(from parts: [Double]) -> ColorComponents {
    ColorComponents(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  private func zip(_ other: LayerValue, _ combine: (Double, Double) -> Double) -> LayerValue {
    // Each frame combines the values of every animation. The common kinds avoid arrays.
    switch (self, other) {
    case (.number(let a), .number(let b)):
      .number(combine(a, b))
    case (.point(let a), .point(let b)):
      .point(CGPoint(x: combine(Double(a.x), Double(b.x)), y: combine(Double(a.y), Double(b.y))))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: combine(Double(a.origin.x), Double(b.origin.x)),
          y: combine(Double(a.origin.y), Double(b.origin.y)),
          width: combine(Double(a.size.width), Double(b.size.width)),
          height: combine(Double(a.size.height), Double(b.size.height))))
    default:
      rebuilt(from: Swift.zip(components, other.components).map(combine))
    }
  }

  /// Returns the value at a fraction between this value and another value.
  ///
  /// For springs, the fraction may lie outside 0…1.
  package func interpolated(to end: LayerValue, fraction: Double) -> LayerValue {
    if case (.transform(let from), .transform(let to)) = (self, end) {
      return .transform(from.interpolated(to: to, fraction: fraction))
    }
    if case (.backdrop(let from), .backdrop(let to)) = (self, end) {
      return LayerValue.backdrop(from.fading(to)).zip(.backdrop(to.fading(from))) {
        $0 + ($1 - $0) * fraction
      }
    }
    return zip(end) { $0 + ($1 - $0) * fraction }
  }

  /// Returns the difference that gives this value when it is added to `base`.
  ///
  /// A transform that flattens, such as a scale of 0, has no such difference. The result is then
  /// zero, and the change is shown at once (fact 1.136).
  package func difference(from base: LayerValue) -> LayerValue {
    guard case (.transform(let value), .transform(let origin)) = (self, base) else {
      return zip(base) { $0 - $1 }
    }
    guard let inverse = origin.inverse else { return base.zero }
    return .transform(CATransform3DConcat(value, inverse))
  }

  /// Returns the sum of this difference and a base value. Transforms are concatenated.
  package func added(to base: LayerValue) -> LayerValue {
    if case (.transform(let difference), .transform(let origin)) = (self, base) {
      return .transform(CATransform3DConcat(difference, origin))
    }
    return zip(base) { $0 + $1 }
  }

  /// The difference that changes nothing, for this kind of value.
  package var zero: LayerValue {
    switch self {
    case .transform: .transform(CATransform3DIdentity)
    case .number: .number(0)
    case .point: .point(.zero)
    case .rect: .rect(.zero)
    default: rebuilt(from: components.map { _ in 0 })
    }
  }
}
