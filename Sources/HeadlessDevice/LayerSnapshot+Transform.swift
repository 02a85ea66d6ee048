import HeadlessUIKit

extension LayerSnapshot {
  /// A compact storage for a transform, which needs no numbers for the identity, and six in the
  /// plane.
  enum Transform: Sendable, Equatable {
    case identity
    /// A transform in the plane: m11, m12, m21, m22, m41, m42. The other entries are the
    /// identity's.
    case plane(Double, Double, Double, Double, Double, Double)
    /// All entries, row by row.
    case space([Double])

    /// - Parameter entries: m11, m12, … m44, row by row.
    init(_ entries: [Double]) {
      let plane = Self.plane(
        entries[0], entries[1], entries[4], entries[5], entries[12], entries[13])
      if entries == LayerSnapshot.identity {
        self = .identity
      } else {
        self = entries == plane.entries ? plane : .space(entries)
      }
    }

    init(_ m: CATransform3D) {
      let isInPlane =
        m.m13 == 0 && m.m14 == 0 && m.m23 == 0 && m.m24 == 0 && m.m31 == 0 && m.m32 == 0
        && m.m33 == 1 && m.m34 == 0 && m.m43 == 0 && m.m44 == 1
      if !isInPlane {
        self = .space([
          m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24,
          m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
        ])
      } else if m.m11 == 1, m.m12 == 0, m.m21 == 0, m.m22 == 1, m.m41 == 0, m.m42 == 0 {
        self = .identity
      } else {
        self = .plane(m.m11, m.m12, m.m21, m.m22, m.m41, m.m42)
      }
    }

    /// The entries m11, m12, … m44, row by row.
    var entries: [Double] {
      switch self {
      case .identity: LayerSnapshot.identity
      case .plane(let a, let b, let c, let d, let x, let y):
        [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, x, y, 0, 1]
      case .space(let entries): entries
      }
    }

    /// Whether the transform turns the layer out of the plane of the screen.
    var isTurned: Bool {
      guard case .space(let m) = self else { return false }
      return m[2] != 0 || m[6] != 0 || m[8] != 0 || m[9] != 0
    }

    /// The distance by which the layer is moved toward the viewer: m43.
    var height: Double {
      if case .space(let entries) = self { entries[14] } else { 0 }
    }
  }
}
