import Foundation

/// A property of a layer, or a part of the property that is a number, a point or a size.
struct LayerKeyPath {
  enum Part: String {
    case whole = ""
    case x, y, width, height, origin, size
    case originX = "origin.x"
    case originY = "origin.y"
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"
    case translation
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"
    case scale
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case rotation
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"
  }

  private static let keys = Dictionary(
    uniqueKeysWithValues: LayerKey.allCases.filter { $0 != .backdrop }.map { ($0.name, $0) })

  let key: LayerKey
  let part: Part

  /// Creates the path of a whole property from its name; nil if layers have no such property.
  ///
  /// The result is also nil for keys that an app defines.
  init?(property name: String) {
    guard let key = Self.keys[name] else { return nil }
    self.key = key
    part = .whole
  }

  /// Creates a path from a string such as `transform.scale.x`; nil if layers have no such property.
  init?(_ path: String) {
    let dot = path.firstIndex(of: ".")
    guard let key = Self.keys[dot.map { String(path[..<$0]) } ?? path],
      let part = Part(rawValue: dot.map { String(path[$0...].dropFirst()) } ?? "")
    else { return nil }
    self.key = key
    self.part = part
    let model = LayerProperties()[key]
    if part != .whole, self.part(of: model) == model { return nil }
  }

  /// Returns the part of a property's value, or the value itself if it has no such part.
  func part(of value: LayerValue) -> LayerValue {
    switch (value, part) {
    case (.point(let point), .x): .number(Double(point.x))
    case (.point(let point), .y): .number(Double(point.y))
    case (.size(let size), .width): .number(Double(size.width))
    case (.size(let size), .height): .number(Double(size.height))
    case (.rect(let rect), .origin): .point(rect.origin)
    case (.rect(let rect), .size): .size(rect.size)
    case (.rect(let rect), .originX): .number(Double(rect.origin.x))
    case (.rect(let rect), .originY): .number(Double(rect.origin.y))
    case (.rect(let rect), .sizeWidth): .number(Double(rect.size.width))
    case (.rect(let rect), .sizeHeight): .number(Double(rect.size.height))
    case (.transform(let transform), _): Self.part(part, of: transform) ?? value
    default: value
    }
  }

  /// Returns a property's value with this part replaced.
  func setting(_ new: LayerValue, in value: LayerValue) -> LayerValue {
    switch (value, part, new) {
    case (_, .whole, _): return new
    case (.transform(let transform), _, _): return .transform(Self.set(part, new, in: transform))
    case (.point(var point), _, .number(let number)):
      if part == .x { point.x = CGFloat(number) } else { point.y = CGFloat(number) }
      return .point(point)
    case (.size(var size), _, .number(let number)):
      if part == .width { size.width = CGFloat(number) } else { size.height = CGFloat(number) }
      return .size(size)
    case (.rect(var rect), _, _):
      switch (part, new) {
      case (.origin, .point(let point)): rect.origin = point
      case (.size, .size(let size)): rect.size = size
      case (.originX, .number(let number)): rect.origin.x = CGFloat(number)
      case (.originY, .number(let number)): rect.origin.y = CGFloat(number)
      case (.sizeWidth, .number(let number)): rect.size.width = CGFloat(number)
      case (.sizeHeight, .number(let number)): rect.size.height = CGFloat(number)
      default: break
      }
      return .rect(rect)
    default: return value
    }
  }

  // MARK: Transforms

  private static func part(_ part: Part, of transform: CATransform3D) -> LayerValue? {
    let parts = TransformParts(CATransform3DGetAffineTransform(transform))
    switch part {
    case .translation: return .size(CGSize(width: transform.m41, height: transform.m42))
    case .translationX: return .number(Double(transform.m41))
    case .translationY: return .number(Double(transform.m42))
    case .translationZ: return .number(Double(transform.m43))
    case .scale: return .number(Double(parts.scaleX + parts.scaleY) / 2)
    case .scaleX: return .number(Double(parts.scaleX))
    case .scaleY: return .number(Double(parts.scaleY))
    case .rotation, .rotationZ: return .number(Double(parts.rotation))
    case .rotationX, .rotationY: return .number(0)
    default: return nil
    }
  }

  private static func set(
    _ part: Part, _ new: LayerValue, in transform: CATransform3D
  ) -> CATransform3D {
    var transform = transform
    if case .size(let size) = new {
      transform.m41 = size.width
      transform.m42 = size.height
      return transform
    }
    guard case .number(let number) = new else { return transform }
    let value = CGFloat(number)
    switch part {
    case .translationX: transform.m41 = value
    case .translationY: transform.m42 = value
    case .translationZ: transform.m43 = value
    case .rotationX:
      return CATransform3DConcat(CATransform3DMakeRotation(value, 1, 0, 0), transform)
    case .rotationY:
      return CATransform3DConcat(CATransform3DMakeRotation(value, 0, 1, 0), transform)
    default:
      // Only the affine part is decomposed, even if the transform leaves the plane.
      let plane = CATransform3DGetAffineTransform(transform)
      var parts = TransformParts(plane)
      switch part {
      case .scale:
        parts.scaleX = value
        parts.scaleY = value
      case .scaleX: parts.scaleX = value
      case .scaleY: parts.scaleY = value
      default: parts.rotation = value
      }
      let new = parts.transform
      transform.m11 = new.a
      transform.m12 = new.b
      transform.m21 = new.c
      transform.m22 = new.d
    }
    return transform
  }
}
