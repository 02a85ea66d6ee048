import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of repeated requests while UIKit is busy. The last request counts.
@Suite("Waiting presentations and dismissals", .underVariants)
struct WaitingChangesTests {
  private let fixture = ContainerFixture()
  private let a = titled("A")
  private let b = titled("B")
  private let c = titled("C")

  nonisolated enum Asked: CaseIterable, Sendable {
    case presenter, presented
  }

  @Test(
    "Of waiting presentations and dismissals during a dismissal, the last request counts",
    arguments: [TransitionBusyPolicy.wait, .refuse, .replace], Asked.allCases)
  func presentedAgain(_ policy: TransitionBusyPolicy, _ asked: Asked) {
    for isSamePage in [true, false] {
      for gap in [0, 0.02] {
        for isOther in [true, false] {
          dismiss(isSamePage ? b : c)
          let slide = fixture.slide()
          let first = a.present(b, with: slide, whenBusy: policy)
          fixture.device.advance(by: gap)
          let between = (asked == .presenter ? a : b).dismiss(
            with: isOther ? fixture.slide() : slide)
          fixture.device.advance(by: gap)
          let last = a.present(b, with: slide, whenBusy: policy)
          fixture.device.advanceUntilIdle()
          #expect(first.result == .cancelled && between.result == .completed)
          #expect(last.result == .completed && a.presentedViewController === b)
          leave()
        }
      }
    }
  }

  @Test("A dismissal withdraws waiting presentations, regardless of the transition")
  func withdrawn() {
    dismiss(c)
    let waiting = a.present(b, with: fixture.slide(), whenBusy: .wait)
    let other = c.present(titled("D"), with: fixture.slide(), whenBusy: .wait)
    let dismissal = a.dismiss(with: fixture.slide())
    #expect(waiting.result == .cancelled && other.result == .cancelled)
    fixture.device.advanceUntilIdle()
    #expect(dismissal.result == .completed && a.presentedViewController == nil)
  }

  @Test(
    "A presentation that waits for the dismissal of its presenter's page is performed after it",
    arguments: [true, false])
  func afterTop(isSame: Bool) {
    for askedByPage in [true, false] {
      let tabs = UITabBarController()
      tabs.viewControllers = [b, c]
      fixture.device.launch(a)
      a.present(tabs, with: fixture.slide())
      fixture.device.advanceUntilIdle()
      tabs.selectViewController(c, with: fixture.slide())
      fixture.device.advance(by: 0.1)
      let (slide, page) = (fixture.slide(), titled("D"))
      let waiting = a.present(page, with: slide, whenBusy: .wait)
      let dismissal = (askedByPage ? c : tabs).dismiss(with: isSame ? slide : fixture.slide())
      fixture.device.advanceUntilIdle()
      #expect(dismissal.result == .completed && tabs.presentingViewController == nil)
      #expect(waiting.result == .completed && a.presentedViewController === page)
      leave()
    }
  }

  @Test("A dismissal of a page that is leaving keeps the presenter's waiting presentation")
  func successor() {
    dismiss(c)
    let waiting = a.present(b, with: fixture.slide(), whenBusy: .wait)
    let dismissal = c.dismiss(with: fixture.slide())
    fixture.device.advanceUntilIdle()
    #expect(waiting.result == .completed && dismissal.result == .completed)
    #expect(a.presentedViewController === b)
    leave()
  }

  @Test("Waiting presentations run in the order of their requests", arguments: [true, false])
  func order(waitsLast: Bool) {
    let d = titled("D")
    fixture.device.launch(a)
    let slide = fixture.slide()
    a.present(c, with: slide)
    fixture.device.advance(by: 0.1)
    let first = a.present(b, with: fixture.slide(), whenBusy: .wait)
    c.dismiss(with: slide)
    let last = a.present(d, with: fixture.slide(), whenBusy: waitsLast ? .wait : .refuse)
    fixture.device.advanceUntilIdle()
    #expect(first.result == .completed && a.presentedViewController === b)
    #expect(last.result == (waitsLast ? .completed : .refused))
    #expect((b.presentedViewController === d) == waitsLast)
    leave()
  }

  @Test("Cancelling a waiting presentation does not delay the next one")
  func inVain() {
    dismiss(c)
    let slide = fixture.slide()
    let first = a.present(b, with: slide, whenBusy: .wait)
    let last = a.present(titled("D"), with: fixture.slide(), whenBusy: .wait)
    first.cancel()
    fixture.device.advanceUntilIdle()
    #expect(first.result == .cancelled && last.result == .completed)
    leave()
  }

  @Test("Presenting the current page again withdraws a waiting dismissal")
  func kept() {
    let navigation = UINavigationController(rootViewController: b)
    fixture.device.launch(a)
    a.present(navigation, with: fixture.slide())
    fixture.device.advanceUntilIdle()
    navigation.pushViewController(c, with: fixture.slide())
    fixture.device.advance(by: 0.1)
    let dismissal = a.dismiss(with: fixture.slide())
    fixture.device.advance(by: 0.02)
    let presentation = a.present(navigation, with: fixture.slide())
    #expect(dismissal.result == .cancelled)
    fixture.device.advanceUntilIdle()
    #expect(presentation.result == .completed && a.presentedViewController === navigation)
    leave()
  }

  /// Presents a page and dismisses it with UIKit, until the dismissal is running.
  private func dismiss(_ page: UIViewController) {
    fixture.device.launch(a)
    a.present(page, animated: false)
    fixture.device.advanceUntilIdle()
    a.dismiss(animated: true)
    fixture.device.advance(by: 0.05)
  }

  private func leave() {
    a.dismiss(animated: false)
    fixture.device.advanceUntilIdle()
  }
}
