import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct AnimatorStateTests {
  /// Returns an animator that moves a view to 100 along a linear curve, in one second by default.
  private func mover(_ view: UIView, duration: TimeInterval = 1) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: .linear) { view.center.x = 100 }
  }

  @Test("1.1, 1.2, 1.3 Enumerations and options have UIKit's raw values")
  func rawValues() {
    #expect(UIViewAnimatingState.inactive.rawValue == 0)
    #expect(UIViewAnimatingState.active.rawValue == 1)
    #expect(UIViewAnimatingState.stopped.rawValue == 2)
    #expect(UIViewAnimatingPosition.end.rawValue == 0)
    #expect(UIViewAnimatingPosition.start.rawValue == 1)
    #expect(UIViewAnimatingPosition.current.rawValue == 2)
    let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    #expect(curves.map(\.rawValue) == [0, 1, 2, 3])
    let types: [UITimingCurveType] = [.builtin, .cubic, .spring, .composed]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3])
    let options: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve,
    ]
    let optionValues: [UInt] = options.map(\.rawValue)
    #expect(optionValues == [1, 2, 4, 8, 16, 32, 64])
    let curveOptions: [UIView.AnimationOptions] = [
      .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    let curveValues: [UInt] = curveOptions.map(\.rawValue)
    #expect(curveValues == [0, 0x1_0000, 0x2_0000, 0x3_0000])
  }

  @Test("1.4 A new animator has UIKit's defaults")
  func defaults() {
    let animator = UIViewPropertyAnimator(duration: 3, curve: .linear)
    #expect(animator.isUserInteractionEnabled)
    #expect(!animator.isManualHitTestingEnabled)
    #expect(animator.isInterruptible)
    #expect(animator.scrubsLinearly)
    #expect(!animator.pausesOnCompletion)
    #expect(!animator.isReversed)
    #expect(animator.delay == 0)
    #expect(animator.duration == 3)
    #expect(animator.state == .inactive)
  }

  @Test("1.7 A copy has the timing of an animator and none of its blocks")
  func copying() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view, duration: 2)
    let copy = animator.copy() as? UIViewPropertyAnimator
    #expect(copy?.duration == 2)
    #expect(copy?.timingParameters?.cubicTimingParameters?.animationCurve == .linear)
    copy?.startAnimation()
    #expect(view.center.x == 0)
    copy?.stopAnimation(true)
  }

  @Test("1.9, 1.10, 1.12 A start runs the blocks once; a repeated start or pause does nothing")
  func startAndPause() {
    let fixture = Fixture()
    let view = fixture.square()
    var runs = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      runs += 1
      view.center.x = 100
    }
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    animator.startAnimation()
    fixture.advance(by: 0.5)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    animator.pauseAnimation()
    fixture.advance(by: 3)
    #expect(near(view.shownX, 50))
    animator.startAnimation()
    fixture.advance(by: 0.25)
    #expect(near(view.shownX, 75))
    #expect(runs == 1)
    fixture.advance(by: 0.25)
    #expect(animator.state == .inactive)
  }

  @Test("1.11 A block runs at the start, not when it is added, and sets the model at once")
  func blockTime() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    #expect(view.center.x == 0)
    animator.startAnimation()
    #expect(view.center.x == 100)
    #expect(near(view.shownX, 0))
    animator.stopAnimation(true)
  }

  @Test("1.13 A delayed start runs the block at once and shows the old value during the delay")
  func delayedStart() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.delay == 0.5)
    #expect(animator.isRunning)
    #expect(view.center.x == 100)
    fixture.advance(by: 0.5)
    #expect(near(view.shownX, 0))
    fixture.advance(by: 0.5)
    #expect(near(view.shownX, 50))
    fixture.advance(by: 0.5)
    #expect(animator.state == .inactive)
  }

  @Test("Pausing keeps the remaining delay, and scrubbing drops it")
  func pausedDelay() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    animator.startAnimation(afterDelay: 0.5)
    fixture.advance(by: 0.2)
    animator.pauseAnimation()
    fixture.advance(by: 1)
    animator.startAnimation()
    fixture.advance(by: 0.3)
    #expect(near(view.shownX, 0))
    fixture.advance(by: 0.1)
    #expect(near(view.shownX, 10))
    animator.stopAnimation(true)

    let other = fixture.square()
    let scrubbed = mover(other)
    scrubbed.startAnimation(afterDelay: 0.5)
    scrubbed.pauseAnimation()
    scrubbed.fractionComplete = 0.2
    scrubbed.startAnimation()
    fixture.advance(by: 0.1)
    #expect(near(other.shownX, 30))
    scrubbed.stopAnimation(true)
  }

  @Test("1.15 Pausing an inactive animator runs its blocks and leaves it paused at fraction 0")
  func startAsPaused() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    #expect(animator.fractionComplete == 0)
    #expect(view.center.x == 100)
    fixture.advance(by: 1)
    #expect(near(view.shownX, 0))
    animator.stopAnimation(true)
  }

  @Test("1.15 Adding a block to an animator that was paused before its start doesn't start it")
  func emptyPause() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.pauseAnimation()
    animator.addAnimations { view.center.x = 100 }
    fixture.advance(by: 1)
    #expect(!animator.isRunning)
    #expect(near(view.shownX, 0))
    animator.stopAnimation(true)
  }

  @Test("1.18 Setting the fraction of an inactive animator runs its blocks and leaves it paused")
  func fractionStarts() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 100 }
    animator.fractionComplete = 0.3
    #expect(animator.state == .active && !animator.isRunning)
    #expect(near(view.shownX, 30))
    animator.stopAnimation(true)
  }

  @Test("1.20 Setting the fraction of a running animator does nothing")
  func fractionWhileRunning() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    animator.startAnimation()
    fixture.advance(by: 0.25)
    animator.fractionComplete = 0.9
    #expect(near(animator.fractionComplete, 0.25))
    animator.stopAnimation(true)
  }

  @Test("1.33, 1.34 An animator started without blocks waits, and the next block sets it in motion")
  func transientPause() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    animator.startAnimation()
    fixture.advance(by: 1)
    view.center.x = 0
    animator.startAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    #expect(view.center.x == 0)
    fixture.advance(by: 0.5)
    animator.startAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    animator.addAnimations { view.center.x = 50 }
    #expect(animator.isRunning)
    fixture.advance(by: 0.5)
    #expect(near(view.shownX, 25))
    fixture.advance(by: 0.5)
    #expect(animator.state == .inactive)
  }

  @Test("1.34 An animator that is paused while it waits for a block stays paused")
  func pausedWhileWaiting() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.startAnimation()
    animator.pauseAnimation()
    animator.addAnimations { view.center.x = 100 }
    #expect(!animator.isRunning)
    animator.stopAnimation(true)
  }

  @Test("1.34 A delayed start without blocks counts its delay from the start")
  func delayedTransientPause() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.startAnimation(afterDelay: 1)
    fixture.advance(by: 3)
    animator.addAnimations { view.center.x = 100 }
    fixture.advance(by: 0.1)
    #expect(near(view.shownX, 10))
    animator.stopAnimation(true)
  }

  @Test("1.73 An animator that has not started is at fraction 0, reversed or not")
  func initialFraction() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    #expect(animator.fractionComplete == 0)
    animator.isReversed = true
    #expect(animator.fractionComplete == 0)
  }
}
