import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct KeyframeTests {
  /// Moves a square to 100 in the second quarter of the time, and to 200 in the last quarter.
  private func addKeyframes(_ view: UIView) {
    UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.center.x = 100 }
    UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.center.x = 200 }
  }

  private func linearAnimator(_ block: @escaping () -> Void) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0, animations: block)
    }
  }

  @Test(
    "1.128, 1.130 Keyframes in an animator take its duration, scrub, and hold outside their time",
    arguments: [
      (0.0, 0.0), (0.2, 0), (0.375, 50), (0.5, 100), (0.7, 100), (0.875, 150), (1, 200),
    ])
  func scrubbing(fraction: Double, x: Double) {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = linearAnimator { self.addKeyframes(view) }
    animator.fractionComplete = fraction
    #expect(view.center.x == 200)
    #expect(near(view.shownX, x))
    animator.stopAnimation(true)
  }

  @Test("1.129 Keyframes are linear under the overall curve, which is ease-in-out by default")
  func overallCurve() {
    let fixture = Fixture()
    let view = fixture.square()
    UIView.animateKeyframes(withDuration: 1, delay: 0) { self.addKeyframes(view) }
    fixture.advance(by: 0.5)
    // The overall curve is at .5, where the first keyframe ends.
    #expect(near(view.shownX, 100))
    fixture.advance(by: 0.25)
    // A total of .870838 is .483352 of the second keyframe.
    #expect(near(view.shownX, 148.3352, within: 1e-3))
  }

  @Test("Discrete keyframes jump at their starts")
  func discrete() {
    let fixture = Fixture()
    let view = fixture.square()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
      self.addKeyframes(view)
    }
    fixture.advance(by: 0.5)
    #expect(near(view.shownX, 100))
    fixture.advance(by: 0.2)
    #expect(near(view.shownX, 200))
  }

  @Test("1.103, 1.131 Keyframes replace running animations, and later animations replace them")
  func notAdditive() {
    let fixture = Fixture()
    let view = fixture.square()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.center.x = 50
    } completion: {
      finished.append($0)
    }
    fixture.advance(by: 0.5)
    UIView.animateKeyframes(withDuration: 1, delay: 0) { self.addKeyframes(view) }
    #expect(finished == [false])
    fixture.advance(by: 0.5)
    #expect(near(view.shownX, 100))
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]
    ) { view.center.x = 0 }
    #expect(near(view.shownX, 100))
    fixture.advance(by: 0.5)
    #expect(near(view.shownX, 50))
  }

  @Test(
    "1.104 Keyframes over a running animation start at the model value or the shown value",
    arguments: [false, true])
  func overWhatRuns(beginsFromCurrentState: Bool) {
    let options: UIView.KeyframeAnimationOptions =
      beginsFromCurrentState ? .beginFromCurrentState : []
    let fixture = Fixture()
    let view = fixture.square()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 100 }
    fixture.advance(by: 0.5)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 0 }
    }
    #expect(near(view.shownX, beginsFromCurrentState ? 50 : 100))
  }

  @Test("1.129 Keyframes are linear under a spring, in an animator and in an animation block")
  func underSpring() {
    let fixture = Fixture()
    let view = fixture.square()
    let other = fixture.square()
    let plain = fixture.square()
    func move(_ view: UIView) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 100 }
      }
    }
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {
      move(view)
      plain.center.x = 100
    }
    animator.startAnimation()
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) { move(other) }
    fixture.advance(by: 0.25)
    #expect(near(view.shownX, 25))
    #expect(near(other.shownX, 25))
    #expect(plain.shownX > 100)
    animator.stopAnimation(true)
  }

  @Test("1.129 Keyframes continued along a spring are linear from their current values")
  func continuedAlongSpring() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = linearAnimator {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 100 }
    }
    animator.fractionComplete = 0.5
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
    fixture.advance(by: 1.4727003346780927 / 2)
    #expect(near(view.shownX, 75))
    animator.stopAnimation(true)
  }

  @Test("Keyframes that overlap or are out of order each start at the current value")
  func overlapping() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = linearAnimator {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 40 }
    }
    animator.fractionComplete = 0.25
    #expect(near(view.shownX, 20))
    animator.fractionComplete = 0.75
    #expect(near(view.shownX, 70))
    animator.stopAnimation(true)
  }

  @Test("A block nested in a keyframe belongs to that keyframe")
  func nestedInKeyframe() {
    let fixture = Fixture()
    let view = fixture.square()
    var finished: [Bool] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        #expect(UIView.inheritedAnimationDuration == 1)
        UIView.animate(withDuration: 9) {
          view.center.x = 100
        } completion: {
          finished.append($0)
        }
      }
    }
    fixture.advance(by: 0.5)
    #expect(near(view.shownX, 0))
    fixture.advance(by: 0.5)
    #expect(view.shownX == 100)
    #expect(finished == [true])
  }

  @Test("A keyframe outside animateKeyframes runs its block at once")
  func loneKeyframe() {
    let fixture = Fixture()
    let view = fixture.square()
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 100 }
    #expect(view.shownX == 100)
  }
}
