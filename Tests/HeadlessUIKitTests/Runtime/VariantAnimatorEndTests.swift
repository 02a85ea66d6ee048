import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Variants of an animator's end.
@MainActor @Suite struct VariantAnimatorEndTests {
  private func compare<Finding>(
    _ variant: RuntimeVariants, _ find: () -> Finding
  ) -> (Finding, Finding) {
    (find(), RuntimeVariants.$current.withValue(variant) { find() })
  }

  private func mover(_ view: UIView) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
  }

  private func end(_ animator: UIViewPropertyAnimator) {
    if animator.state == .active { animator.stopAnimation(true) }
  }

  /// Returns the positions that the completions of a paused animator receive within one frame.
  private func ending(
    of animator: UIViewPropertyAnimator, in fixture: Fixture,
    pausing pause: (UIViewPropertyAnimator) -> Void
  ) -> [UIViewAnimatingPosition] {
    defer { end(animator) }
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    pause(animator)
    #expect(positions.isEmpty && animator.state == .active && !animator.isRunning)
    fixture.frames(1)
    #expect((animator.state == .inactive) == !positions.isEmpty)
    #expect(fixture.runtime.isIdle)
    return positions
  }

  private static let pauses: [@MainActor (UIViewPropertyAnimator) -> Void] = [
    { $0.pauseAnimation() },
    { $0.fractionComplete = 0.5 },
    { animator in
      animator.startAnimation()
      animator.pauseAnimation()
    },
  ]

  @Test("7.34 An animator whose blocks change nothing may end while it is paused")
  func endsEmptyWhilePaused() {
    for pause in Self.pauses {
      let (byDefault, varied) = compare(.endsEmptyWhilePaused) {
        let fixture = Fixture()
        let view = fixture.square()
        let blocks: [() -> Void] = [
          {}, { view.center.x = 0 }, { UIView.performWithoutAnimation { view.alpha = 0 } },
        ]
        return blocks.flatMap { block in
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: block)
          return ending(of: animator, in: fixture, pausing: pause)
        }
      }
      #expect(byDefault == [])
      #expect(varied == [.end, .end, .end])
    }
  }

  @Test("7.34 An animator with changes, without blocks, or with pausesOnCompletion stays paused")
  func staysPaused() {
    RuntimeVariants.$current.withValue(.endsEmptyWhilePaused) {
      let fixture = Fixture()
      let view = fixture.square()
      let empty = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
      empty.pausesOnCompletion = true
      let replaced = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      let animators = [
        mover(fixture.square()), UIViewPropertyAnimator(duration: 1, curve: .linear), empty,
        replaced,
      ]
      for animator in animators { animator.pauseAnimation() }
      UIView.animate(withDuration: 0.01) { view.alpha = 1 }
      fixture.frames(2)
      for animator in animators {
        #expect(animator.state == .active)
        end(animator)
      }
    }
  }

  @Test("7.35 An animator whose views are outside the window may end while it is paused")
  func endsUnseenWhilePaused() {
    for pause in Self.pauses {
      let (byDefault, varied) = compare(.endsUnseenWhilePaused) {
        ending(of: mover(UIView()), in: Fixture(), pausing: pause)
      }
      #expect(byDefault == [])
      #expect(varied == [.end])
    }
  }

  @Test("7.35 A paused animator may end once the last of its views has left the window")
  func viewsLeave() {
    let (byDefault, varied) = compare(.endsUnseenWhilePaused) {
      let fixture = Fixture()
      let first = fixture.square()
      let second = fixture.square()
      let animator = mover(first)
      animator.addAnimations { second.alpha = 0 }
      defer { end(animator) }
      animator.fractionComplete = 0.5
      first.removeFromSuperview()
      fixture.frames(1)
      #expect(animator.state == .active)
      second.removeFromSuperview()
      fixture.frames(1)
      return animator.state
    }
    #expect(byDefault == .active)
    #expect(varied == .inactive)
  }

  @Test(
    "7.40 In its completions an animator may report that it is running", arguments: [true, false])
  func staysActiveInCompletions(finishes: Bool) {
    let (byDefault, varied) = compare(.staysActiveInCompletions) {
      let fixture = Fixture()
      let animator = mover(fixture.square())
      var found: [UIViewAnimatingState] = []
      animator.addCompletion { [unowned animator] _ in
        found.append(animator.state)
        #expect(animator.isRunning == (animator.state == .active))
      }
      animator.startAnimation()
      if finishes {
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
      }
      fixture.advance(by: 1)
      #expect(!animator.isRunning)
      return found + [animator.state]
    }
    #expect(byDefault == [.inactive, .inactive])
    #expect(varied == [.active, .inactive])
  }

  @Test("7.40 Calls to the animator in its completions may be ignored, and blocks not animated")
  func lostInCompletions() {
    let (byDefault, varied) = compare(.staysActiveInCompletions) {
      let fixture = Fixture()
      let view = fixture.square()
      let animator = mover(view)
      defer { end(animator) }
      animator.addCompletion { [unowned animator] _ in
        animator.addAnimations { view.center.x = 0 }
        animator.isReversed = false
        animator.startAnimation()
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
      }
      animator.startAnimation()
      fixture.advance(by: 1)
      let state = animator.state
      animator.addAnimations { view.center.x = 200 }
      animator.startAnimation()
      fixture.advance(by: 0.5)
      return [state == .active ? 1 : 0, view.shownX]
    }
    // By default the animator was scrubbed to the middle of its reversed run, and continues there.
    #expect(byDefault[0] == 1)
    #expect(varied[0] == 0 && near(varied[1], 100))
  }

  @Test("7.41 Finishing an inactive animator may do nothing")
  func finishesInactive() {
    RuntimeVariants.$current.withValue(.finishesInactive) {
      let fixture = Fixture()
      let view = fixture.square()
      let animator = mover(view)
      var count = 0
      animator.addCompletion { _ in count += 1 }
      animator.finishAnimation(at: .end)
      #expect(animator.state == .inactive && count == 0 && view.center.x == 0)
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
      #expect(count == 1)
    }
  }

  @Test("7.60 A paused animator of a blur may stay paused in the background")
  func staysPausedInBackground() {
    let (byDefault, varied) = compare(.staysPausedInBackground) {
      let device = Device()
      let controller = UIViewController()
      device.launch(controller)
      let view = UIVisualEffectView(effect: nil)
      controller.view.addSubview(view)
      device.advance(by: 0.1)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.effect = UIBlurEffect(style: .regular)
      }
      defer { end(animator) }
      animator.fractionComplete = 0.25
      @MainActor func radius() -> Double {
        view.layer.presentation()?.properties.backdrop.radius ?? 0
      }
      device.enterBackground()
      let lost = radius()
      device.enterForeground()
      if animator.state == .active { animator.fractionComplete = 0.25 }
      return [lost, radius()]
    }
    #expect(byDefault == [20, 20])
    #expect(varied == [20, 5])
  }
}
