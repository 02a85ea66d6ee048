import Foundation
import Testing

@testable import HeadlessUIKit

/// Variants of a paused animator and its fraction.
@MainActor @Suite struct VariantAnimatorScrubbingTests {
  private func compare<Finding>(
    _ variant: RuntimeVariants, _ find: () -> Finding
  ) -> (Finding, Finding) {
    (find(), RuntimeVariants.$current.withValue(variant) { find() })
  }

  private func mover(
    _ view: UIView, _ curve: UIView.AnimationCurve = .linear, duration: TimeInterval = 1
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { view.center.x = 100 }
  }

  private func end(_ animator: UIViewPropertyAnimator) {
    if animator.state == .active { animator.stopAnimation(true) }
  }

  @Test("7.30 A running animator may report progress as its fraction")
  func runningFractionIsProgress() {
    let (byDefault, varied) = compare(.runningFractionIsProgress) {
      let fixture = Fixture()
      let view = fixture.square()
      let animator = mover(view, .easeIn)
      defer { end(animator) }
      animator.startAnimation()
      fixture.advance(by: 0.5)
      let forth = Double(animator.fractionComplete)
      animator.isReversed = true
      return [forth, Double(animator.fractionComplete), view.shownX / 100]
    }
    #expect(near(byDefault[0], 0.5) && near(byDefault[1], 0.5))
    #expect(near(varied[0], 0.315357, within: 1e-5) && near(varied[0], varied[2]))
    #expect(near(varied[1], 1 - varied[0]))
    #expect(near(byDefault[2], varied[2]))
  }

  @Test("7.30 Progress that is reported during an overshoot is clamped to 0…1")
  func runningFractionOfSwing() {
    RuntimeVariants.$current.withValue(.runningFractionIsProgress) {
      let fixture = Fixture()
      let view = fixture.square()
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.center.x = 100 }
      defer { end(animator) }
      animator.startAnimation()
      fixture.advance(by: 0.25)
      #expect(view.shownX > 100)
      #expect(animator.fractionComplete == 1)
    }
  }

  @Test("7.33 Pausing an inactive animator may take effect at the next turn")
  func pausesLate() {
    let (byDefault, varied) = compare(.pausesLate) {
      let fixture = Fixture()
      let view = fixture.square()
      let animator = mover(view)
      defer { end(animator) }
      animator.pauseAnimation()
      animator.fractionComplete = 0.3
      let early = [view.shownX, Double(animator.fractionComplete), Double(view.center.x)]
      fixture.frames(1)
      let left = view.shownX
      animator.fractionComplete = 0.4
      #expect(animator.state == .active && !animator.isRunning)
      return early + [left, view.shownX]
    }
    #expect(zip(byDefault, [30, 0.3, 100, 30, 40]).allSatisfy { near($0, $1) })
    #expect(zip(varied, [0, 0, 100, 0, 40]).allSatisfy { near($0, $1) })
  }

  @Test("7.33 Setting the fraction of an inactive animator may take effect at the next turn")
  func fractionSetLate() {
    let (byDefault, varied) = compare(.pausesLate) {
      let fixture = Fixture()
      let view = fixture.square()
      let animator = mover(view)
      defer { end(animator) }
      animator.fractionComplete = 0.3
      let early = view.shownX
      animator.fractionComplete = 0.4
      return [early, view.shownX]
    }
    #expect(near(byDefault[0], 30) && near(byDefault[1], 40))
    #expect(varied == [0, 0])
  }

  @Test("7.33 A start or continuation before that turn may be lost", arguments: [true, false])
  func startAfterLatePause(byStarting: Bool) {
    let (byDefault, varied) = compare(.pausesLate) {
      let fixture = Fixture()
      let view = fixture.square()
      let animator = mover(view)
      defer { end(animator) }
      animator.pauseAnimation()
      if byStarting {
        animator.startAnimation()
      } else {
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
      fixture.advance(by: 0.5)
      let early = view.shownX
      if !animator.isRunning { animator.startAnimation() }
      fixture.advance(by: 0.25)
      return [early, view.shownX]
    }
    #expect(near(byDefault[0], 50) && near(byDefault[1], 75))
    #expect(near(varied[0], 0) && near(varied[1], 25))
  }

  @Test("7.33 A pause after a start in the same turn takes effect at once")
  func startThenPause() {
    RuntimeVariants.$current.withValue(.pausesLate) {
      let fixture = Fixture()
      let view = fixture.square()
      let animator = mover(view)
      defer { end(animator) }
      animator.startAnimation()
      animator.pauseAnimation()
      animator.fractionComplete = 0.3
      #expect(near(view.shownX, 30))
      animator.startAnimation()
      #expect(animator.isRunning)
    }
  }

  @Test("7.38 An animator scrubbed to an end may end there", arguments: [0.0, 1])
  func endsWhereScrubbed(fraction: Double) {
    for isReversed in [false, true] {
      let (byDefault, varied) = compare(.endsWhereScrubbed) {
        let fixture = Fixture()
        let view = fixture.square()
        let animator = mover(view)
        defer { end(animator) }
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.pauseAnimation()
        animator.isReversed = isReversed
        animator.fractionComplete = fraction
        #expect(positions.isEmpty)
        fixture.frames(1)
        #expect((animator.state == .inactive) == !positions.isEmpty)
        return positions + (view.center.x == 0 ? [.current] : [])
      }
      #expect(byDefault == [])
      #expect(varied == ((fraction == 1) == isReversed ? [.start, .current] : [.end]))
    }
  }

  @Test("7.38 An animator scrubbed on, restarted, or with pausesOnCompletion does not end there")
  func leavesTheEnd() {
    RuntimeVariants.$current.withValue(.endsWhereScrubbed) {
      let changes: [(UIViewPropertyAnimator) -> Void] = [
        { $0.fractionComplete = 0.5 },
        { animator in
          animator.startAnimation()
          animator.pauseAnimation()
        },
        { $0.pausesOnCompletion = true },
      ]
      for change in changes {
        let fixture = Fixture()
        let animator = mover(fixture.square())
        animator.pauseAnimation()
        if animator.pausesOnCompletion == false { change(animator) }
        animator.fractionComplete = 0
        change(animator)
        fixture.frames(2)
        #expect(animator.state == .active && !animator.isRunning)
        end(animator)
      }
    }
  }

  @Test("7.39 A fraction may show the nearest multiple of 1/120 s", arguments: [true, false])
  func scrubsInSteps(linearly: Bool) {
    let (byDefault, varied) = compare(.scrubsInSteps) {
      let fixture = Fixture()
      let view = fixture.square()
      // The duration is 30 steps of 1/120 s.
      let animator = mover(view, duration: 0.25)
      animator.scrubsLinearly = linearly
      defer { end(animator) }
      return [0, 0.01, 0.02, 0.51, 1].flatMap { fraction in
        animator.fractionComplete = fraction
        return [view.shownX, Double(animator.fractionComplete)]
      }
    }
    #expect(zip(byDefault, [0, 0, 1, 0.01, 2, 0.02, 51, 0.51, 100, 1]).allSatisfy { near($0, $1) })
    let third = 100.0 / 30
    #expect(
      zip(varied, [0, 0, 0, 0.01, third, 0.02, 15 * third, 0.51, 100, 1]).allSatisfy {
        near($0, $1)
      })
  }

  @Test("7.39 The animator continues from the shown step")
  func goesOnFromStep() {
    RuntimeVariants.$current.withValue(.scrubsInSteps) {
      let fixture = Fixture()
      let view = fixture.square()
      let animator = mover(view, duration: 0.25)
      defer { end(animator) }
      animator.fractionComplete = 0.51
      animator.startAnimation()
      #expect(near(view.shownX, 50))
      #expect(near(animator.fractionComplete, 0.5))
    }
  }
}
