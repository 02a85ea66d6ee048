import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Changes without animation, alone and during other changes", .sharingVariants)
struct UnanimatedChangeTests {
  /// An app's change of a stack while B is being pushed onto A.
  nonisolated enum StackChange: CaseIterable, Sendable {
    case push, pop, popToRoot, replace, empty

    /// Makes the change in the stack.
    @MainActor func make(in navigation: UINavigationController, with c: UIViewController) {
      switch self {
      case .push: navigation.pushViewController(c, animated: false)
      case .pop: navigation.popViewController(animated: false)
      case .popToRoot: navigation.popToRootViewController(animated: false)
      case .replace: navigation.setViewControllers([c], animated: false)
      case .empty: navigation.viewControllers = []
      }
    }

    /// Returns the stack after a late change, which ignores a pop.
    func lateStack(from stack: [String]) -> [String] {
      switch self {
      case .push: stack + ["C"]
      case .pop, .popToRoot: stack
      case .replace: ["C"]
      case .empty: []
      }
    }
  }

  @Test(
    "A stack that changes without animation during a push is shown after the push",
    arguments: Moment.allCases, StackChange.allCases)
  func stack(_ moment: Moment, _ change: StackChange) throws {
    for finishes in [true, false] {
      let fixture = ChangeFixture(.push)
      let navigation = try #require(fixture.container as? UINavigationController)
      var names: [String] { navigation.viewControllers.map { $0.title ?? "" } }
      let c = NotedViewController("C", in: fixture.log)
      let finger = fixture.bring(to: moment)
      change.make(in: navigation, with: c)
      let atOnce = names == ["A", "B"] ? nil : names
      fixture.base.device.advance(by: 0.05)
      if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
      fixture.base.end(finger)
      let pushed = fixture.base.completions.first == true ? ["A", "B"] : ["A"]
      #expect(names == atOnce ?? change.lateStack(from: pushed))
      #expect(navigation.children == navigation.viewControllers)
      #expect(fixture.transition.isAtRest)
      #expect(navigation.transitionCoordinator == nil)
      for controller in [fixture.from, fixture.to, c] {
        let isShown = controller === navigation.topViewController
        #expect((controller.viewIfLoaded?.window != nil) == isShown)
        #expect(controller.isBalanced)
      }
      // The next push is not disturbed.
      let d = NotedViewController("D", in: fixture.log)
      navigation.pushViewController(d, animated: true)
      fixture.base.device.advanceUntilIdle()
      #expect(navigation.topViewController === d && d.isBalanced)
    }
  }

  @Test("Pushes and pops without animation do not use the delegate's transition")
  func stackAlone() {
    for kind in [ChangeKind.push, .pop] {
      let fixture = ChangeFixture(kind)
      fixture.transition.pause()
      let navigation = fixture.container as? UINavigationController
      if kind == .push {
        navigation?.pushViewController(fixture.to, animated: false)
      } else {
        navigation?.popViewController(animated: false)
      }
      fixture.base.device.advance(by: 0.05)
      fixture.transition.cancel()
      #expect(fixture.base.directions.isEmpty)
      #expect(navigation?.topViewController === fixture.to)
      #expect(fixture.transition.isAtRest)
      fixture.expectShown(fixture.to)
    }
  }

  @Test(
    "A tab that is selected without a transition during a change is shown after it",
    arguments: Moment.allCases, [false, true])
  func tab(_ moment: Moment, finishes: Bool) throws {
    let fixture = ChangeFixture(.tabRight)
    let tabs = try #require(fixture.container as? UITabBarController)
    let c = NotedViewController("C", in: fixture.log)
    tabs.viewControllers?.append(c)
    let finger = fixture.bring(to: moment)
    tabs.delegate = nil
    tabs.selectedIndex = 2
    fixture.base.device.advance(by: 0.05)
    if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
    fixture.base.end(finger)
    #expect(fixture.base.shows(2, in: tabs))
    #expect([fixture.from, fixture.to, c].allSatisfy { $0.isBalanced })
    #expect(fixture.transition.isAtRest)
  }
}
