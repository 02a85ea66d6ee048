import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct TimingCurveConformanceTests {
  /// Returns the progress that an animator shows at times in seconds.
  private func progress(
    of parameters: any UITimingCurveProvider, at times: [Double], duration: TimeInterval = 1
  ) -> [Double] {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations { view.center.x = 100 }
    animator.startAnimation()
    let start = fixture.runtime.time
    return times.map {
      fixture.advance(by: start + $0 - fixture.runtime.time)
      return view.shownX / 100
    }
  }

  @Test(
    "1.76 The named curves have Core Animation's values",
    arguments: [
      (UIView.AnimationCurve.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
      (.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
      (.easeInOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
      (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ])
  func namedCurves(curve: UIView.AnimationCurve, expected: [Double]) {
    let seen = progress(
      of: UICubicTimingParameters(animationCurve: curve), at: [0.1, 0.25, 0.5, 0.75, 0.9])
    for (seen, expected) in zip(seen, expected) { #expect(near(seen, expected, within: 2e-6)) }
  }

  @Test("1.8, 1.77 Parameters without a curve have the default curve, not ease-in-out")
  func defaultCurve() {
    let parameters = UICubicTimingParameters()
    #expect(parameters.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(parameters.controlPoint2 == CGPoint(x: 0.25, y: 1))
    let seen = progress(of: parameters, at: [0.1, 0.25, 0.5, 0.75, 0.9])
    let expected = [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]
    for (seen, expected) in zip(seen, expected) { #expect(near(seen, expected, within: 2e-6)) }
  }

  @Test(
    "Continuing from a progress finds its time on the named curves",
    arguments: [
      (UIView.AnimationCurve.easeIn, [0.259555, 0.436605, 0.657500, 0.840402, 0.938847]),
      (.easeOut, [0.061153, 0.159598, 0.342500, 0.563395, 0.740445]),
      (.easeInOut, [0.220708, 0.346203, 0.5, 0.653797, 0.779292]),
    ])
  func inverses(curve: UIView.AnimationCurve, expected: [Double]) {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 100 }
    for (progress, time) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      animator.fractionComplete = progress
      animator.startAnimation()
      #expect(near(animator.fractionComplete, time, within: 2e-6))
      animator.pauseAnimation()
    }
    animator.stopAnimation(true)
  }

  @Test("1.78 UIView.animate eases in and out unless its options set another curve")
  func animateCurve() {
    let fixture = Fixture()
    let view = fixture.square()
    let other = fixture.square()
    UIView.animate(withDuration: 1) { view.center.x = 100 }
    UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { other.center.x = 100 }
    fixture.advance(by: 0.25)
    #expect(near(view.shownX, 12.9162, within: 1e-3))
    #expect(near(other.shownX, 9.3465, within: 1e-3))
  }

  @Test("1.79 A Bézier curve may overshoot along y")
  func overshoot() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0.3, y: 1.8), controlPoint2: CGPoint(x: 0.6, y: 1)
    ) { view.center.x = 100 }
    animator.startAnimation()
    fixture.advance(by: 0.5)
    #expect(view.shownX > 100)
    fixture.advance(by: 0.5)
    #expect(view.shownX == 100)
  }

  @Test("1.80 Inverse curves without linear scrubbing show the same path in both directions")
  func inverseCurves() {
    let fixture = Fixture()
    let view = fixture.square()
    func seen(_ curve: UIView.AnimationCurve, reversed: Bool) -> [Double] {
      let animator = UIViewPropertyAnimator(duration: 1, curve: curve)
      animator.addAnimations { view.center.x = reversed ? 0 : 100 }
      animator.scrubsLinearly = false
      defer {
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
      }
      return [0.2, 0.5, 0.7].map {
        animator.fractionComplete = reversed ? 1 - $0 : $0
        return view.shownX
      }
    }
    for (a, b) in zip(seen(.easeIn, reversed: false), seen(.easeOut, reversed: true)) {
      #expect(near(a, b))
    }
  }

  @Test("1.2 Timing parameters report their curve type")
  func curveTypes() {
    let builtin = UICubicTimingParameters(animationCurve: .easeOut)
    #expect(builtin.timingCurveType == .builtin)
    #expect(builtin.animationCurve == .easeOut)
    #expect(builtin.controlPoint1 == .zero && builtin.controlPoint2 == .zero)
    let cubic = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(cubic.timingCurveType == .cubic)
    #expect(cubic.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    #expect(spring.timingCurveType == .spring)
    #expect(spring.springTimingParameters === spring)
    #expect(spring.cubicTimingParameters == nil)
    #expect(spring.initialVelocity == .zero)
  }
}
