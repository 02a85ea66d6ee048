import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct NestedAnimationTests {
  @Test("1.125 A nested block inherits duration and curve, even if it has no duration")
  func inheritance() {
    let fixture = Fixture()
    for asked in [0, 0.2, 9] {
      let view = fixture.square()
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(withDuration: asked, delay: 0, options: .curveEaseIn) {
          view.center.x = 100
        }
      }
      #expect(UIView.inheritedAnimationDuration == 0)
      fixture.advance(by: 1)
      #expect(near(view.shownX, 50))
    }
  }

  @Test("1.125 A nested block keeps its own duration and curve with the override options")
  func overrides() {
    let fixture = Fixture()
    let view = fixture.square()
    let other = fixture.square()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        view.center.x = 100
      }
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveEaseIn, .overrideInheritedCurve]
      ) { other.center.x = 100 }
    }
    fixture.advance(by: 0.5)
    #expect(near(view.shownX, 25 * 2))
    fixture.advance(by: 0.5)
    #expect(near(other.shownX, 31.5357, within: 1e-3))
  }

  @Test("1.126 A nested delay adds to the outer delay; each completion is called at its own end")
  func nestedDelay() {
    let fixture = Fixture()
    let view = fixture.square()
    let outer = fixture.square()
    var ends: [String] = []
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
      outer.center.x = 100
      UIView.animate(withDuration: 1, delay: 0.25) {
        view.center.x = 100
      } completion: { _ in
        ends.append("nested")
      }
    } completion: { _ in
      ends.append("outer")
    }
    fixture.advance(by: 0.75)
    #expect(near(view.shownX, 0))
    #expect(near(outer.shownX, 25))
    fixture.advance(by: 0.5)
    #expect(near(view.shownX, 50))
    fixture.advance(by: 0.25)
    #expect(ends == ["outer"])
    fixture.advance(by: 0.25)
    #expect(ends == ["outer", "nested"])
  }

  @Test("1.45 A property animator scrubs, reverses and ends the animations of a nested block")
  func nestedInAnimator() {
    let fixture = Fixture()
    let view = fixture.square()
    var finished: [Bool] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 9, delay: 0.5) {
        view.center.x = 100
      } completion: {
        finished.append($0)
      }
    }
    animator.fractionComplete = 0.75
    #expect(near(view.shownX, 50))
    animator.isReversed = true
    animator.startAnimation()
    fixture.advance(by: 1)
    #expect(finished == [false])
    #expect(view.center.x == 0)
  }

  @Test("Nested completions are called when the animator stops, or at once if nothing is animated")
  func nestedCompletions() {
    let fixture = Fixture()
    let view = fixture.square()
    var finished: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 1) {
        view.center.x = 100
      } completion: {
        finished.append("moves \($0)")
      }
      UIView.animate(withDuration: 1) {
      } completion: {
        finished.append("empty \($0)")
      }
    }
    animator.startAnimation()
    fixture.frames(1)
    #expect(finished == ["empty true"])
    animator.stopAnimation(true)
    #expect(finished == ["empty true", "moves false"])
  }

  @Test("1.44 runningPropertyAnimator starts at once and can be interrupted")
  func runningAnimator() {
    let fixture = Fixture()
    let view = fixture.square()
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear
    ) {
      view.center.x = 100
    } completion: {
      positions.append($0)
    }
    #expect(animator.isRunning && animator.isInterruptible)
    #expect(animator.delay == 0.5)
    fixture.advance(by: 1)
    #expect(near(view.shownX, 50))
    fixture.advance(by: 0.5)
    #expect(positions == [.end])
  }

  @Test("1.44, 1.45 runningPropertyAnimator in a block inherits and is not interruptible")
  func runningAnimatorInBlock() {
    let fixture = Fixture()
    let view = fixture.square()
    var made: [UIViewPropertyAnimator] = []
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      made.append(
        .runningPropertyAnimator(
          withDuration: 1, delay: 0, options: .curveEaseIn, animations: { view.center.x = 100 }))
      made.append(
        .runningPropertyAnimator(
          withDuration: 1, delay: 0, options: .overrideInheritedDuration, animations: {}))
    }
    #expect(made.map(\.duration) == [2, 1])
    #expect(made.map(\.isInterruptible) == [false, false])
    fixture.advance(by: 1)
    #expect(near(view.shownX, 50))
    fixture.advance(by: 1)
    #expect(made.map(\.state) == [.inactive, .inactive])
  }

  @Test("1.45 runningPropertyAnimator in an animator's block moves and ends with that animator")
  func runningAnimatorInAnimator() {
    let fixture = Fixture()
    let view = fixture.square()
    var inner: UIViewPropertyAnimator?
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      inner = .runningPropertyAnimator(
        withDuration: 9, delay: 0, animations: { view.center.x = 100 },
        completion: { positions.append($0) })
    }
    animator.fractionComplete = 0.25
    #expect(near(view.shownX, 25))
    #expect(inner?.isRunning == true)
    #expect(inner?.isInterruptible == false)
    animator.isReversed = true
    animator.startAnimation()
    fixture.advance(by: 1)
    #expect(positions == [.start])
    #expect(inner?.state == .inactive)
    #expect(view.center.x == 0)
  }

  @Test("1.162 Changes in a block after its animator has ended are not animated")
  func endedInBlock() {
    let fixture = Fixture()
    let before = fixture.square()
    let after = fixture.square()
    let nested = fixture.square()
    var ends: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { before.center.x = 100 }
    animator.addCompletion { _ in ends.append("animator") }
    animator.fractionComplete = 0.5
    animator.addAnimations {
      UIView.animate(withDuration: 1) {
        nested.center.x = 100
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
      } completion: {
        ends.append("begun \($0)")
      }
      after.center.x = 100
      UIView.animate(withDuration: 1) {
        after.center.y = 100
      } completion: {
        ends.append("late \($0)")
      }
      _ = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, animations: { after.alpha = 0 },
        completion: { _ in ends.append("late animator") })
    }
    #expect([before, after, nested].map(\.shownX) == [100, 100, 100])
    let shown = after.layer.presentation()
    #expect(shown?.position.y == after.center.y && shown?.opacity == 0)
    #expect(ends == ["animator"])
    fixture.frames(1)
    #expect(ends == ["animator", "begun true", "late true", "late animator"])
  }

  @Test("1.162 Changes in later blocks are not animated if the first block ends the animator")
  func endedInFirstBlock() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations {
      animator.stopAnimation(true)
    }
    animator.addAnimations { view.center.x = 100 }
    animator.startAnimation()
    #expect(view.shownX == 100)
  }
}
