import Foundation

/// Whether the order in which the differences of additive animations are concatenated can be seen.
enum TransformOrder {
  /// Whether it can, for a change from one transform to another over animations that run.
  ///
  /// It cannot where all transforms commute, or where each of them leads straight to the model.
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
    // Turns and even scales about one point commute.
    return !planes.allSatisfy { $0.a == $0.d && $0.b == -$0.c && $0.tx == 0 && $0.ty == 0 }
  }
}

extension CATransform3D {
  /// Returns the transform that, applied after another one, gives this one. After a transform that
  /// flattens it is the identity (fact 1.136).
  func difference(following base: CATransform3D) -> CATransform3D {
    base.inverse.map { CATransform3DConcat($0, self) } ?? CATransform3DIdentity
  }
}
