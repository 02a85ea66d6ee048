import Foundation
import Testing

@testable import HeadlessUIKit

/// The observable differences of the variants of a running animator.
@MainActor @Suite struct VariantAnimatorRunTests {
  private func compare<Finding>(
    _ variant: RuntimeVariants, _ find: () -> Finding
  ) -> (Finding, Finding) {
    (find(), RuntimeVariants.$current.withValue(variant) { find() })
  }

  private func mover(
    _ view: UIView, duration: TimeInterval = 1
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: .linear) { view.center.x = 100 }
  }

  private func end(_ animator: UIViewPropertyAnimator) {
    if animator.state == .active { animator.stopAnimation(true) }
  }

  /// Returns how long an animator continues to run, in seconds; nil if it does not end within ten.
  private func rest(of animator: UIViewPropertyAnimator, in fixture: Fixture) -> TimeInterval? {
    let start = fixture.runtime.time
    while animator.isRunning, fixture.runtime.time < start + 10 { fixture.frames(1) }
    return animator.isRunning ? nil : fixture.runtime.time - start
  }

  @Test("7.31 A factor may rule how long a spring takes that is given by constants")
  func factorRulesSprings() {
    let (byDefault, varied) = compare(.factorRulesSprings) {
      [0, 0.25].compactMap { factor in
        let fixture = Fixture()
        let animator = mover(fixture.square(), duration: 2)
        defer { end(animator) }
        animator.fractionComplete = 0.5
        let spring = UISpringTimingParameters(
          mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        animator.continueAnimation(withTimingParameters: spring, durationFactor: factor)
        return rest(of: animator, in: fixture)
      }
    }
    #expect(zip(byDefault, [0.92334, 0.92334]).allSatisfy { near($0, $1, within: 0.02) })
    #expect(zip(varied, [0.92334, 0.5]).allSatisfy { near($0, $1, within: 0.02) })
  }

  @Test("7.32 In flight a block may wait for its factor of the rest", arguments: [true, false])
  func delaysByWhatIsLeft(whilePaused: Bool) {
    let (byDefault, varied) = compare(.delaysByWhatIsLeft) {
      let fixture = Fixture()
      let late = fixture.square()
      let animator = mover(fixture.square(), duration: 2)
      defer { end(animator) }
      animator.startAnimation()
      fixture.advance(by: 0.5)
      if whilePaused { animator.pauseAnimation() }
      animator.addAnimations({ late.center.x = 100 }, delayFactor: 0.25)
      if whilePaused { animator.startAnimation() }
      // Of the 1.5 s that are left, 0.5 s or 0.375 s are the delay.
      fixture.advance(by: 0.75)
      return late.shownX
    }
    #expect(near(byDefault, 25))
    #expect(near(varied, 100 / 3.0))
  }

  @Test("7.32 Before the start a factor is always one of the whole")
  func delaysBeforeStart() {
    let (byDefault, varied) = compare(.delaysByWhatIsLeft) {
      let fixture = Fixture()
      let late = fixture.square()
      let animator = mover(fixture.square())
      defer { end(animator) }
      animator.addAnimations({ late.center.x = 100 }, delayFactor: 0.5)
      animator.fractionComplete = 0.75
      return late.shownX
    }
    #expect(near(byDefault, 50) && near(varied, 50))
  }

  @Test(
    "7.36 Continued at the start, reversed, an animator may never end", arguments: [0, 1, -1])
  func neverEndsAtStart(factor: CGFloat) {
    let (byDefault, varied) = compare(.neverEndsAtStart) {
      let fixture = Fixture()
      let animator = mover(fixture.square())
      defer { end(animator) }
      var positions: [UIViewAnimatingPosition] = []
      animator.addCompletion { positions.append($0) }
      animator.fractionComplete = 0
      animator.isReversed = true
      if factor < 0 {
        animator.startAnimation()
      } else {
        animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
      }
      fixture.advance(by: 5)
      #expect(animator.isRunning == positions.isEmpty)
      return positions
    }
    #expect(byDefault == [.start])
    #expect(varied == [])
  }

  @Test("7.36 Reversed forwards, paused, or anywhere else, it ends")
  func leavesTheStart() {
    RuntimeVariants.$current.withValue(.neverEndsAtStart) {
      let fixture = Fixture()
      let (first, second) = (mover(fixture.square()), mover(fixture.square()))
      for animator in [first, second] {
        animator.fractionComplete = 0
        animator.isReversed = true
        animator.startAnimation()
      }
      first.isReversed = false
      second.pauseAnimation()
      second.fractionComplete = 0.5
      second.startAnimation()
      fixture.advance(by: 1)
      #expect(first.state == .inactive && second.state == .inactive)
    }
  }

  @Test("7.37 Continued with nothing left it may end within the call", arguments: [0.0, 1])
  func endsWithinCall(fraction: Double) {
    let (byDefault, varied) = compare(.endsWithinCall) {
      [true, false].map { byStarting in
        let fixture = Fixture()
        let animator = mover(fixture.square())
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.fractionComplete = fraction
        animator.isReversed = fraction == 0
        if byStarting {
          animator.startAnimation()
        } else {
          animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        defer { fixture.frames(1) }
        return positions
      }
    }
    #expect(byDefault == [[], []])
    let position = fraction == 0 ? UIViewAnimatingPosition.start : .end
    #expect(varied == [[position], [position]])
  }

  @Test("7.37 With something left it does not, nor does a first start")
  func somethingLeft() {
    RuntimeVariants.$current.withValue(.endsWithinCall) {
      let fixture = Fixture()
      let animator = mover(fixture.square())
      defer { end(animator) }
      animator.startAnimation()
      animator.pauseAnimation()
      animator.fractionComplete = 1
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      #expect(animator.isRunning)
      let empty = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
      empty.startAnimation()
      #expect(empty.isRunning)
    }
  }
}
