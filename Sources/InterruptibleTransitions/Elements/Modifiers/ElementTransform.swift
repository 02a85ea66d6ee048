/// A transform matrix that can be compared.
nonisolated struct ElementMatrix: Interpolatable, Equatable, Sendable {
  static let identity = ElementMatrix(transform: CATransform3DIdentity)

  var transform: CATransform3D

  static func == (first: ElementMatrix, second: ElementMatrix) -> Bool {
    CATransform3DEqualToTransform(first.transform, second.transform)
  }

  var isIdentity: Bool { CATransform3DIsIdentity(transform) }

  /// The matrix, or the identity if an entry is not finite, or outside -100,000...100,000.
  var limitedOrIdentity: ElementMatrix {
    Self.entries.allSatisfy { abs(transform[keyPath: $0]) <= 1e5 } ? self : .identity
  }

  private static var entries: [WritableKeyPath<CATransform3D, CGFloat>] {
    [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
      \.m42, \.m43, \.m44,
    ]
  }

  func moved(by part: CGFloat, from first: ElementMatrix, to last: ElementMatrix) -> ElementMatrix {
    if first == last { return self }
    var matrix = self
    for entry in Self.entries {
      matrix.transform[keyPath: entry] +=
        (last.transform[keyPath: entry] - first.transform[keyPath: entry]) * part
    }
    return matrix
  }
}

/// A list of transforms, each of which can be applied in part.
nonisolated struct ElementTransform: Equatable, Sendable {
  /// A single transform.
  enum TransformStep: Equatable, Sendable {
    case translation(x: CGFloat, y: CGFloat, z: CGFloat)
    case scale(x: CGFloat, y: CGFloat, z: CGFloat)
    case rotation(x: CGFloat, y: CGFloat, z: CGFloat)
    case perspective(CGFloat)
    case matrix(ElementMatrix)
  }

  /// The transforms. Each one is in the coordinate system that the transforms before it make.
  var steps: [TransformStep] = []

  /// Applies the transforms before a matrix, each in part: not at all at 0, fully at 1. Outside
  /// 0...1, translations and scales continue, and the other transforms stay.
  func applied(to matrix: ElementMatrix, at part: CGFloat) -> ElementMatrix {
    if steps.isEmpty { return matrix }
    let inside = CGFloat(Double(part).clampedToUnit)
    var whole = matrix.transform
    for step in steps {
      switch step {
      case .translation(let x, let y, let z):
        whole = CATransform3DTranslate(whole, x * part, y * part, z * part)
      case .scale(let x, let y, let z):
        whole = CATransform3DScale(
          whole, 1 + (x - 1) * part, 1 + (y - 1) * part, 1 + (z - 1) * part)
      case .rotation(let x, let y, let z):
        // Each axis has its own angle, so that a rotation of more than half a turn is kept.
        if x != 0 { whole = CATransform3DRotate(whole, x * inside, 1, 0, 0) }
        if y != 0 { whole = CATransform3DRotate(whole, y * inside, 0, 1, 0) }
        if z != 0 { whole = CATransform3DRotate(whole, z * inside, 0, 0, 1) }
      case .perspective(let m34):
        var perspective = CATransform3DIdentity
        perspective.m34 = m34 * inside
        whole = CATransform3DConcat(perspective, whole)
      case .matrix(let matrix):
        let partial = ElementMatrix.identity.moved(by: inside, from: .identity, to: matrix)
        whole = CATransform3DConcat(partial.transform, whole)
      }
    }
    return ElementMatrix(transform: whole)
  }
}
