import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct AnimatorScrubbingTests {
  private func animator(
    _ view: UIView, _ curve: UIView.AnimationCurve = .easeIn, duration: TimeInterval = 2
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { view.center.x = 100 }
  }

  @Test("1.54 The fraction of a running animator is that of the elapsed time")
  func runningFraction() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = animator(view)
    animator.startAnimation()
    fixture.advance(by: 1)
    #expect(near(animator.fractionComplete, 0.5))
    #expect(near(view.shownX, 31.5357, within: 1e-3))
    animator.stopAnimation(true)
  }

  @Test("1.16, 1.55 Pausing converts the fraction to progress and moves nothing")
  func pauseLinearizes() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = animator(view)
    animator.startAnimation()
    fixture.advance(by: 1)
    let seen = view.shownX
    animator.pauseAnimation()
    #expect(near(animator.fractionComplete, 0.315357))
    #expect(near(view.shownX, seen))
    animator.stopAnimation(true)
  }

  @Test("1.56 Linear scrubbing shows exactly the fraction", arguments: [0, 0.1, 0.5, 0.9, 1])
  func linearScrubbing(fraction: Double) {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = animator(view)
    animator.addAnimations { view.alpha = 0 }
    animator.pauseAnimation()
    animator.fractionComplete = fraction
    #expect(near(view.shownX, 100 * fraction))
    #expect(near(view.shownAlpha, 1 - fraction))
    animator.stopAnimation(true)
  }

  @Test("1.57 Without scrubsLinearly a pause keeps the fraction, and scrubbing follows the curve")
  func curvedScrubbing() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = animator(view)
    animator.scrubsLinearly = false
    animator.startAnimation()
    fixture.advance(by: 1)
    animator.pauseAnimation()
    #expect(near(animator.fractionComplete, 0.5))
    animator.fractionComplete = 0.25
    #expect(near(view.shownX, 9.3465, within: 1e-3))
    animator.startAnimation()
    fixture.advance(by: 0.5)
    #expect(near(view.shownX, 31.5357, within: 1e-3))
    animator.stopAnimation(true)
  }

  @Test("Setting scrubsLinearly while paused takes effect with the next fraction")
  func scrubsLinearlyWhilePaused() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = animator(view)
    animator.pauseAnimation()
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(near(view.shownX, 31.5357, within: 1e-3))
    animator.scrubsLinearly = true
    animator.fractionComplete = 0.5
    #expect(near(view.shownX, 50))
    animator.stopAnimation(true)
  }

  @Test("1.58, 1.59, 1.60 Continuing returns to the curve at the time of the current progress")
  func continuing() {
    let fixture = Fixture()
    for byStarting in [true, false] {
      let view = fixture.square()
      let animator = animator(view)
      animator.startAnimation()
      fixture.advance(by: 1)
      animator.pauseAnimation()
      fixture.advance(by: 1)
      if byStarting {
        animator.startAnimation()
      } else {
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
      #expect(near(animator.fractionComplete, 0.5))
      #expect(near(view.shownX, 31.5357, within: 1e-3))
      fixture.advance(by: 0.99)
      #expect(animator.isRunning)
      fixture.advance(by: 0.01)
      #expect(animator.state == .inactive)
    }
  }

  @Test("1.61, 1.63 A duration factor sets the remaining time in parts of the whole duration")
  func durationFactor() {
    let fixture = Fixture()
    for factor in [0.25, 0.5, 1] {
      let view = fixture.square()
      let animator = animator(view)
      animator.fractionComplete = 0.4
      animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
      #expect(near(view.shownX, 40))
      var last = 40.0
      for _ in 0..<10 {
        fixture.advance(by: factor * 2 / 10 - 1e-4)
        #expect(view.shownX >= last)
        last = view.shownX
      }
      #expect(animator.isRunning)
      fixture.advance(by: 0.002)
      #expect(animator.state == .inactive)
    }
  }

  @Test("1.62 At fraction 1 a factor of 1 takes the whole duration, and 0 ends at once")
  func factorAtTheEnd() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = animator(view)
    animator.fractionComplete = 1
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    fixture.advance(by: 1.9)
    #expect(animator.isRunning)
    fixture.advance(by: 0.1)
    #expect(animator.state == .inactive)
    animator.addAnimations { view.center.x = 0 }
    animator.fractionComplete = 1
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    fixture.frames(1)
    #expect(animator.state == .inactive)
  }

  @Test("1.64, 1.67 Another curve starts at the current progress and applies to this run only")
  func otherCurve() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = animator(view, .linear)
    animator.fractionComplete = 0.315357
    let easeIn = UICubicTimingParameters(animationCurve: .easeIn)
    animator.continueAnimation(withTimingParameters: easeIn, durationFactor: 0)
    #expect(near(animator.fractionComplete, 0.5, within: 1e-5))
    #expect(near(view.shownX, 31.5357, within: 1e-3))
    fixture.advance(by: 0.5)
    #expect(near(view.shownX, 62.1862, within: 1e-3))
    fixture.advance(by: 0.51)
    #expect(animator.state == .inactive)
    animator.addAnimations { view.center.x = 0 }
    animator.startAnimation()
    fixture.advance(by: 0.5)
    #expect(near(view.shownX, 75))
    animator.stopAnimation(true)
  }

  @Test("Pausing and starting after another curve returns to the animator's own curve")
  func backToOwnCurve() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = animator(view, .linear)
    animator.fractionComplete = 0.2
    let easeIn = UICubicTimingParameters(animationCurve: .easeIn)
    animator.continueAnimation(withTimingParameters: easeIn, durationFactor: 0)
    fixture.advance(by: 0.4)
    let seen = view.shownX
    animator.pauseAnimation()
    animator.startAnimation()
    fixture.advance(by: 0.2)
    #expect(near(view.shownX, seen + 10))
    animator.stopAnimation(true)
  }

  @Test("1.71 Fractions outside 0…1 are clamped, and NaN counts as 0")
  func clamping() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = animator(view)
    for (fraction, clamped) in [(-3.0, 0.0), (7, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0)] {
      animator.fractionComplete = fraction
      #expect(near(animator.fractionComplete, clamped))
      #expect(near(view.shownX, 100 * clamped))
    }
    animator.stopAnimation(true)
  }

  @Test("1.72 An animator scrubbed to 1 stays paused")
  func scrubbedToTheEnd() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = animator(view)
    animator.fractionComplete = 1
    fixture.advance(by: 1)
    #expect(animator.state == .active && !animator.isRunning)
    animator.stopAnimation(true)
  }
}
