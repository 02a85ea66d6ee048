import Foundation

/// The parts of an affine transform: scale, then shear, then rotation, then translation.
///
/// Animations interpolate these parts instead of matrix entries. The rotation uses the shorter
/// direction. Half a turn is clockwise (facts 1.108, 1.109).
struct TransformParts {
  var scaleX: CGFloat
  var scaleY: CGFloat
  var shear: CGFloat
  var rotation: CGFloat
  var translation: CGVector

  init(_ t: CGAffineTransform) {
    translation = CGVector(dx: t.tx, dy: t.ty)
    let determinant = t.a * t.d - t.b * t.c
    // A mirror image becomes a negative scale of the axis that it rotates more.
    let sign: CGFloat = determinant < 0 && t.a < t.d ? -1 : 1
    let length = hypot(t.a, t.b)
    scaleX = sign * length
    rotation = length > 0 ? atan2(sign * t.b, sign * t.a) : 0
    scaleY = length > 0 ? determinant / scaleX : hypot(t.c, t.d)
    shear = length > 0 ? sign * (t.a * t.c + t.b * t.d) / length : 0
  }

  var transform: CGAffineTransform {
    let sine = sin(rotation)
    let cosine = cos(rotation)
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine,
      c: shear * cosine - scaleY * sine, d: shear * sine + scaleY * cosine,
      tx: translation.dx, ty: translation.dy)
  }

  func interpolated(to end: TransformParts, fraction: CGFloat) -> TransformParts {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    var turn = (end.rotation - rotation).truncatingRemainder(dividingBy: 2 * .pi)
    // Half a turn is ambiguous. It is clockwise, which is positive because y points down.
    if turn <= -.pi + 1e-9 { turn += 2 * .pi }
    if turn > .pi + 1e-9 { turn -= 2 * .pi }
    var parts = self
    parts.scaleX = mix(scaleX, end.scaleX)
    parts.scaleY = mix(scaleY, end.scaleY)
    parts.shear = mix(shear, end.shear)
    parts.rotation = rotation + turn * fraction
    parts.translation = CGVector(
      dx: mix(translation.dx, end.translation.dx), dy: mix(translation.dy, end.translation.dy))
    return parts
  }
}

extension CATransform3D {
  /// The inverse; nil if the transform flattens the plane or space.
  var inverse: CATransform3D? {
    if CATransform3DIsAffine(self) {
      let plane = CATransform3DGetAffineTransform(self)
      guard abs(plane.a * plane.d - plane.b * plane.c) > 1e-12 else { return nil }
      return CATransform3DMakeAffineTransform(plane.inverted())
    }
    // `CATransform3DInvert` returns a matrix without an inverse unchanged, so the product is
    // checked.
    let inverse = CATransform3DInvert(self)
    let unit = zip(CATransform3DConcat(self, inverse).entries, CATransform3DIdentity.entries)
    return unit.allSatisfy { abs($0 - $1) < 1e-6 } ? inverse : nil
  }

  /// Returns the transform at a fraction between this transform and another, part by part.
  func interpolated(to end: CATransform3D, fraction: Double) -> CATransform3D {
    if CATransform3DIsAffine(self), CATransform3DIsAffine(end) {
      let start = TransformParts(CATransform3DGetAffineTransform(self))
      let parts = start.interpolated(
        to: TransformParts(CATransform3DGetAffineTransform(end)), fraction: CGFloat(fraction))
      return CATransform3DMakeAffineTransform(parts.transform)
    }
    guard let start = SpatialTransformParts(self), let goal = SpatialTransformParts(end) else {
      // A transform that cannot be decomposed has no intermediate values and changes at once.
      return fraction < 0.5 ? self : end
    }
    return start.interpolated(to: goal, fraction: fraction).transform
  }
}
