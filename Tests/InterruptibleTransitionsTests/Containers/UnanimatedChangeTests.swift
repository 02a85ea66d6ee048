import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Changes without animation, alone and during others", .eachReading)
struct UnanimatedChangeTests {
  /// What an app may do to a stack while a push of B on A is under way.
  nonisolated enum StackChange: CaseIterable, Sendable {
    case push, pop, popToRoot, replace, empty

    /// Changes the stack.
    @MainActor func make(in navigation: UINavigationController, with c: UIViewController) {
      switch self {
      case .push: navigation.pushViewController(c, animated: false)
      case .pop: navigation.popViewController(animated: false)
      case .popToRoot: navigation.popToRootViewController(animated: false)
      case .replace: navigation.setViewControllers([c], animated: false)
      case .empty: navigation.viewControllers = []
      }
    }

    /// The stack that it leads to when it is made late: a pop is passed over then.
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
    "A stack that changes without animation during a push is shown after it",
    arguments: Moment.allCases, StackChange.allCases)
  func stack(_ moment: Moment, _ change: StackChange) throws {
    for finishes in [true, false] {
      let stage = ChangeStage(.push)
      let navigation = try #require(stage.container as? UINavigationController)
      var names: [String] { navigation.viewControllers.map { $0.title ?? "" } }
      let c = NotedViewController("C", in: stage.log)
      let finger = stage.bring(to: moment)
      change.make(in: navigation, with: c)
      let atOnce = names == ["A", "B"] ? nil : names
      stage.world.device.advance(by: 0.05)
      if finishes { stage.transition.finish() } else { stage.transition.cancel() }
      stage.world.end(finger)
      let pushed = stage.world.completions.first == true ? ["A", "B"] : ["A"]
      #expect(names == atOnce ?? change.lateStack(from: pushed))
      #expect(navigation.children == navigation.viewControllers)
      #expect(stage.transition.isAtRest)
      #expect(navigation.transitionCoordinator == nil)
      for controller in [stage.from, stage.to, c] {
        let isShown = controller === navigation.topViewController
        #expect((controller.viewIfLoaded?.window != nil) == isShown)
        #expect(controller.isBalanced)
      }
      // The next push is not disturbed.
      let d = NotedViewController("D", in: stage.log)
      navigation.pushViewController(d, animated: true)
      stage.world.device.advanceUntilIdle()
      #expect(navigation.topViewController === d && d.isBalanced)
    }
  }

  @Test("Pushes and pops without animation leave the delegate's transition alone")
  func stackAlone() {
    for kind in [ChangeKind.push, .pop] {
      let stage = ChangeStage(kind)
      stage.transition.pause()
      let navigation = stage.container as? UINavigationController
      if kind == .push {
        navigation?.pushViewController(stage.to, animated: false)
      } else {
        navigation?.popViewController(animated: false)
      }
      stage.world.device.advance(by: 0.05)
      stage.transition.cancel()
      #expect(stage.world.directions.isEmpty)
      #expect(navigation?.topViewController === stage.to)
      #expect(stage.transition.isAtRest)
      stage.expectShown(stage.to)
    }
  }

  @Test(
    "A tab that is selected without a transition during a change is shown after it",
    arguments: Moment.allCases, [false, true])
  func tab(_ moment: Moment, finishes: Bool) throws {
    let stage = ChangeStage(.tabRight)
    let tabs = try #require(stage.container as? UITabBarController)
    let c = NotedViewController("C", in: stage.log)
    tabs.viewControllers?.append(c)
    let finger = stage.bring(to: moment)
    tabs.delegate = nil
    tabs.selectedIndex = 2
    stage.world.device.advance(by: 0.05)
    if finishes { stage.transition.finish() } else { stage.transition.cancel() }
    stage.world.end(finger)
    #expect(stage.world.shows(2, in: tabs))
    #expect([stage.from, stage.to, c].allSatisfy { $0.isBalanced })
    #expect(stage.transition.isAtRest)
  }
}
