import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

/// Tests of several requests of which the last one wins.
@Suite("Last request", .underVariants)
struct LastRequestTests {
  private let device = Device()
  private let first = InterruptibleTransition(.slide(from: .bottom), timing: .easeOut(0.4))
  private let second = InterruptibleTransition(.fade, timing: .easeOut(0.4))

  private func outcome(of handle: TransitionHandle) -> TransitionOutcome? { handle.result }

  @Test("Of two presentations that replace, the last one stays", arguments: [0, 1, 4, 8, 16, 40])
  func replacements(frames: Int) {
    let screen = UIViewController()
    let pages = (0..<3).map { _ in UIViewController() }
    device.launch(screen)
    screen.present(pages[0], with: first)
    device.advanceUntilIdle()
    let former = screen.present(pages[1], with: first, whenBusy: .replace)
    device.advance(by: Double(frames) / 60)
    let last = screen.present(pages[2], with: second, whenBusy: .replace)
    device.advanceUntilIdle()
    #expect(screen.presentedViewController === pages[2])
    #expect(outcome(of: last) == .completed)
    #expect(outcome(of: former) != nil)
  }

  @Test(
    "A tab that is being left again is selected by the last of three selections",
    arguments: [[0, 0], [0.2, 0.05]])
  func tabs(times: [Double]) {
    let tabs = UITabBarController()
    let pages = (0..<2).map { _ in UIViewController() }
    tabs.viewControllers = pages
    device.launch(tabs)
    tabs.selectViewController(pages[1], with: first)
    if times[0] > 0 { device.advance(by: times[0]) }
    let back = tabs.selectViewController(pages[0], with: first)
    if times[1] > 0 { device.advance(by: times[1]) }
    let last = tabs.selectViewController(pages[1], with: second)
    device.advanceUntilIdle()
    #expect(tabs.selectedIndex == 1)
    #expect(outcome(of: last) == .completed && outcome(of: back) != nil)
  }

  @Test("A page that is presented, dismissed and presented again in one turn stays")
  func presentedAgain() {
    let screen = UIViewController()
    let page = UIViewController()
    device.launch(screen)
    screen.present(page, with: first)
    screen.dismiss(with: first)
    let last = screen.present(page, with: second)
    device.advanceUntilIdle()
    #expect(screen.presentedViewController === page && outcome(of: last) == .completed)
  }

  @Test("A dismissal by another transition in the turn of a presentation is made")
  func dismissedByAnother() {
    let screen = UIViewController()
    let page = UIViewController()
    device.launch(screen)
    screen.present(page, with: first)
    let last = screen.dismiss(with: second)
    #expect(outcome(of: last) == nil)
    device.advanceUntilIdle()
    #expect(screen.presentedViewController == nil && outcome(of: last) == .completed)
  }

  @Test("A page that waits to be popped is pushed again by the last request")
  func pushedAgain() {
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: UIViewController())
    device.launch(stack)
    stack.pushViewController(page, with: first)
    stack.present(UIViewController(), with: first)
    stack.popViewController(with: second)
    let last = stack.pushViewController(page, with: second)
    device.advanceUntilIdle()
    #expect(stack.topViewController === page && outcome(of: last) == .completed)
  }

  @Test(
    "A stack pops below what it presents, by any transition", arguments: [true, false],
    [0, 0.1, 1])
  func poppedBelow(isSame: Bool, after time: Double) {
    let root = UIViewController()
    let page = UIViewController()
    let sheet = UIViewController()
    let stack = UINavigationController()
    stack.viewControllers = [root, page]
    device.launch(stack)
    var ends = 0
    first.observe { if case .ended = $0 { ends += 1 } }
    page.present(sheet, with: first, as: .sheet(height: 300))
    device.advance(by: time)
    let pop = stack.popViewController(with: isSame ? first : second)
    device.advanceUntilIdle()
    #expect(outcome(of: pop) == .completed)
    #expect(stack.topViewController === root && stack.presentedViewController === sheet)
    #expect(ends == (isSame ? 2 : 1))
  }

  @Test(
    "A page that is being replaced stays if it is presented again",
    arguments: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16])
  func presentedBack(frames: Int) {
    let screen = UIViewController()
    let pages = (0..<2).map { _ in UIViewController() }
    device.launch(screen)
    screen.present(pages[0], with: first, whenBusy: .replace)
    device.advanceUntilIdle()
    screen.present(pages[1], with: first, whenBusy: .replace)
    device.advance(by: Double(frames) / 60)
    let last = screen.present(pages[0], with: first, whenBusy: .replace)
    device.advanceUntilIdle()
    #expect(screen.presentedViewController === pages[0])
    #expect(outcome(of: last) == .completed)
  }

  @Test("A page that waits behind a replacement is presented on the replacement")
  func waitsBehindReplacement() {
    let screen = UIViewController()
    let pages = (0..<3).map { _ in UIViewController() }
    device.launch(screen)
    screen.present(pages[2], with: second, whenBusy: .wait)
    let former = screen.present(pages[1], with: first, whenBusy: .replace)
    screen.present(pages[0], with: first, whenBusy: .replace)
    let last = screen.present(pages[1], with: first, whenBusy: .wait)
    device.advanceUntilIdle()
    #expect(screen.presentedViewController === pages[0])
    #expect(pages[0].presentedViewController === pages[1])
    #expect(outcome(of: last) == .completed && outcome(of: former) == .cancelled)
  }

  @Test("A page that is pushed, popped and pushed again stays", arguments: [0, 1, 6, 20])
  func pushedBack(frames: Int) {
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: UIViewController())
    device.launch(stack)
    stack.pushViewController(page, with: first)
    device.advance(by: Double(frames) / 60)
    stack.popViewController(with: second)
    let last = stack.pushViewController(page, with: first)
    device.advanceUntilIdle()
    #expect(stack.topViewController === page && outcome(of: last) == .completed)
  }

  @Test("A page that is pushed and popped in the turn of a presentation is popped")
  func poppedBehindPresentation() {
    for popping in [first, second] {
      let screen = UIViewController()
      let stack = UINavigationController(rootViewController: screen)
      device.launch(stack)
      stack.present(UIViewController(), with: second, as: .sheet(height: 300))
      stack.pushViewController(UIViewController(), with: first)
      let last = stack.popViewController(with: popping)
      device.advanceUntilIdle()
      #expect(stack.topViewController === screen && outcome(of: last) == .completed)
    }
  }

  @Test(
    "A page that is pushed and popped beside another change is popped, also off the screen",
    arguments: [0, 1], [true, false])
  func poppedBesideAnotherChange(index: Int, isPresenting: Bool) {
    let tabs = UITabBarController()
    let screen = UIViewController()
    let stack = UINavigationController(rootViewController: screen)
    var pages: [UIViewController] = [UIViewController(), UIViewController(), UIViewController()]
    pages[index] = stack
    tabs.viewControllers = pages
    device.launch(tabs)
    tabs.selectViewController(pages[1], with: first)
    device.advanceUntilIdle()
    if isPresenting {
      tabs.present(UIViewController(), with: first)
    } else {
      tabs.selectViewController(pages[2], with: first)
    }
    stack.pushViewController(UIViewController(), with: first)
    let last = stack.popViewController(with: first)
    device.advanceUntilIdle()
    #expect(stack.topViewController === screen && outcome(of: last) == .completed)
  }
}
