// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Core Animation's.

#if !canImport(QuartzCore)
  import Foundation

  /// Returns a translation, in points.
  public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m41 = tx
    t.m42 = ty
    t.m43 = tz
    return t
  }

  /// Returns a scaling by unitless factors.
  public func CATransform3DMakeScale(
    _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = sx
    t.m22 = sy
    t.m33 = sz
    return t
  }

  /// Returns a rotation about an axis, by an angle in radians.
  ///
  /// If the axis has no length, the result is the identity.
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let x = x / length
    let y = y / length
    let z = z / length
    let sine = sin(angle)
    let cosine = cos(angle)
    let rest = 1 - cosine
    var t = CATransform3DIdentity
    t.m11 = cosine + x * x * rest
    t.m22 = cosine + y * y * rest
    t.m33 = cosine + z * z * rest
    t.m12 = x * y * rest + z * sine
    t.m21 = x * y * rest - z * sine
    t.m13 = x * z * rest - y * sine
    t.m31 = x * z * rest + y * sine
    t.m23 = y * z * rest + x * sine
    t.m32 = y * z * rest - x * sine
    return t
  }

  /// Returns a transform that translates, in points, and then applies `t`.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
  }

  /// Returns a transform that scales, by unitless factors, and then applies `t`.
  public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
  }

  /// Returns a transform that rotates about an axis, by an angle in radians, and then applies `t`.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
  }

  /// Returns the inverse, or the transform unchanged if it has none.
  public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // The method is Gauss-Jordan elimination. The operations that change the left half into the
    // identity change the right half into the inverse. The largest entry of a column becomes the
    // pivot, to limit rounding errors.
    let entries = t.entries
    var rows: [[CGFloat]] = (0..<4).map { row in
      let unit: [CGFloat] = (0..<4).map { $0 == row ? 1 : 0 }
      return Array(entries[row * 4..<row * 4 + 4]) + unit
    }
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      guard abs(rows[pivot][column]) > 1e-12 else { return t }
      rows.swapAt(column, pivot)
      let divisor = rows[column][column]
      rows[column] = rows[column].map { $0 / divisor }
      for row in 0..<4 where row != column {
        let factor = rows[row][column]
        rows[row] = zip(rows[row], rows[column]).map { $0 - factor * $1 }
      }
    }
    return CATransform3D(entries: rows.flatMap { $0[4...] })
  }

  /// Returns a transform that applies `a` and then `b`.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    // Each frame multiplies many transforms. Arrays would be slow in debug builds.
    CATransform3D(
      m11: a.m11 * b.m11 + a.m12 * b.m21 + a.m13 * b.m31 + a.m14 * b.m41,
      m12: a.m11 * b.m12 + a.m12 * b.m22 + a.m13 * b.m32 + a.m14 * b.m42,
      m13: a.m11 * b.m13 + a.m12 * b.m23 + a.m13 * b.m33 + a.m14 * b.m43,
      m14: a.m11 * b.m14 + a.m12 * b.m24 + a.m13 * b.m34 + a.m14 * b.m44,
      m21: a.m21 * b.m11 + a.m22 * b.m21 + a.m23 * b.m31 + a.m24 * b.m41,
      m22: a.m21 * b.m12 + a.m22 * b.m22 + a.m23 * b.m32 + a.m24 * b.m42,
      m23: a.m21 * b.m13 + a.m22 * b.m23 + a.m23 * b.m33 + a.m24 * b.m43,
      m24: a.m21 * b.m14 + a.m22 * b.m24 + a.m23 * b.m34 + a.m24 * b.m44,
      m31: a.m31 * b.m11 + a.m32 * b.m21 + a.m33 * b.m31 + a.m34 * b.m41,
      m32: a.m31 * b.m12 + a.m32 * b.m22 + a.m33 * b.m32 + a.m34 * b.m42,
      m33: a.m31 * b.m13 + a.m32 * b.m23 + a.m33 * b.m33 + a.m34 * b.m43,
      m34: a.m31 * b.m14 + a.m32 * b.m24 + a.m33 * b.m34 + a.m34 * b.m44,
      m41: a.m41 * b.m11 + a.m42 * b.m21 + a.m43 * b.m31 + a.m44 * b.m41,
      m42: a.m41 * b.m12 + a.m42 * b.m22 + a.m43 * b.m32 + a.m44 * b.m42,
      m43: a.m41 * b.m13 + a.m42 * b.m23 + a.m43 * b.m33 + a.m44 * b.m43,
      m44: a.m41 * b.m14 + a.m42 * b.m24 + a.m43 * b.m34 + a.m44 * b.m44)
  }

  /// Returns a transform that maps the plane in the same way as an affine transform.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = m.a
    t.m12 = m.b
    t.m21 = m.c
    t.m22 = m.d
    t.m41 = m.tx
    t.m42 = m.ty
    return t
  }

  /// Returns whether an affine transform can represent the transform.
  public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(
      t, CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)))
  }

  /// Returns the affine part of the transform.
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
  }
#endif
