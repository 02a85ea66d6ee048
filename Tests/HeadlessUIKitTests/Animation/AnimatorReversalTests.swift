import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct AnimatorReversalTests {
  private func mover(
    _ view: UIView, curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 100 }
  }

  @Test("1.37 Reversing a running animator moves it back at once along the same curve")
  func reverseWhileRunning() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view, curve: .easeIn)
    animator.startAnimation()
    fixture.advance(by: 0.25)
    let quarter = view.shownX
    fixture.advance(by: 0.25)
    let half = view.shownX
    animator.isReversed = true
    #expect(near(view.shownX, half))
    fixture.advance(by: 0.25)
    #expect(near(view.shownX, quarter))
    fixture.advance(by: 0.25)
    #expect(animator.state == .inactive)
  }

  @Test("1.37, 1.38 A paused animator reverses its fraction at once, its motion at the next start")
  func reverseWhilePaused() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    animator.startAnimation()
    fixture.advance(by: 0.25)
    animator.pauseAnimation()
    animator.isReversed = true
    #expect(near(animator.fractionComplete, 0.75))
    #expect(near(view.shownX, 25))
    animator.startAnimation()
    fixture.advance(by: 0.1)
    #expect(near(view.shownX, 15))
    #expect(near(animator.fractionComplete, 0.85))
    animator.stopAnimation(true)
  }

  @Test("1.40 Reversing twice while paused changes nothing")
  func reverseTwice() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view, curve: .easeOut)
    animator.fractionComplete = 0.3
    animator.isReversed = true
    animator.isReversed = false
    #expect(near(animator.fractionComplete, 0.3))
    #expect(near(view.shownX, 30))
    animator.stopAnimation(true)
  }

  @Test("Reversed at .3 of 2 s, an animator reads .7, takes .6 s and restores the model")
  func reversalVector() {
    let fixture = Fixture()
    let view = fixture.square()
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 100 }
    animator.addCompletion { positions.append($0) }
    animator.fractionComplete = 0.3
    animator.isReversed = true
    #expect(near(animator.fractionComplete, 0.7))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    fixture.advance(by: 0.59)
    #expect(positions.isEmpty)
    fixture.advance(by: 0.01)
    #expect(positions == [.start])
    #expect(view.center.x == 0)
  }

  @Test("Scrubbing a reversed animator moves in the reversed direction")
  func scrubReversed() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    animator.fractionComplete = 0.6
    animator.isReversed = true
    animator.fractionComplete = 0.9
    #expect(near(view.shownX, 10))
    animator.stopAnimation(true)
  }

  @Test("An animator reversed before its start runs from the end to the start")
  func reversedFromInactive() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.isReversed = true
    animator.startAnimation()
    #expect(animator.fractionComplete == 0)
    fixture.advance(by: 0.25)
    #expect(near(view.shownX, 75))
    fixture.advance(by: 0.75)
    #expect(positions == [.start])
    #expect(view.center.x == 0)
  }

  @Test("Reversing an animator that continues at another pace keeps that pace")
  func reverseContinued() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    fixture.advance(by: 1)
    #expect(near(view.shownX, 75))
    animator.isReversed = true
    fixture.advance(by: 1)
    #expect(near(view.shownX, 50))
    #expect(animator.isRunning)
    animator.stopAnimation(true)
  }

  @Test("Reversing an animator that continues along another curve keeps that curve")
  func reverseOverriddenCurve() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    animator.fractionComplete = 0.5
    let easeIn = UICubicTimingParameters(animationCurve: .easeIn)
    animator.continueAnimation(withTimingParameters: easeIn, durationFactor: 0)
    fixture.advance(by: 0.1)
    let seen = view.shownX
    fixture.advance(by: 0.1)
    animator.isReversed = true
    fixture.advance(by: 0.1)
    #expect(near(view.shownX, seen))
    animator.stopAnimation(true)
  }

  @Test("Reversing an animator that continues along a spring springs back from rest")
  func reverseSpring() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.fractionComplete = 0.5
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 300, damping: 35, initialVelocity: CGVector(dx: 3, dy: 3))
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
    fixture.advance(by: 0.1)
    let seen = view.shownX
    animator.isReversed = true
    #expect(near(view.shownX, seen))
    fixture.advance(by: 0.001)
    // The spring starts from rest, so the view hardly moves in a millisecond.
    #expect(near(view.shownX, seen, within: 0.05))
    fixture.advance(by: 2)
    #expect(positions == [.start])
    #expect(view.center.x == 0)
  }

  @Test("A block added while reversed is shown only after the animator runs forward again")
  func addWhileReversed() {
    let fixture = Fixture()
    let view = fixture.square()
    let other = fixture.square()
    let animator = mover(view)
    animator.startAnimation()
    fixture.advance(by: 0.5)
    animator.isReversed = true
    animator.addAnimations { other.center.x = 100 }
    fixture.advance(by: 0.25)
    #expect(near(other.shownX, 0))
    animator.isReversed = false
    fixture.advance(by: 0.5)
    #expect(near(other.shownX, 50))
    animator.isReversed = true
    fixture.advance(by: 1)
    #expect(animator.state == .inactive)
    #expect(other.center.x == 0)
  }

  @Test("1.75 After a reversed and stretched run an animator runs at its own pace again")
  func reuse() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    animator.fractionComplete = 0.5
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    fixture.advance(by: 2)
    #expect(animator.state == .inactive)
    animator.addAnimations { view.center.x = 100 }
    animator.startAnimation()
    fixture.advance(by: 0.5)
    #expect(near(view.shownX, 50))
    animator.stopAnimation(true)
  }
}
