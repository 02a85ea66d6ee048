import Foundation

/// An affine transform taken apart: scale, then shear, then rotation, then translation.
///
/// Animations interpolate these parts rather than matrix entries, the rotation the short way and
/// half a turn clockwise (facts 1.108, 1.109).
struct TransformParts {
  var scaleX: CGFloat
  var scaleY: CGFloat
  var shear: CGFloat
  var rotation: CGFloat
  var translation: CGVector

  init(_ t: CGAffineTransform) {
    translation = CGVector(dx: t.tx, dy: t.ty)
    let length = hypot(t.a, t.b)
    let determinant = t.a * t.d - t.b * t.c
    rotation = length > 0 ? atan2(t.b, t.a) : 0
    scaleX = length
    scaleY = length > 0 ? determinant / length : hypot(t.c, t.d)
    shear = length > 0 ? (t.a * t.c + t.b * t.d) / length : 0
  }

  var transform: CGAffineTransform {
    let (sine, cosine) = (sin(rotation), cos(rotation))
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine,
      c: shear * cosine - scaleY * sine, d: shear * sine + scaleY * cosine,
      tx: translation.dx, ty: translation.dy)
  }

  func interpolated(to end: TransformParts, fraction: CGFloat) -> TransformParts {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    var turn = (end.rotation - rotation).truncatingRemainder(dividingBy: 2 * .pi)
    // Half a turn is ambiguous; it goes clockwise, which is positive where y points down.
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

  /// The transform a fraction of the way between two. Where either is not affine the entries
  /// themselves are interpolated.
  static func interpolate(
    from: CATransform3D, to: CATransform3D, fraction: Double
  ) -> CATransform3D {
    guard CATransform3DIsAffine(from), CATransform3DIsAffine(to) else {
      return CATransform3D(
        entries: zip(from.entries, to.entries).map { $0 + ($1 - $0) * CGFloat(fraction) })
    }
    let start = TransformParts(CATransform3DGetAffineTransform(from))
    let end = TransformParts(CATransform3DGetAffineTransform(to))
    return CATransform3DMakeAffineTransform(
      start.interpolated(to: end, fraction: CGFloat(fraction)).transform)
  }
}
