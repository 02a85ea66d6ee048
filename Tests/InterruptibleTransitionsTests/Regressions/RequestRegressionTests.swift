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
      let first = tabs.selectViewController(controllers[1], with: slide, returning: .system)
      let second = tabs.selectViewController(controllers[2], with: other, returning: .system)
      base.device.advanceUntilIdle()
      #expect(tabs.selectedIndex == 2 && tabs.delegate == nil)
      #expect(second.result == .completed)
      // A change that has begun completes before the next change.
      #expect((first.result == .completed) == UIKitReading.startsAtOnce)
      let plain = tabs.selectViewController(controllers[1], with: slide, returning: .system)
      tabs.selectedIndex = 0
      base.device.advanceUntilIdle()
      #expect(plain.result != .completed)
      let again = tabs.selectViewController(controllers[1], with: slide, returning: .system)
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
      fixture.transition.onPhaseChange = { phases.append($0) }
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
        handle.onPhaseChange = { _ in view.alpha = 1 }
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
      var completions = 0
      let handle = presenter.present(titled("C"), with: transition) { completions += 1 }
      base.device.advance(by: 0.1)
      handle.cancel()
      base.device.advanceUntilIdle()
      #expect(handle.result == .cancelled && completions == 0)
      #expect(presenter.presentedViewController == nil && transition.isAtRest)
    }
  }
}

extension RegressionTests {
  /// Tests of requests that an app withdraws in the turn in which it made them, and of the requests
  /// that follow.
  @Suite(
    "Withdrawn and repeated requests in one turn", .underVariants,
    .alsoUnder(.startsAtOnce, .stacksAtOnce))
  struct RequestsInOneTurn {
    private let fixture = ContainerFixture()
    private let root = titled("R")
    private let a = titled("A")
    private let b = titled("B")
    private let c = titled("C")

    /// The call with which an app withdraws its request.
    nonisolated enum Withdrawal: CaseIterable, Sendable {
      case dismissal, handle, transition, reversal, toggling
    }

    private func withdraw(
      _ handle: TransitionHandle, _ transition: InterruptibleTransition,
      from presenter: UIViewController, _ page: UIViewController, by withdrawal: Withdrawal
    ) {
      switch withdrawal {
      case .dismissal: presenter.dismiss(with: transition)
      case .handle: handle.cancel()
      case .transition: transition.cancel()
      case .reversal: transition.reverse()
      case .toggling: presenter.togglePresentation(of: page, with: transition)
      }
    }

    private func expect(
      _ pages: [UIViewController], _ sourceLocation: SourceLocation = #_sourceLocation
    ) {
      fixture.device.advanceUntilIdle()
      let chain = Array(root.presentedChain.dropFirst())
      #expect(chain == pages, sourceLocation: sourceLocation)
      #expect(root.topmost.viewIfLoaded?.window != nil, sourceLocation: sourceLocation)
      root.dismiss(animated: false)
      fixture.device.advanceUntilIdle()
    }

    @Test(
      "A presentation that is withdrawn in its turn lets the next presentation proceed",
      arguments: Withdrawal.allCases, [TransitionBusyPolicy.refuse, .wait, .replace])
    func insteadOfWithdrawn(_ withdrawal: Withdrawal, _ policy: TransitionBusyPolicy) {
      fixture.device.launch(root)
      for isSame in [true, false] {
        for isDeep in [true, false] {
          let first = fixture.slide()
          let slide = fixture.slide()
          let presenter = isDeep ? c : root
          if isDeep {
            root.present(c, with: first)
            fixture.device.advanceUntilIdle()
          }
          var isPresented = false
          let former = presenter.present(a, with: slide) { isPresented = true }
          withdraw(former, slide, from: presenter, a, by: withdrawal)
          let next = presenter.present(
            b, with: isSame ? slide : fixture.slide(), whenBusy: policy)
          expect(isDeep ? [c, b] : [b])
          #expect(former.result == .cancelled && next.result == .completed && !isPresented)
        }
      }
    }

    @Test("A tab selection that is withdrawn in its turn does not affect a presentation")
    func insteadOfTab() {
      let tabs = fixture.tabs([a, b])
      fixture.device.advance(by: 0.1)
      for presenter in [tabs, a] {
        let slide = fixture.slide()
        let choice = tabs.selectViewController(b, with: slide)
        choice.cancel()
        let presentation = presenter.present(c, with: slide)
        fixture.device.advanceUntilIdle()
        #expect(choice.result == .cancelled && tabs.selectedIndex == 0)
        #expect(presentation.result == .completed && tabs.presentedViewController === c)
        c.dismiss(animated: false)
        fixture.device.advanceUntilIdle()
      }
    }

    @Test(
      "A page that is about to be replaced stays if it is presented again",
      arguments: [TransitionBusyPolicy.refuse, .wait, .replace])
    func replacedComesBack(_ policy: TransitionBusyPolicy) {
      fixture.device.launch(root)
      for gap in [0, 0.03, 0.06] {
        for (isSame, toggles) in [(true, false), (false, false), (true, true)] {
          guard gap > 0 || !toggles else { continue }
          let slide = fixture.slide()
          root.present(a, with: slide)
          fixture.device.advanceUntilIdle()
          let other = root.present(b, with: fixture.slide(), whenBusy: .replace)
          fixture.device.advance(by: gap)
          let last =
            toggles
            ? root.togglePresentation(of: a, with: slide)
            : root.present(a, with: isSame ? slide : fixture.slide(), whenBusy: policy)
          expect([a])
          #expect(last.result == .completed && other.result == .cancelled)
        }
      }
    }

    @Test("Withdrawing a page's own presentation does not affect the page")
    func givenUpAbove() {
      fixture.device.launch(root)
      let slide = fixture.slide()
      root.present(a, with: slide)
      fixture.device.advanceUntilIdle()
      a.present(b, with: slide)
      slide.cancel()
      // A withdrawn page allows the next presentation. This page stays.
      #expect(root.present(c, with: fixture.slide()).result == .refused)
      expect([a])
    }

    @Test("A repeated presentation with `replace` or `wait` follows the last policy")
    func askedAgain() {
      fixture.device.launch(root)
      for (policy, expected) in [(TransitionBusyPolicy.replace, [b]), (.wait, [a, b])] {
        let slide = fixture.slide()
        root.present(a, with: slide)
        let first = root.present(b, with: slide)
        let last = root.present(b, with: slide, whenBusy: policy)
        expect(expected)
        #expect(first.result == (UIKitReading.startsAtOnce ? .refused : .completed))
        #expect(last.result == .completed)
      }
    }

    @Test("A waiting presentation that is requested with a second transition is performed once")
    func askedOfAnother() {
      fixture.device.launch(root)
      for gap in [0, 0.1] {
        root.present(a, with: fixture.slide())
        fixture.device.advance(by: gap)
        let first = root.present(b, with: fixture.slide(), whenBusy: .wait)
        let last = root.present(b, with: fixture.slide())
        expect([a, b])
        #expect(first.result == .completed && last.result == .completed)
      }
    }

    @Test("A push in the turn of a presentation completes when UIKit performs it")
    func pushUnderPresentation() {
      for isInTab in [false, true] {
        let navigation = UINavigationController(rootViewController: titled("S"))
        let tabs = UITabBarController()
        if isInTab { tabs.viewControllers = [titled("T"), navigation] }
        let presenter = isInTab ? tabs : navigation
        let page = titled("P")
        let modal = titled("M")
        fixture.device.launch(presenter)
        fixture.device.advance(by: 0.1)
        let presentation = presenter.present(modal, with: fixture.slide())
        let slide = fixture.slide()
        let push = navigation.pushViewController(page, with: slide)
        // Gestures do not move a push that runs by itself.
        #expect(slide.isAtRest || UIKitReading.changesStacksAtOnce)
        fixture.device.advanceUntilIdle()
        #expect(presentation.result == .completed)
        #expect(push.result == .completed && navigation.topViewController === page)
        presenter.dismiss(animated: false)
        fixture.device.advanceUntilIdle()
      }
    }

    @Test("A view controller that presents itself is refused, at rest and in flight")
    func itself() {
      fixture.device.launch(root)
      for gap in [0, 0.1, 1] {
        root.present(a, with: fixture.slide())
        fixture.device.advance(by: gap)
        let handle = a.present(a, with: fixture.slide())
        fixture.device.advanceUntilIdle()
        #expect(handle.result == .refused)
        expect([a])
      }
    }
  }
}
