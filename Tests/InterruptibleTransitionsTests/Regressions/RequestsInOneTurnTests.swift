import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

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
          let former = presenter.present(a, with: slide) { isPresented = $0 == .completed }
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
