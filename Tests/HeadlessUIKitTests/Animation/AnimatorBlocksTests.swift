import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct AnimatorBlocksTests {
  private func animator(
    _ view: UIView, duration: TimeInterval = 2, curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { view.center.x = 100 }
  }

  @Test("1.48 A block added to a running animator runs at once, over the remaining time")
  func addWhileRunning() {
    let fixture = Fixture()
    let view = fixture.square()
    let late = fixture.square()
    let animator = animator(view)
    animator.startAnimation()
    fixture.advance(by: 1)
    animator.addAnimations { late.center.x = 100 }
    #expect(late.center.x == 100)
    fixture.advance(by: 0.5)
    #expect(near(late.shownX, 50))
    #expect(near(view.shownX, 75))
    fixture.advance(by: 0.5)
    #expect(animator.state == .inactive)
  }

  @Test("1.49, 1.51 A delayed block sets the model at the start and moves in the remaining time")
  func delayFactor() {
    let fixture = Fixture()
    let view = fixture.square()
    let late = fixture.square()
    let animator = animator(view)
    animator.addAnimations({ late.center.x = 100 }, delayFactor: 0.5)
    animator.startAnimation()
    #expect(late.center.x == 100)
    fixture.advance(by: 1)
    #expect(near(late.shownX, 0))
    fixture.advance(by: 0.5)
    #expect(near(late.shownX, 50))
    fixture.advance(by: 0.5)
    #expect(animator.state == .inactive)
  }

  @Test(
    "1.50 Chosen: added at .25 of 2 s with a factor of .25, a block moves during the last second")
  func delayFactorWhileActive() {
    let fixture = Fixture()
    let view = fixture.square()
    let late = fixture.square()
    let animator = animator(view)
    animator.startAnimation()
    fixture.advance(by: 0.5)
    animator.addAnimations({ late.center.x = 100 }, delayFactor: 0.25)
    fixture.advance(by: 0.5)
    #expect(near(late.shownX, 0))
    fixture.advance(by: 0.5)
    #expect(near(late.shownX, 50))
    animator.stopAnimation(true)
  }

  @Test("1.50 A block whose delay exceeds the remaining time shows its old value until the end")
  func delayPastTheEnd() {
    let fixture = Fixture()
    let view = fixture.square()
    let late = fixture.square()
    let animator = animator(view)
    animator.startAnimation()
    fixture.advance(by: 1)
    animator.addAnimations({ late.center.x = 100 }, delayFactor: 0.9)
    fixture.advance(by: 0.98)
    #expect(near(late.shownX, 0))
    fixture.advance(by: 0.02)
    #expect(near(late.shownX, 100))
    #expect(animator.state == .inactive)
  }

  @Test("1.52 Scrubbing moves delayed blocks along the same timeline", arguments: [true, false])
  func delayedBlocksScrub(linearly: Bool) {
    let fixture = Fixture()
    let view = fixture.square()
    let late = fixture.square()
    let animator = animator(view)
    animator.scrubsLinearly = linearly
    animator.addAnimations({ late.center.x = 100 }, delayFactor: 0.5)
    animator.fractionComplete = 0.5
    #expect(near(late.shownX, 0))
    animator.fractionComplete = 0.75
    #expect(near(late.shownX, 50))
    #expect(near(view.shownX, 75))
    animator.stopAnimation(true)
  }

  @Test("Pausing and continuing keeps the timing of delayed blocks")
  func delayedBlocksContinue() {
    let fixture = Fixture()
    let view = fixture.square()
    let late = fixture.square()
    let animator = animator(view, curve: .easeOut)
    animator.addAnimations({ late.center.x = 100 }, delayFactor: 0.5)
    animator.startAnimation()
    fixture.advance(by: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    fixture.advance(by: 0.5)
    #expect(near(late.shownX, 0))
    fixture.advance(by: 0.5)
    #expect(near(late.shownX, 68.4643, within: 1e-3))
    #expect(near(view.shownX, 90.6535, within: 1e-3))
    animator.stopAnimation(true)
  }

  @Test("Continuing along another curve moves no block by a jump if the animator wasn't scrubbed")
  func newCurveWithoutJump() {
    let fixture = Fixture()
    let view = fixture.square()
    let begun = fixture.square()
    let waiting = fixture.square()
    let animator = animator(view, curve: .easeOut)
    animator.scrubsLinearly = false
    animator.addAnimations({ begun.center.x = 100 }, delayFactor: 0.15)
    animator.addAnimations({ waiting.center.x = 100 }, delayFactor: 0.5)
    animator.startAnimation()
    fixture.advance(by: 0.8)
    let seen = [view, begun, waiting].map(\.shownX)
    animator.pauseAnimation()
    #expect([view, begun, waiting].map(\.shownX) == seen)
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 0.5)
    for (view, x) in zip([view, begun, waiting], seen) { #expect(near(view.shownX, x)) }
    // The waiting block keeps its part of the wait: .1 of the remaining .6.
    fixture.advance(by: 0.16)
    #expect(near(waiting.shownX, 0))
    fixture.advance(by: 0.02)
    #expect(waiting.shownX > 0)
    fixture.advance(by: 0.82)
    #expect(animator.state == .inactive)
  }

  @Test("Continuing along a spring moves no block by a jump")
  func springWithoutJump() {
    let fixture = Fixture()
    let view = fixture.square()
    let late = fixture.square()
    let animator = animator(view, curve: .easeOut)
    animator.scrubsLinearly = false
    animator.addAnimations({ late.center.x = 100 }, delayFactor: 0.15)
    animator.startAnimation()
    fixture.advance(by: 0.8)
    let seen = [view, late].map(\.shownX)
    animator.pauseAnimation()
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
    for (view, x) in zip([view, late], seen) { #expect(near(view.shownX, x)) }
    fixture.advance(by: 0.1)
    // A block added during the spring covers its whole distance in the spring's remaining time.
    let joining = fixture.square()
    animator.addAnimations { joining.center.x = 100 }
    #expect(near(joining.shownX, 0))
    animator.pauseAnimation()
    #expect(near(joining.shownX, 0))
    animator.startAnimation()
    fixture.advance(by: 2)
    #expect(animator.state == .inactive)
    #expect(joining.shownX == 100)
  }

  @Test("1.53 A later block adds to the motion of an additive property")
  func additiveBlock() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = animator(view)
    animator.startAnimation()
    fixture.advance(by: 1)
    animator.addAnimations { view.center.x = 200 }
    #expect(near(view.shownX, 50))
    fixture.advance(by: 0.5)
    // 75 points of the first block, and half of the additional 100 points.
    #expect(near(view.shownX, 125))
    animator.stopAnimation(true)
  }

  @Test("1.53 A later block starts at the shown value of a property that isn't additive")
  func replacingBlock() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 0 }
    animator.startAnimation()
    fixture.advance(by: 1)
    animator.addAnimations { view.alpha = 1 }
    #expect(near(view.shownAlpha, 0.5))
    fixture.advance(by: 0.5)
    #expect(near(view.shownAlpha, 0.75))
    animator.isReversed = true
    fixture.advance(by: 2)
    #expect(view.alpha == 1)
    #expect(animator.state == .inactive)
  }

  @Test("Finishing at the start restores the values from before the first of several blocks")
  func severalBlocks() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = animator(view)
    animator.addAnimations {
      view.center.x = 300
      view.alpha = 0.5
    }
    animator.pauseAnimation()
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(view.center.x == 300)
    animator.addAnimations { view.center.x = 500 }
    animator.addAnimations { view.center.x = 600 }
    animator.pauseAnimation()
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(view.center.x == 300)
    #expect(view.alpha == 0.5)
  }
}
