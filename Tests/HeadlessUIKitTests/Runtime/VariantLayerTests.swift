import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Variants of the values that animations show.
@MainActor @Suite struct VariantLayerTests {
  private func compare<Finding>(
    _ variant: RuntimeVariants, _ find: () -> Finding
  ) -> (Finding, Finding) {
    (find(), RuntimeVariants.$current.withValue(variant) { find() })
  }

  private func animate(_ view: UIView, to transform: CGAffineTransform) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = transform }
  }

  private func shown(_ view: UIView) -> [Double] {
    guard let plane = view.layer.presentation()?.affineTransform() else { return [] }
    return [plane.a, plane.b, plane.c, plane.d, plane.tx, plane.ty].map(Double.init)
  }

  private func near(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("7.74 An additive transform's difference may be applied after the model's transform")
  func addsTransformsAfterModel() {
    let (byDefault, varied) = compare(.addsTransformsAfterModel) {
      let fixture = Fixture()
      let view = fixture.square()
      animate(view, to: CGAffineTransform(translationX: 100, y: 0).rotated(by: .pi / 2))
      fixture.advance(by: 0.5)
      return shown(view)
    }
    #expect(near(Array(byDefault[4...]), [50, 0]))
    // The model's rotation is reversed by half, and half of the way back to the start is added.
    let half = 100 * 0.5.squareRoot()
    #expect(near(Array(varied[4...]), [half, 50 - half]))
    #expect(near(Array(byDefault[..<4]), Array(varied[..<4])))
  }

  @Test("1.101, 7.74 Interrupting a transform with one that doesn't commute makes no jump")
  func interrupted() {
    let scale = CGAffineTransform(scaleX: 3, y: 0.5)
    let away = CGAffineTransform(translationX: 100, y: 30)
    let turned = CGAffineTransform(rotationAngle: 1).translatedBy(x: 20, y: 0)
    for transforms in [[scale, away, turned], [away, scale, .identity], [turned, away, scale]] {
      let (byDefault, varied) = compare(.addsTransformsAfterModel) {
        let fixture = Fixture()
        let view = fixture.square()
        for transform in transforms {
          let before = shown(view)
          animate(view, to: transform)
          #expect(near(shown(view), before))
          fixture.advance(by: 0.3)
        }
        let midway = shown(view)
        fixture.advance(by: 1)
        #expect(view.layer.animationKeys() == nil)
        return midway
      }
      #expect(!near(byDefault, varied))
    }
  }

  @Test("Transforms that commute do not consult addsTransformsAfterModel")
  func commuting() {
    let small = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let large = CGAffineTransform(scaleX: 2, y: 3)
    let turn = CGAffineTransform(rotationAngle: 1)
    let moved = small.concatenating(CGAffineTransform(translationX: 9, y: 9))
    let away = CGAffineTransform(translationX: 5, y: 0)
    let courses: [[CGAffineTransform]] = [
      [moved], [small, large], [turn, small], [away, away.translatedBy(x: 7, y: 9)],
    ]
    for course in courses {
      let consultation = VariantConsultation()
      let (byDefault, varied) = VariantConsultation.$current.withValue(consultation) {
        compare(.addsTransformsAfterModel) {
          let fixture = Fixture()
          let view = fixture.square()
          for transform in course {
            animate(view, to: transform)
            fixture.advance(by: 0.3)
          }
          return shown(view)
        }
      }
      #expect(!consultation.asked.contains(.addsTransformsAfterModel))
      #expect(near(byDefault, varied))
    }
  }

  @Test("7.75 A block may set a shadow's opacity at once")
  func setsShadowsAtOnce() {
    let (byDefault, varied) = compare(.setsShadowsAtOnce) {
      let fixture = Fixture()
      let view = fixture.square()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.layer.shadowOpacity = 1
        view.layer.cornerRadius = 10
      }
      fixture.advance(by: 0.5)
      let shown = view.layer.presentation()
      #expect(shown?.cornerRadius == 5)
      return shown?.shadowOpacity
    }
    #expect(byDefault == 0.5)
    #expect(varied == 1)
  }
}
