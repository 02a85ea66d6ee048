import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension NavigationTests {
  /// Tests of taps on the bars around a stack during its flights.
  @Suite(
    "Bars that receive taps in flight", .underVariants,
    .alsoUnder(.leavesBarsEnabled, .startsAtOnce, .listsPoppedTopFirst, .endsChangesForOthers))
  final class BarInteractionTests {
    /// The way in which the app pushes and pops.
    nonisolated enum Way: CaseIterable, Sendable {
      case request, delegate
    }

    private let base = ContainerFixture()
    private let pages = ["A", "B", "C", "D"].map { titled($0) }
    private var delegate: NavigationTransitioningDelegate?
    private var device: Device { base.device }

    /// Returns a transition with the option.
    private func slide() -> InterruptibleTransition {
      let slide = base.slide()
      slide.configuration.isBarInteractionEnabled = true
      return slide
    }

    /// Pushes a page, and returns its transition.
    @discardableResult
    private func push(
      _ page: UIViewController, onto stack: UINavigationController, by way: Way = .request,
      with transition: InterruptibleTransition? = nil
    ) -> InterruptibleTransition {
      let transition = transition ?? slide()
      switch way {
      case .request: stack.pushViewController(page, with: transition)
      case .delegate:
        delegate = NavigationTransitioningDelegate(transition)
        stack.delegate = delegate
        stack.pushViewController(page, animated: true)
      }
      return transition
    }

    /// Shows the first pages of the list, which their pushes pop.
    private func stack(_ count: Int, by way: Way = .request) -> UINavigationController {
      let stack = base.navigation([pages[0]])
      for page in pages[1..<count] {
        push(page, onto: stack, by: way)
        device.advanceUntilIdle()
      }
      return stack
    }

    private func tapBack() {
      device.tap(at: CGPoint(x: 40, y: 80))
    }

    private func areOn(_ stack: UINavigationController) -> [Bool] {
      [stack.navigationBar, stack.tabBarController?.tabBar].compactMap { $0 }
        .map(\.isUserInteractionEnabled)
    }

    /// Returns whether the bars and items are as before, and no request was refused.
    private func isClean(_ stack: UINavigationController) -> Bool {
      pages.allSatisfy { $0.navigationItem.backAction == nil } && !areOn(stack).contains(false)
        && !Runtime.current.console.contains { $0.contains("is refused") }
    }

    // MARK: During a push

    @Test(
      "A tap on Back during a push reverses the flight", arguments: Way.allCases, [false, true])
    func duringPush(_ way: Way, isRightToLeft: Bool) {
      if isRightToLeft { device.settings.layoutDirection = .rightToLeft }
      for count in 1...2 {
        let stack = stack(count, by: way)
        let former = base.completions.count
        push(pages[count], onto: stack, by: way)
        device.advance(by: 0.2)
        #expect(areOn(stack) == [true])
        tapBack()
        device.advance(by: 0.05)
        #expect(base.shownX(pages[count]) > 0 && stack.transitionCoordinator != nil)
        device.advanceUntilIdle()
        #expect(base.shows(Array(pages[..<count]), in: stack))
        #expect(base.completions.dropFirst(former) == [false] && isClean(stack))
      }
    }

    @Test("So it does while the push settles, and under Reduce Motion", arguments: [true, false])
    func settling(reducesMotion: Bool) {
      device.settings.reducesMotion = reducesMotion
      let stack = stack(1)
      let transition = push(pages[1], onto: stack)
      device.advance(by: 0.05)
      if !reducesMotion {
        transition.pause()
        transition.update(0.5)
        transition.finish()
        device.advance(by: 0.05)
      }
      tapBack()
      device.advanceUntilIdle()
      #expect(base.shows([pages[0]], in: stack))
      #expect(base.completions.count == 1 && isClean(stack))
    }

    @Test("Taps on Back change nothing while the push is reversed", arguments: [false, true])
    func reversed(isByApp: Bool) {
      let stack = stack(1)
      let transition = push(pages[1], onto: stack)
      device.advance(by: 0.3)
      if isByApp { transition.reverse() }
      for _ in 0..<3 {
        tapBack()
        device.advance(by: 0.02)
      }
      device.advanceUntilIdle()
      #expect(base.shows([pages[0]], in: stack) && base.completions == [false])
    }

    @Test("A tap on Back waits while the flight is held", arguments: [true, false])
    func held(finishes: Bool) {
      let stack = stack(1)
      let transition = push(pages[1], onto: stack)
      device.advance(by: 0.2)
      transition.pause()
      let progress = transition.progress
      tapBack()
      device.advance(by: 1)
      #expect(transition.phase == .held && transition.progress == progress)
      if finishes { transition.finish() } else { transition.cancel() }
      device.advanceUntilIdle()
      #expect(base.shows([pages[0]], in: stack) && base.completions == [false] && isClean(stack))
    }

    @Test("A second finger taps Back while the first one holds the flight")
    func underAFinger() {
      let stack = stack(1)
      let transition = slide()
      transition.interactions = [.pan(.left, over: .fraction(1), on: stack.view)]
      push(pages[1], onto: stack, with: transition)
      device.advance(by: 0.2)
      let finger = device.press(at: CGPoint(x: 300, y: 500))
      finger.move(by: CGVector(dx: -30, dy: 0), over: 0.1)
      #expect(transition.phase == .held)
      tapBack()
      device.advance(by: 0.3)
      #expect(transition.phase == .held)
      finger.lift()
      device.advanceUntilIdle()
      #expect(base.shows([pages[0]], in: stack) && base.completions == [false])
    }

    @Test("With touch-to-pause, a tap on Back only freezes the flight", arguments: [true, false])
    func touchToPause(resumesOnLift: Bool) {
      let stack = stack(1)
      let transition = slide()
      transition.interactions = [.touchToPause(scrubbing: .left, resumesOnLift: resumesOnLift)]
      push(pages[1], onto: stack, with: transition)
      device.advance(by: 0.2)
      tapBack()
      device.advance(by: 1)
      #expect((transition.phase == .held) != resumesOnLift)
      transition.finish()
      device.advanceUntilIdle()
      #expect(base.shows(Array(pages[..<2]), in: stack) && base.completions == [true])
    }

    @Test("A push that a tap has reversed can be held again, and finished")
    func caughtAgain() {
      let stack = stack(1)
      let transition = push(pages[1], onto: stack)
      device.advance(by: 0.3)
      tapBack()
      device.advance(by: 0.05)
      transition.pause()
      device.advance(by: 0.1)
      transition.finish()
      device.advanceUntilIdle()
      #expect(base.shows(Array(pages[..<2]), in: stack) && base.completions == [true])
      #expect(isClean(stack))
    }

    // MARK: During a pop

    @Test(
      "A tap on Back during a pop ends it early, and pops the shown page", arguments: Way.allCases)
    func duringPop(_ way: Way) {
      let stack = stack(3, by: way)
      tapBack()
      device.advance(by: 0.2)
      tapBack()
      device.advance(by: 0.2)
      #expect(stack.viewControllers == [pages[0]] && stack.transitionCoordinator != nil)
      device.advanceUntilIdle()
      #expect(base.shows([pages[0]], in: stack))
      #expect(base.completions == [true, true, true, true] && isClean(stack))
    }

    @Test("Each fast tap on another Back button pops a page")
    func fastTaps() {
      let stack = stack(4)
      for _ in 0..<3 {
        tapBack()
        device.advance(by: 0.15)
      }
      device.advanceUntilIdle()
      #expect(base.shows([pages[0]], in: stack))
      #expect(base.completions == Array(repeating: true, count: 6) && isClean(stack))
    }

    @Test("A tap during a pop by another transition than that of the page pops by the page's own")
    func ownTransition() {
      let stack = base.navigation([pages[0]])
      let own = push(pages[1], onto: stack)
      device.advanceUntilIdle()
      let other = push(pages[2], onto: stack)
      device.advanceUntilIdle()
      tapBack()
      device.advance(by: 0.2)
      #expect(other.flight != nil)
      tapBack()
      device.advance(by: 0.2)
      #expect(own.flight != nil)
      device.advanceUntilIdle()
      #expect(base.shows([pages[0]], in: stack))
    }

    // MARK: The bars

    @Test("By default, a tap on Back in flight is lost")
    func off() {
      let stack = base.navigation([pages[0]])
      push(pages[1], onto: stack, with: base.slide())
      device.advance(by: 0.2)
      let isOn = areOn(stack)
      #expect(pages[1].navigationItem.backAction == nil)
      tapBack()
      device.advanceUntilIdle()
      #expect(base.shows(Array(pages[..<2]), in: stack) && base.completions == [true])
      #expect(isOn == [Runtime.current.reads(.leavesBarsEnabled)])
    }

    @Test("A bar that the app has disabled stays disabled", arguments: Way.allCases)
    func disabledByApp(_ way: Way) {
      let stack = stack(1)
      stack.navigationBar.isUserInteractionEnabled = false
      push(pages[1], onto: stack, by: way)
      device.advance(by: 0.2)
      #expect(areOn(stack) == [false])
      device.advanceUntilIdle()
      #expect(areOn(stack) == [false] && base.completions == [true])
    }

    @Test("A bar that the app disables in flight stays disabled", arguments: [true, false])
    func disabledInFlight(finishes: Bool) {
      let stack = stack(1)
      let transition = push(pages[1], onto: stack)
      device.advance(by: 0.2)
      stack.navigationBar.isUserInteractionEnabled = false
      transition.pause()
      device.advance(by: 0.1)
      if finishes { transition.finish() } else { transition.cancel() }
      device.advance(by: 0.05)
      #expect(areOn(stack) == [false])
      device.advanceUntilIdle()
      #expect(areOn(stack) == [false] && base.completions == [finishes])
    }

    @Test("The app's own back action is called in flight, and stays")
    func ownAction() {
      let stack = stack(1)
      var taps = 0
      let action = UIAction { _ in taps += 1 }
      pages[1].navigationItem.backAction = action
      push(pages[1], onto: stack)
      device.advance(by: 0.2)
      tapBack()
      device.advanceUntilIdle()
      #expect(taps == 1 && base.shows(Array(pages[..<2]), in: stack))
      #expect(pages[1].navigationItem.backAction === action)
      pages[1].navigationItem.backAction = nil
      push(pages[2], onto: stack)
      device.advance(by: 0.2)
      pages[2].navigationItem.backAction = action
      device.advanceUntilIdle()
      #expect(pages[2].navigationItem.backAction === action)
    }

    @Test("A page without a Back button gets none")
    func withoutBackButton() {
      let stack = stack(2)
      pages[2].navigationItem.hidesBackButton = true
      push(pages[2], onto: stack)
      device.advance(by: 0.2)
      #expect(pages[2].navigationItem.backAction == nil)
      device.advanceUntilIdle()
      stack.popToRootViewController(with: slide())
      device.advance(by: 0.2)
      #expect(pages[0].navigationItem.backAction == nil && areOn(stack) == [true])
      device.advanceUntilIdle()
      #expect(base.shows([pages[0]], in: stack) && isClean(stack))
    }

    @Test("An item of the app reacts in flight")
    func appsItem() {
      let stack = stack(1)
      var taps = 0
      let item = UIBarButtonItem()
      item.title = "Edit"
      item.primaryAction = UIAction { _ in taps += 1 }
      pages[1].navigationItem.leftBarButtonItem = item
      push(pages[1], onto: stack)
      device.advance(by: 0.2)
      tapBack()
      device.advanceUntilIdle()
      #expect(taps == 1 && base.shows(Array(pages[..<2]), in: stack) && isClean(stack))
    }

    // MARK: VoiceOver

    @Test("VoiceOver activates Back, and escapes", arguments: [true, false])
    func voiceOver(escapes: Bool) {
      let presenter = titled("P")
      let stack = UINavigationController(rootViewController: pages[0])
      device.settings.runsVoiceOver = true
      device.launch(presenter)
      presenter.present(stack, with: base.slide())
      device.advanceUntilIdle()
      push(pages[1], onto: stack)
      device.advance(by: 0.2)
      let contents = stack.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }
      device.focusedView = escapes ? pages[1].view : contents.last?.backButton
      if escapes { #expect(device.performEscape()) } else { device.activate() }
      device.advanceUntilIdle()
      #expect(stack.viewControllers == [pages[0]] && base.completions == [true, false])
      #expect(presenter.presentedViewController === stack && isClean(stack))
    }

    // MARK: Tabs

    @Test(
      "A tap on another tab during a push selects the tab, and ends the push",
      arguments: [true, false])
    func tab(isHeld: Bool) {
      let stack = UINavigationController(rootViewController: pages[0])
      let tabs = base.tabs([stack, titled("T")])
      let transition = push(pages[1], onto: stack)
      device.advance(by: 0.2)
      #expect(areOn(stack) == [true, true])
      if isHeld { transition.pause() }
      device.tap(at: CGPoint(x: 300, y: 790))
      #expect(tabs.selectedIndex == 1)
      device.advanceUntilIdle()
      #expect(base.shows(1, in: tabs) && transition.isAtRest && isClean(stack))
      // The change of tabs has no flight. The push ends as in the background.
      let isPushed = base.completions == [true, true]
      #expect(base.completions.count == 2 && (isPushed || isHeld))
      tabs.selectedIndex = 0
      device.advanceUntilIdle()
      #expect(stack.viewControllers.count == (isPushed ? 2 : 1) && isClean(stack))
    }

    @Test("A change of tabs by a transition runs beside the push")
    func tabByTransition() {
      let stack = UINavigationController(rootViewController: pages[0])
      let tabs = base.tabs([stack, titled("T")])
      let delegate = TabBarTransitioningDelegate(base.slide())
      tabs.delegate = delegate
      push(pages[1], onto: stack)
      device.advance(by: 0.2)
      device.tap(at: CGPoint(x: 300, y: 790))
      #expect(tabs.selectedIndex == 1)
      device.advanceUntilIdle()
      #expect(base.shows(1, in: tabs) && base.completions == [true, true])
      #expect(stack.viewControllers == Array(pages[..<2]) && isClean(stack))
    }

    @Test("A tap on the selected tab during a push changes nothing")
    func sameTab() {
      let stack = UINavigationController(rootViewController: pages[0])
      let tabs = base.tabs([stack, titled("T")])
      push(pages[1], onto: stack)
      device.advance(by: 0.2)
      device.tap(at: CGPoint(x: 100, y: 790))
      device.advanceUntilIdle()
      #expect(base.shows(0, in: tabs) && isClean(stack))
      // UIKit may also pop, at once or after the push.
      #expect(base.shows(Array(pages[..<stack.viewControllers.count]), in: stack))
    }
  }
}
