import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct TransformTests {
  private func near(_ a: CATransform3D, _ b: CATransform3D, within tolerance: Double = 1e-9) -> Bool
  {
    zip(a.entries, b.entries).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// Returns the transform that is shown half-way between two transforms of a layer.
  private func halfWay(_ from: CATransform3D, _ to: CATransform3D) -> CATransform3D {
    seen(from, to, 0.5)
  }

  private func seen(
    _ from: CATransform3D, _ to: CATransform3D, _ time: Double,
    _ options: UIView.AnimationOptions = .curveLinear
  ) -> CATransform3D {
    let fixture = Fixture()
    let view = fixture.square()
    view.layer.transform = from
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.layer.transform = to }
    fixture.advance(by: time)
    return view.layer.presentation()?.transform ?? CATransform3D()
  }

  /// Returns the transform that a replacing animation shows half-way.
  private func replaced(_ from: CATransform3D, _ to: CATransform3D) -> CATransform3D {
    seen(from, to, 0.5, [.curveLinear, .repeat])
  }

  private func affine(_ transform: CGAffineTransform) -> CATransform3D {
    CATransform3DMakeAffineTransform(transform)
  }

  private func turn(_ degrees: Double) -> CATransform3D {
    affine(CGAffineTransform(rotationAngle: CGFloat(degrees) * .pi / 180))
  }

  @Test("1.109 Unconfirmed: translation, scale and rotation are interpolated separately")
  func parts() {
    #expect(
      near(
        halfWay(CATransform3DIdentity, CATransform3DMakeTranslation(10, 20, 0)),
        CATransform3DMakeTranslation(5, 10, 0)))
    #expect(
      near(
        halfWay(CATransform3DMakeScale(2, 1, 1), CATransform3DMakeScale(4, 3, 1)),
        CATransform3DMakeScale(3, 2, 1)))
    #expect(near(halfWay(CATransform3DIdentity, turn(90)), turn(45)))
    #expect(
      near(
        halfWay(CATransform3DIdentity, CATransform3DMakeScale(-1, 1, 1)),
        CATransform3DMakeScale(0, 1, 1)))
    #expect(
      near(
        halfWay(CATransform3DIdentity, CATransform3DMakeScale(1, -1, 1)),
        CATransform3DMakeScale(1, 0, 1)))
  }

  @Test("1.108 A rotation takes the shorter direction, half a turn clockwise, a whole turn none")
  func shortWay() {
    #expect(near(halfWay(turn(170), turn(-170)), turn(180)))
    #expect(near(halfWay(CATransform3DIdentity, turn(270)), turn(-45)))
    #expect(near(halfWay(CATransform3DIdentity, turn(180)), turn(90)))
    #expect(near(halfWay(CATransform3DIdentity, turn(-180)), turn(90)))
    #expect(near(halfWay(CATransform3DIdentity, turn(360)), CATransform3DIdentity))
  }

  @Test("1.108 Additive partial turns add up to a whole turn")
  func additiveTurns() {
    let fixture = Fixture()
    let view = fixture.square()
    for degrees in [120.0, 240, 360] {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)
      }
    }
    fixture.advance(by: 0.25)
    #expect(near(view.layer.presentation()?.transform ?? CATransform3D(), turn(90)))
    fixture.advance(by: 0.25)
    #expect(near(view.layer.presentation()?.transform ?? CATransform3D(), turn(180)))
  }

  @Test("An additive transform shows the old value at its start and the new one at its end")
  func additiveEnds() {
    let fixture = Fixture()
    let view = fixture.square()
    let old = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 0.5).translatedBy(x: 9, y: 4)
    view.transform = old
    UIView.animate(withDuration: 1) {
      view.transform = CGAffineTransform(translationX: 50, y: 0).rotated(by: 1)
    }
    #expect(near(view.layer.presentation()?.transform ?? CATransform3D(), affine(old)))
    fixture.advance(by: 1)
    #expect(
      near(
        view.layer.presentation()?.transform ?? CATransform3D(),
        affine(CGAffineTransform(translationX: 50, y: 0).rotated(by: 1))))
  }

  @Test("1.102 Transforms out of the plane are additive")
  func spatialIsAdditive() {
    let fixture = Fixture()
    let view = fixture.square()
    var finished: [Bool] = []
    func turn(to angle: Double) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
      } completion: {
        finished.append($0)
      }
    }
    turn(to: 1)
    fixture.advance(by: 0.5)
    turn(to: 0)
    fixture.advance(by: 0.25)
    // The model is 0. A quarter of the first difference (-1) and three quarters of the second (1)
    // are left.
    #expect(
      near(
        view.layer.presentation()?.transform ?? CATransform3D(),
        CATransform3DMakeRotation(0.5, 0, 1, 0)))
    fixture.advance(by: 0.25)
    #expect(finished == [true])
  }

  @Test("1.109 Replacing animations also interpolate a transform by its parts")
  func replacedParts() {
    #expect(near(replaced(turn(170), turn(-170)), turn(180)))
    #expect(near(replaced(CATransform3DIdentity, turn(180)), turn(90)))
    #expect(
      near(
        replaced(
          CATransform3DConcat(CATransform3DMakeScale(2, 1, 1), turn(10)),
          CATransform3DConcat(CATransform3DMakeScale(4, 3, 1), turn(50))),
        CATransform3DConcat(CATransform3DMakeScale(3, 2, 1), turn(30))))
    #expect(
      near(
        replaced(
          CATransform3DMakeRotation(0.2, 0, 1, 0),
          CATransform3DScale(CATransform3DMakeRotation(1.4, 0, 1, 0), 3, 3, 3)),
        CATransform3DScale(CATransform3DMakeRotation(0.8, 0, 1, 0), 2, 2, 2)))
  }

  @Test("A rotation about another axis is even, with perspective and scale")
  func spatialInterpolation() {
    func flip(_ angle: Double, distance: Double? = nil, scale: Double = 1) -> CATransform3D {
      var perspective = CATransform3DIdentity
      if let distance { perspective.m34 = -1 / distance }
      return CATransform3DScale(
        CATransform3DRotate(perspective, angle, 0, 1, 0), scale, scale, scale)
    }
    #expect(near(halfWay(flip(0.2), flip(1.4)), flip(0.8)))
    #expect(near(seen(flip(0), flip(3), 0.25), flip(0.75)))
    #expect(
      near(
        halfWay(flip(0, distance: 500), flip(2, distance: 500, scale: 3)),
        flip(1, distance: 500, scale: 2)))
    #expect(
      near(
        halfWay(
          CATransform3DMakeTranslation(0, 0, 10),
          CATransform3DRotate(CATransform3DMakeTranslation(8, 0, 30), 1, 1, 0, 0)),
        CATransform3DRotate(CATransform3DMakeTranslation(4, 0, 20), 0.5, 1, 0, 0)))
  }

  @Test(
    "Decomposing a transform and composing it again gives the same transform",
    arguments: [
      CATransform3DRotate(CATransform3DMakeScale(1, 2, -3), 2.5, 1, 2, 3),
      CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 3.1, 1, 0, 0.1),
      CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 3.1, 0, 0.1, 1),
      CATransform3DConcat(
        CATransform3D(
          m11: 1, m12: 0.5, m13: 0, m14: 0.01, m21: 0.2, m22: 2, m23: 0.3, m24: -0.02, m31: 0,
          m32: 0.1, m33: 1, m34: -0.002, m41: 5, m42: 6, m43: 7, m44: 2),
        CATransform3DMakeRotation(1, 0, 1, 0)),
    ])
  func takingApart(transform: CATransform3D) {
    let shown = seen(transform, CATransform3DMakeRotation(0.5, 1, 1, 0), 0)
    let factor = transform.m44
    #expect(
      near(shown, CATransform3D(entries: transform.entries.map { $0 / factor }), within: 1e-6))
  }

  @Test("1.136 A scale of 0 is shown at once, and growing from it is animated")
  func scaleToNothing() {
    let nothing = CATransform3DMakeScale(0, 0, 1)
    let wide = CATransform3DMakeScale(1, 0, 1)
    #expect(near(seen(CATransform3DIdentity, nothing, 0.1), nothing))
    #expect(near(seen(CATransform3DIdentity, wide, 0.1), wide))
    #expect(near(seen(nothing, CATransform3DIdentity, 0.25), CATransform3DMakeScale(0.25, 0.25, 1)))
    let small = CATransform3DMakeScale(0.001, 0.001, 1)
    #expect(
      near(seen(CATransform3DIdentity, small, 0.5), CATransform3DMakeScale(0.5005, 0.5005, 1)))
  }

  @Test("A transform that flattens space changes without interpolation")
  func flat() {
    var flat = CATransform3DMakeScale(1, 1, 0)
    flat.m34 = 0.01
    let turned = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(near(seen(flat, turned, 0.4), flat))
    #expect(near(seen(flat, turned, 0.6), turned))
  }

  @Test("Functions that extend a transform apply the new operation first")
  func functions() {
    let move = CATransform3DMakeTranslation(10, 0, 0)
    #expect(
      near(
        CATransform3DScale(move, 2, 2, 2),
        CATransform3DConcat(CATransform3DMakeScale(2, 2, 2), move)))
    #expect(CATransform3DScale(move, 2, 2, 2).m41 == 10)
    #expect(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 0, 0).m41 == 20)
    #expect(
      near(CATransform3DMakeRotation(0.4, 0, 0, 3), affine(CGAffineTransform(rotationAngle: 0.4))))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    // A rotation about y moves the x axis away from the viewer.
    #expect(near(Double(CATransform3DMakeRotation(.pi / 2, 0, 1, 0).m13), -1))
  }

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test("A transform and its inverse give the identity; one without an inverse is returned as is")
  func inverse() {
    var transform = CATransform3DRotate(CATransform3DMakeTranslation(3, -8, 2), 1.2, 1, 2, 3)
    transform.m34 = 0.01
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(near(product, CATransform3DIdentity))
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("Extending an affine transform applies the new operation first")
  func affineOperations() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    #expect(CGPoint(x: 1, y: 0).applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 0))
    #expect(
      CGPoint(x: 1, y: 0).applying(
        move.concatenating(CGAffineTransform(scaleX: 2, y: 2))) == CGPoint(x: 22, y: 0))
    let round = move.rotated(by: 0.7).concatenating(move.rotated(by: 0.7).inverted())
    #expect(near(affine(round), CATransform3DIdentity))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform() != .identity)
    #expect(
      CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(scaleX: -1, y: 3))
        == CGRect(x: -2, y: 0, width: 2, height: 3))
  }
}
