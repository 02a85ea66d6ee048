import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension NavigationTests.BarInteractionTests {
  @Suite("During pops, and after other changes", .underVariants)
  struct Pops {
    private let base = ContainerFixture()
    private let pages = ["A", "B", "C"].map { titled($0) }

    private func slide() -> InterruptibleTransition {
      let slide = base.slide()
      slide.configuration.isBarInteractionEnabled = true
      return slide
    }

    /// Shows the pages, and begins to pop the top one.
    private func popping() -> (stack: UINavigationController, pop: InterruptibleTransition) {
      let stack = base.navigation(pages)
      let pop = slide()
      stack.popViewController(with: pop)
      base.device.advance(by: base.device.settings.reducesMotion ? 0.05 : 0.2)
      return (stack, pop)
    }

    private func tapBack() {
      base.device.tap(at: CGPoint(x: 40, y: 80))
    }

    private func isClean(_ stack: UINavigationController) -> Bool {
      pages.allSatisfy { $0.navigationItem.backAction == nil }
        && stack.navigationBar.isUserInteractionEnabled
    }

    @Test(
      "A tap on Back pops the shown page, with reduced motion and right to left",
      arguments: [true, false], [true, false])
    func settings(isReduced: Bool, isRightToLeft: Bool) {
      base.device.settings.reducesMotion = isReduced
      if isRightToLeft { base.device.settings.layoutDirection = .rightToLeft }
      let (stack, _) = popping()
      tapBack()
      base.device.advanceUntilIdle()
      #expect(base.shows([pages[0]], in: stack) && isClean(stack))
    }

    @Test("A tap on Back during a held pop waits for the release", arguments: [true, false])
    func held(finishes: Bool) {
      let (stack, pop) = popping()
      pop.pause()
      tapBack()
      base.device.advance(by: 0.5)
      #expect(pop.phase == .held)
      if finishes { pop.finish() } else { pop.cancel() }
      base.device.advanceUntilIdle()
      #expect(base.shows(finishes ? [pages[0]] : Array(pages[..<2]), in: stack) && isClean(stack))
    }

    @Test("A pop that is caught again leaves no back action", arguments: [true, false])
    func caughtAgain(finishes: Bool) {
      let (stack, pop) = popping()
      pop.cancel()
      base.device.advance(by: 0.05)
      pop.pause()
      base.device.advance(by: 0.1)
      if finishes { pop.finish() } else { pop.cancel() }
      base.device.advanceUntilIdle()
      #expect(base.shows(finishes ? Array(pages[..<2]) : pages, in: stack) && isClean(stack))
      tapBack()
      base.device.advanceUntilIdle()
      #expect(stack.viewControllers.count == (finishes ? 1 : 2))
    }

    @Test("The bars receive taps also in a push that has waited for one without the option")
    func afterAnother() {
      let stack = base.navigation([pages[0]])
      let push = slide()
      stack.pushViewController(pages[1], with: base.slide())
      base.device.advance(by: 0.2)
      stack.pushViewController(pages[2], with: push)
      base.device.advance(by: 0.3)
      #expect(push.flight != nil && stack.navigationBar.isUserInteractionEnabled)
      tapBack()
      base.device.advanceUntilIdle()
      #expect(base.shows(Array(pages[..<2]), in: stack) && isClean(stack))
    }
  }
}
