import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// What an app takes back in the turn in which it has asked for it, and what it asks for instead.
@Suite("The last word", .underVariants, .alsoUnder(.startsAtOnce, .stacksAtOnce))
struct LastWordTests {
  private let fixture = ContainerFixture()
  private let root = titled("R")
  private let a = titled("A")
  private let b = titled("B")
  private let c = titled("C")

  /// How an app takes back what it has just asked for.
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
    case .toggling: presenter.toggle(page, with: transition)
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
    "A presentation that is taken back at once makes room for the next one",
    arguments: Withdrawal.allCases, [TransitionBusyPolicy.refuse, .wait, .replace])
  func insteadOfWithdrawn(_ withdrawal: Withdrawal, _ policy: TransitionBusyPolicy) {
    fixture.device.launch(root)
    for isSame in [true, false] {
      for isDeep in [true, false] {
        let (first, slide) = (fixture.slide(), fixture.slide())
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

  @Test("A tab that is chosen and given up at once is not shown for what is presented")
  func insteadOfTab() {
    let tabs = fixture.tabs([a, b])
    fixture.device.advance(by: 0.1)
    for presenter in [tabs, a] {
      let slide = fixture.slide()
      let choice = tabs.select(b, with: slide)
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
    "A page that another one is to replace comes back when it is asked for again",
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
          ? root.toggle(a, with: slide)
          : root.present(a, with: isSame ? slide : fixture.slide(), whenBusy: policy)
        expect([a])
        #expect(last.result == .completed && other.result == .cancelled)
      }
    }
  }

  @Test("What a page is about to present, and does not, says nothing of the page itself")
  func givenUpAbove() {
    fixture.device.launch(root)
    let slide = fixture.slide()
    root.present(a, with: slide)
    fixture.device.advanceUntilIdle()
    a.present(b, with: slide)
    slide.cancel()
    // A page that is taken back makes room; this one stays.
    #expect(root.present(c, with: fixture.slide()).result == .refused)
    expect([a])
  }

  @Test("What is asked for again, to replace what is there or to wait for it, does so")
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

  @Test("One that waits is asked for again with another transition: it comes once, for both")
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

  @Test("A push in the turn of a presentation is answered when UIKit makes it")
  func pushUnderPresentation() {
    for isInTab in [false, true] {
      let navigation = UINavigationController(rootViewController: titled("S"))
      let tabs = UITabBarController()
      if isInTab { tabs.viewControllers = [titled("T"), navigation] }
      let (presenter, page, modal) = (isInTab ? tabs : navigation, titled("P"), titled("M"))
      fixture.device.launch(presenter)
      fixture.device.advance(by: 0.1)
      let presentation = presenter.present(modal, with: fixture.slide())
      let slide = fixture.slide()
      let push = navigation.push(page, with: slide)
      // What fingers do meanwhile is not for a push that comes by itself.
      #expect(slide.isAtRest || UIKitReading.changesStacksAtOnce)
      fixture.device.advanceUntilIdle()
      #expect(presentation.result == .completed)
      #expect(push.result == .completed && navigation.topViewController === page)
      presenter.dismiss(animated: false)
      fixture.device.advanceUntilIdle()
    }
  }

  @Test("A controller does not present itself, at rest or in flight")
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
