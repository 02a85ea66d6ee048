import Foundation

/// The parts of a transform of space: scale, then shear, then rotation, then translation, then
/// perspective.
///
/// The type is used for transforms that are not affine.
struct SpatialTransformParts {
  private var scale: SIMD3<Double>
  /// The shear of y along x, of z along x, and of z along y.
  private var shear: SIMD3<Double>
  private var rotation: Quaternion
  private var translation: SIMD3<Double>
  /// The last column of the perspective.
  private var perspective: SIMD4<Double>

  /// Decomposes a transform; nil if the transform flattens space.
  init?(_ t: CATransform3D) {
    guard t.m44 != 0 else { return nil }
    let e = t.entries.map { Double($0 / t.m44) }
    var flat = CATransform3D(entries: e.map { CGFloat($0) })
    flat.m14 = 0
    flat.m24 = 0
    flat.m34 = 0
    flat.m44 = 1
    guard let inverse = flat.inverse else { return nil }
    // The whole transform is the part without perspective, followed by the perspective. This solves
    // for the perspective.
    let column = SIMD4(e[3], e[7], e[11], e[15])
    let inverted = inverse.entries.map(Double.init)
    perspective = .zero
    for row in 0..<4 {
      for k in 0..<4 { perspective[row] += inverted[4 * row + k] * column[k] }
    }
    translation = SIMD3(e[12], e[13], e[14])

    var rows = [SIMD3(e[0], e[1], e[2]), SIMD3(e[4], e[5], e[6]), SIMD3(e[8], e[9], e[10])]
    scale = .zero
    shear = .zero
    scale.x = rows[0].length
    rows[0] /= scale.x
    shear.x = rows[0].dot(rows[1])
    rows[1] -= rows[0] * shear.x
    scale.y = rows[1].length
    rows[1] /= scale.y
    shear.y = rows[0].dot(rows[2])
    rows[2] -= rows[0] * shear.y
    shear.z = rows[1].dot(rows[2])
    rows[2] -= rows[1] * shear.z
    scale.z = rows[2].length
    rows[2] /= scale.z
    if rows[0].dot(rows[1].cross(rows[2])) < 0 {
      // A mirror image becomes one negative scale along z, which the screen does not show.
      scale.z = -scale.z
      rows[2] = -rows[2]
    }
    rotation = Quaternion(rows: rows)
  }

  var transform: CATransform3D {
    let axes = rotation.rows
    let rows = [
      axes[0] * scale.x,
      axes[0] * shear.x + axes[1] * scale.y,
      axes[0] * shear.y + axes[1] * shear.z + axes[2] * scale.z,
      translation,
    ]
    var entries: [CGFloat] = []
    for (index, row) in rows.enumerated() {
      let last = index == 3 ? 1.0 : 0.0
      let depth = row.dot(SIMD3(perspective.x, perspective.y, perspective.z)) + last * perspective.w
      entries += [row.x, row.y, row.z, depth].map { CGFloat($0) }
    }
    return CATransform3D(entries: entries)
  }

  func interpolated(to end: SpatialTransformParts, fraction: Double) -> SpatialTransformParts {
    var parts = self
    parts.scale += (end.scale - scale) * fraction
    parts.shear += (end.shear - shear) * fraction
    parts.translation += (end.translation - translation) * fraction
    parts.perspective += (end.perspective - perspective) * fraction
    parts.rotation = rotation.interpolated(to: end.rotation, fraction: fraction)
    return parts
  }
}

extension SIMD3<Double> {
  fileprivate func dot(_ other: Self) -> Double { (self * other).sum() }

  fileprivate var length: Double { dot(self).squareRoot() }

  fileprivate func cross(_ other: Self) -> Self {
    Self(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
