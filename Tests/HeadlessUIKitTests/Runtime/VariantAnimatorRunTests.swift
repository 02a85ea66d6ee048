import Foundation
import Testing

@testable import HeadlessUIKit

/// Variants of a running animator.
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

  /// Returns the seconds until an animator ends, or nil if it still runs after ten seconds.
  private func rest(of animator: UIViewPropertyAnimator, in fixture: Fixture) -> TimeInterval? {
    let start = fixture.runtime.time
    while animator.isRunning, fixture.runtime.time < start + 10 { fixture.frames(1) }
    return animator.isRunning ? nil : fixture.runtime.time - start
  }

  @Test("7.31 A duration factor may determine the time of a spring with given constants")
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

  @Test(
    "7.32 A block added in flight may be delayed by a factor of the remaining time",
    arguments: [true, false])
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
      // The delay is 0.5 s by default and 0.375 s under the variant, of the remaining 1.5 s.
      fixture.advance(by: 0.75)
      return late.shownX
    }
    #expect(near(byDefault, 25))
    #expect(near(varied, 100 / 3.0))
  }

  @Test("7.32 Before the start a delay factor always applies to the whole duration")
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

  @Test("7.36 An animator continued at its start, reversed, may never end", arguments: [0, 1, -1])
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

  @Test("7.36 The animator ends if it is reversed again, or continues from another fraction")
  func leavesTheStart() {
    RuntimeVariants.$current.withValue(.neverEndsAtStart) {
      let fixture = Fixture()
      let first = mover(fixture.square())
      let second = mover(fixture.square())
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

  @Test("7.37 An animator continued with no time left may end in the call", arguments: [0.0, 1])
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

  @Test("7.37 An animator with time left, or at its first start, does not end within the call")
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
