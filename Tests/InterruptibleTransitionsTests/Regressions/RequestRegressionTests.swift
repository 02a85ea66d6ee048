import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension RegressionTests {
  /// Tests of the results of requests, handles and sessions that others interrupt or that nothing
  /// retains.
  @Suite("Interrupted and released requests", .sharingVariants)
  struct InterruptedRequests {
    @Test("Two tab selections in a turn leave the transition usable, and both have outcomes")
    func selectedTwice() {
      let base = ContainerFixture()
      let controllers = [titled("A"), titled("B"), titled("C")]
      let tabs = base.tabs(controllers)
      let slide = base.slide()
      let other = base.slide()
      let first = tabs.selectViewController(controllers[1], with: slide, returnTransition: .system)
      let second = tabs.selectViewController(controllers[2], with: other, returnTransition: .system)
      base.device.advanceUntilIdle()
      #expect(tabs.selectedIndex == 2 && tabs.delegate == nil)
      #expect(second.result == .completed)
      // A change that has begun completes before the next change.
      #expect((first.result == .completed) == UIKitReading.startsAtOnce)
      let plain = tabs.selectViewController(controllers[1], with: slide, returnTransition: .system)
      tabs.selectedIndex = 0
      base.device.advanceUntilIdle()
      #expect(plain.result != .completed)
      let again = tabs.selectViewController(controllers[1], with: slide, returnTransition: .system)
      base.device.advanceUntilIdle()
      #expect(again.result == .completed)
      #expect(tabs.selectedIndex == 1 && tabs.delegate == nil && slide.isAtRest)
    }

    @Test("A push is not reported as completed if the app replaces the stack in flight")
    func stackReplaced() {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let navigation = base.navigation([a])
      let push = navigation.pushViewController(b, with: base.slide())
      base.device.advance(by: 0.1)
      navigation.setViewControllers([a], animated: false)
      base.device.advanceUntilIdle()
      #expect(push.result != .completed)
      #expect(navigation.topViewController === a)
    }

    @Test(
      "Cancelling both handles of a reversed flight restores the start", arguments: [true, false])
    func bothCancelled(openingFirst: Bool) {
      let fixture = FlightFixture()
      let opening = fixture.presenter.present(fixture.presented, with: fixture.transition)
      fixture.device.advance(by: 0.3)
      let closing = fixture.presented.dismiss(with: fixture.transition)
      for handle in openingFirst ? [opening, closing] : [closing, opening] { handle.cancel() }
      fixture.expectRest(at: .start)
      #expect(opening.result == .cancelled)
      #expect(fixture.presenter.presentedViewController == nil)
    }

    @Test(
      "A toggle below the top of a stack is refused, and dismissing a waiting screen cancels it")
    func refused() {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      let navigation = base.navigation([a, b, c])
      #expect(navigation.togglePush(of: b, with: base.slide()).result == .refused)
      #expect(base.shows([a, b, c], in: navigation))
      let fixture = FlightFixture()
      let fade = InterruptibleTransition(.fade)
      let waiter = titled("D")
      fixture.present()
      let waiting = fixture.presenter.present(waiter, with: fade, whenBusy: .wait)
      #expect(waiter.dismiss(with: fade).result == .completed)
      fixture.expectRest(at: .end)
      #expect(waiting.result == .cancelled)
      #expect(waiter.presentingViewController == nil)
    }

    @Test("A session that nothing retains is cancelled, in flight and before the start")
    func forgottenSession() {
      let fixture = FlightFixture()
      fixture.present()
      fixture.device.advance(by: 0.1)
      fixture.transition.beginInteraction(by: fixture.device)?.move(to: 0.5)
      fixture.expectRest(at: .end)
      let started = FlightFixture()
      var session = started.transition.beginInteraction(by: started.device)
      started.present()
      #expect(session?.isActive == true)
      session = nil
      started.expectRest(at: .start)
    }

    @Test("A session without a flight ends with the phase `idle`")
    func gestureAlone() {
      let fixture = FlightFixture()
      var phases: [TransitionPhase] = []
      fixture.transition.observePhases { phases.append($0) }
      for releases in [true, false] {
        phases = []
        let session = fixture.transition.beginInteraction(by: fixture.device)
        session?.move(to: 0.4)
        fixture.device.advance(by: 0.2)
        #expect(fixture.transition.phase == .starting && !fixture.transition.isAtRest)
        if releases { session?.release(velocity: 0) } else { session?.cancel() }
        fixture.device.advance(by: 0.2)
        #expect(fixture.transition.phase == .idle && fixture.transition.progress == 0)
        #expect(phases == [.starting, .idle] && fixture.transition.isAtRest)
      }
      fixture.present()
      fixture.expectRest(at: .end)
    }

    @Test(
      "A pause() that is released without a flight ends with the phase `idle`", arguments: 0...3)
    func pausedAlone(_ verb: Int) {
      let fixture = FlightFixture()
      fixture.transition.pause()
      #expect(fixture.transition.phase == .starting)
      switch verb {
      case 0: fixture.transition.cancel()
      case 1: fixture.transition.finish()
      case 2: fixture.transition.resume()
      default: fixture.transition.release(velocity: 1)
      }
      fixture.device.advance(by: 0.2)
      #expect(fixture.transition.phase == .idle && fixture.transition.isAtRest)
      fixture.present()
      fixture.expectRest(at: .end)
    }

    @Test("A pull whose `begin` starts nothing leaves the scroll view's bounce on")
    func pulledAlone() {
      let fixture = FlightFixture()
      let content = UIScrollView(frame: fixture.device.window.bounds)
      content.contentSize = CGSize(width: 393, height: 3000)
      fixture.presenter.view.addSubview(content)
      fixture.transition.interactions = [.scrollPullToDismiss(content) {}]
      for _ in 0..<2 {
        let finger = fixture.device.press(at: CGPoint(x: 200, y: 200))
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.2)
        #expect(fixture.transition.phase == .starting && !content.bounces)
        finger.lift()
        fixture.device.advance(by: 0.3)
        #expect(fixture.transition.phase == .idle && content.bounces)
      }
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 200), over: 0.2)
      #expect(!content.bounces)
      fixture.transition.interactions = []
      #expect(content.bounces)
      finger.lift()
      fixture.device.advance(by: 0.3)
      fixture.present()
      fixture.expectRest(at: .end)
    }

    @Test("A handle does not retain its closures after the outcome")
    func closures() {
      weak var kept: UIView?
      let fixture = FlightFixture()
      let handle = fixture.presenter.present(fixture.presented, with: fixture.transition)
      do {
        let view = UIView()
        kept = view
        handle.observeProgress { view.alpha = CGFloat($0) }
        handle.observePhases { _ in view.alpha = 1 }
      }
      #expect(kept != nil)
      fixture.expectRest(at: .end)
      #expect(kept == nil)
    }

    @Test("A presentation during a push does not share the push's flight and outcome")
    func presentsBesideAPush() {
      let base = ContainerFixture()
      let pushed = titled("B")
      let navigation = base.navigation([titled("A")])
      let slide = base.slide()
      var isAboutToPresent = false
      let delegate = NavigationTransitioningDelegate { _, _, _ in
        isAboutToPresent = slide.pending.isRequestedByApp
        return slide
      }
      navigation.delegate = delegate
      navigation.pushViewController(pushed, animated: true)
      expectCancelledPresentation(by: navigation, with: slide, on: base)
      #expect(navigation.topViewController === pushed)
      // If UIKit pushes once nothing is presented, the transition is free at that time.
      #expect(base.directions.count == (isAboutToPresent ? 1 : 2))
    }

    @Test("A tab change that begins before a presentation does not take the presentation's flight")
    func presentsBesideATab() {
      let base = ContainerFixture()
      let tabs = base.tabs([titled("A"), titled("B")])
      let slide = base.slide()
      let delegate = TabBarTransitioningDelegate(slide)
      tabs.delegate = delegate
      tabs.selectedIndex = 1
      expectCancelledPresentation(by: tabs, with: slide, on: base)
      #expect(tabs.selectedIndex == 1)
    }

    @Test("A tab change that begins before a dismissal does not take the dismissal's flight")
    func dismissesBesideATab() {
      let base = ContainerFixture()
      let tabs = base.tabs([titled("A"), titled("B")])
      let slide = base.slide()
      let presented = titled("C")
      tabs.present(presented, with: base.slide())
      base.device.advanceUntilIdle()
      let delegate = TabBarTransitioningDelegate(slide)
      tabs.delegate = delegate
      tabs.selectedIndex = 1
      let handle = presented.dismiss(with: slide)
      base.device.advance(by: 0.1)
      handle.cancel()
      base.device.advanceUntilIdle()
      #expect(handle.result == .cancelled && tabs.presentedViewController === presented)
      #expect(tabs.selectedIndex == 1 && slide.isAtRest)
    }

    /// Presents a view controller while UIKit is about to make another change. Cancels the
    /// presentation in flight, and expects that nothing else is cancelled.
    private func expectCancelledPresentation(
      by presenter: UIViewController, with transition: InterruptibleTransition,
      on base: ContainerFixture
    ) {
      var outcomes: [TransitionOutcome] = []
      let handle = presenter.present(titled("C"), with: transition) { outcomes.append($0) }
      base.device.advance(by: 0.1)
      handle.cancel()
      base.device.advanceUntilIdle()
      #expect(handle.result == .cancelled && outcomes == [.cancelled])
      #expect(presenter.presentedViewController == nil && transition.isAtRest)
    }
  }
}
