import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct AnimatorSpringRunTests {
  private func animator(
    _ view: UIView, _ curve: UIView.AnimationCurve = .easeIn, duration: TimeInterval = 2
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { view.center.x = 100 }
  }

  @Test("1.65, 1.66, 1.98 A spring starts at the shown value and takes its settling time")
  func continueWithSpring() {
    let fixture = Fixture()
    for factor in [0, 0.1, 1] {
      let view = fixture.square()
      let animator = animator(view)
      animator.fractionComplete = 0.5
      let spring = UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 2, dy: 2))
      animator.continueAnimation(withTimingParameters: spring, durationFactor: factor)
      #expect(near(view.shownX, 50))
      // The velocity is twice the remaining 50 points per second.
      fixture.advance(by: 0.001)
      #expect(near(view.shownX, 50.1, within: 0.01))
      var overshoot = 0.0
      var time = 0.001
      while animator.isRunning, time < 3 {
        fixture.frames(1)
        time += 1.0 / 60
        overshoot = max(overshoot, view.shownX)
      }
      #expect(overshoot > 100)
      // ln((1 + |5 - 2| / sqrt 75) / .001) / 5
      #expect(near(time, 1.4411, within: 0.02))
      #expect(view.center.x == 100)
    }
  }

  @Test("A spring with a damping ratio takes the time that the duration factor leaves")
  func continueWithDampingRatio() {
    let fixture = Fixture()
    for (factor, seconds) in [(0.0, 1.0), (0.25, 0.5)] {
      let view = fixture.square()
      let animator = animator(view, .linear)
      animator.fractionComplete = 0.5
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: factor)
      fixture.advance(by: seconds - 0.01)
      #expect(animator.isRunning)
      fixture.advance(by: 0.01)
      #expect(animator.state == .inactive)
    }
  }

  @Test("A run along a spring can be paused, scrubbed and continued without a jump")
  func catchSpring() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = animator(view, .linear)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
    fixture.advance(by: 0.2)
    let seen = view.shownX
    let fraction = animator.fractionComplete
    animator.pauseAnimation()
    #expect(near(view.shownX, seen))
    #expect(near(animator.fractionComplete, fraction))
    animator.fractionComplete = 0.25
    #expect(near(view.shownX, 25))
    animator.fractionComplete = fraction
    #expect(near(view.shownX, seen))
    animator.startAnimation()
    #expect(near(view.shownX, seen))
    fixture.advance(by: 2)
    #expect(animator.state == .inactive)
  }

  @Test("1.70 A spring-timed animator scrubs linearly between start and end")
  func scrubSpring() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { view.center.x = 100 }
    for fraction in [0, 0.2, 0.5, 0.9, 1] {
      animator.fractionComplete = fraction
      #expect(near(view.shownX, 100 * fraction))
    }
    animator.stopAnimation(true)
  }

  @Test("A spring-timed animator continues and reverses along its own spring")
  func ownSpring() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { view.center.x = 100 }
    animator.startAnimation()
    fixture.advance(by: 0.1)
    let tenth = view.shownX
    fixture.advance(by: 0.1)
    animator.pauseAnimation()
    animator.startAnimation()
    fixture.advance(by: 0.05)
    animator.isReversed = true
    fixture.advance(by: 0.15)
    #expect(near(view.shownX, tenth, within: 1e-3))
    animator.stopAnimation(true)
  }
}
