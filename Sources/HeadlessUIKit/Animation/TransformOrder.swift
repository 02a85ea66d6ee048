import Foundation

/// A check of whether the order of additive transform animations is visible.
enum TransformOrder {
  /// Returns whether the order is visible, for a change between two transforms while other
  /// animations run.
  ///
  /// The order is not visible if all transforms commute, or if each transform leads straight to the
  /// model.
  static func matters(
    among transforms: [CATransform3D], and animations: [LayerAnimation]
  ) -> Bool {
    var all = transforms
    for animation in animations {
      for case .transform(let transform) in [animation.before, animation.after] {
        all.append(transform)
      }
    }
    guard all.allSatisfy(CATransform3DIsAffine) else { return true }
    let planes = all.map(CATransform3DGetAffineTransform)
    let first = planes[0]
    let differ = (
      size: planes.contains { ($0.a, $0.b, $0.c, $0.d) != (first.a, first.b, first.c, first.d) },
      place: planes.contains { ($0.tx, $0.ty) != (first.tx, first.ty) }
    )
    guard differ.size else { return false }
    if planes.allSatisfy({ $0.b == 0 && $0.c == 0 }) { return differ.place && !animations.isEmpty }
    // Rotations and uniform scales about one point commute.
    return !planes.allSatisfy { $0.a == $0.d && $0.b == -$0.c && $0.tx == 0 && $0.ty == 0 }
  }
}

extension CATransform3D {
  /// Returns the transform that gives this transform when it is applied after another transform.
  ///
  /// The result is the identity if the other transform flattens the plane or space (fact 1.136).
  func difference(following base: CATransform3D) -> CATransform3D {
    base.inverse.map { CATransform3DConcat($0, self) } ?? CATransform3DIdentity
  }
}
