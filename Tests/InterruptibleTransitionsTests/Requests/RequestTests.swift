import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// The suite of a feature: `swift test --filter RequestTests` runs all its suites.
@Suite("Requests")
enum RequestTests {}

extension RequestTests {
  /// Tests of requests in one window for the same view controller, and of parallel requests.
  @Suite("Request queue", .underVariants, .alsoUnder(.asksPresentationsLate))
  struct Queue {
    @Test("Presenting a page that waits to be pushed is refused")
    func pushedAndPresented() {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      let navigation = UINavigationController(rootViewController: a)
      let tabs = base.tabs([navigation])
      navigation.pushViewController(b, with: base.slide())
      base.device.advance(by: 0.1)
      let push = navigation.pushViewController(c, with: base.slide())
      base.device.advance(by: 0.05)
      let presentation = tabs.present(c, with: base.slide())
      base.device.advanceUntilIdle()
      #expect([push.result, presentation.result].filter { $0 == .completed }.count == 1)
      #expect(push.result == .completed && presentation.result == .refused)
      #expect(navigation.viewControllers == [a, b, c] && c.presentingViewController == nil)
    }

    @Test(
      "Of a waiting push and a presentation of the same page, the second request is refused",
      arguments: [true, false])
    func eitherOrder(presentsFirst: Bool) {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      let p = titled("P")
      let navigation = base.navigation([a])
      a.present(p, with: base.slide())
      navigation.pushViewController(b, with: base.slide())
      var handles: [TransitionHandle] = []
      let present = { handles.append(p.present(c, with: base.slide(), whenBusy: .wait)) }
      let push = { handles.append(navigation.pushViewController(c, with: base.slide())) }
      for request in presentsFirst ? [present, push] : [push, present] { request() }
      base.device.advanceUntilIdle()
      #expect(handles.map(\.result) == [.completed, .refused])
      #expect((p.presentedViewController === c) == presentsFirst)
      #expect(navigation.viewControllers.contains(c) != presentsFirst)
    }

    @Test("UIKit does not receive repeated requests whose presenter is being dismissed")
    func console() {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      base.device.launch(a)
      a.present(b, animated: false)
      base.device.advanceUntilIdle()
      b.dismiss(with: base.slide())
      base.device.advance(by: 0.1)
      let handle = b.present(c, with: base.slide(), whenBusy: .wait)
      base.device.advanceUntilIdle()
      #expect(handle.result == .refused && Runtime.current.console.isEmpty)
    }

    @Test(
      "Two view controllers that wait to present each other both have outcomes",
      arguments: 2...12)
    func onEachOther(after frames: Int) {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      base.device.launch(a)
      a.present(b, animated: false)
      base.device.advanceUntilIdle()
      b.dismiss(with: base.slide())
      let upper = b.present(c, with: base.slide(), whenBusy: .replace)
      base.device.advance(by: Double(frames) / 60)
      let lower = c.present(b, with: base.slide(), whenBusy: .wait)
      base.device.advanceUntilIdle()
      #expect(upper.result != nil && lower.result != nil)
      #expect(RequestQueue.queue(of: a).requests.isEmpty)
    }

    @Test("Pushing a page that a system push is adding counts as completed")
    func pushedBySystem() {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      let navigation = base.navigation([a])
      navigation.pushViewController(b, animated: true)
      let upper = navigation.pushViewController(c, with: base.slide())
      let lower = navigation.pushViewController(b, with: base.slide())
      base.device.advanceUntilIdle()
      #expect(upper.result == .completed && lower.result == .completed)
      #expect(base.shows([a, b, c], in: navigation))
    }

    @Test("Pushing a page of a tab onto a navigation controller in another tab is refused")
    func pageOfTab() {
      let base = ContainerFixture()
      let a = titled("A")
      let page = titled("P")
      let navigation = UINavigationController(rootViewController: a)
      let tabs = base.tabs([navigation, page])
      let push = navigation.pushViewController(page, with: base.slide())
      base.device.advanceUntilIdle()
      #expect(push.result == .refused && navigation.viewControllers == [a])
      #expect(tabs.viewControllers == [navigation, page])
    }

    @Test("A navigation controller pops during its presentation, after its push")
    func besidePresentation() {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let m = titled("M")
      let slide = base.slide()
      let navigation = base.navigation([a])
      let push = navigation.pushViewController(b, with: slide)
      base.device.advance(by: 0.1)
      let presentation = navigation.present(m, with: base.slide())
      base.device.advance(by: 0.1)
      slide.pause()
      let pop = navigation.popViewController(with: base.slide())
      base.device.advance(by: 0.6)
      #expect(slide.phase == .held && pop.flight == nil && pop.result == nil)
      slide.finish()
      base.device.advanceUntilIdle()
      #expect([push, presentation, pop].allSatisfy { $0.result == .completed })
      #expect(navigation.viewControllers == [a])
    }

    @Test("A push in a navigation controller that is being presented waits for the presentation")
    func inComingStack() {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      let navigation = UINavigationController(rootViewController: b)
      base.device.launch(a)
      let presentation = a.present(navigation, with: base.slide())
      base.device.advance(by: 0.1)
      let push = navigation.pushViewController(c, with: base.slide())
      base.device.advance(by: 0.2)
      #expect(presentation.flight != nil && push.flight == nil)
      base.device.advanceUntilIdle()
      #expect(presentation.result == .completed && push.result == .completed)
      #expect(navigation.viewControllers == [b, c] && base.directions == [true, true])
    }

    // MARK: One request for several handles

    /// A presentation that is held, and another presentation that waits for it and was requested
    /// twice.
    private final class HeldPresentation {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      let slide: InterruptibleTransition
      let handles: [TransitionHandle]

      init() {
        base.device.launch(a)
        slide = base.slide()
        a.present(b, with: slide)
        base.device.advance(by: 0.1)
        slide.pause()
        handles = (0..<2).map { [a, c, base] _ in
          a.present(c, with: base.slide(), whenBusy: .wait)
        }
      }
    }

    @Test(
      "Cancelling one of two handles of a waiting presentation does not cancel the other",
      arguments: [0, 1])
    func withdrawnAlone(_ number: Int) {
      let fixture = HeldPresentation()
      let base = fixture.base
      let slide = fixture.slide
      let handles = fixture.handles
      handles[number].cancel()
      slide.finish()
      base.device.advanceUntilIdle()
      #expect(handles[number].result == .cancelled && handles[1 - number].result == .completed)
      #expect(fixture.b.presentedViewController === fixture.c)
    }

    @Test("A dismissal cancels both requests for a waiting presentation")
    func bothWithdrawn() {
      let fixture = HeldPresentation()
      let base = fixture.base
      let slide = fixture.slide
      let handles = fixture.handles
      fixture.a.dismiss(with: slide)
      base.device.advanceUntilIdle()
      let isGone = fixture.a.presentedViewController == nil
      #expect(handles.allSatisfy { $0.result == .cancelled } && isGone)
    }

    @Test("Both handles of a push have its flight and its animations")
    func sharedFlight() {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      let navigation = base.navigation([a])
      navigation.pushViewController(b, with: base.slide())
      base.device.advance(by: 0.1)
      let slide = base.slide()
      let handles = (0..<2).map { _ in navigation.pushViewController(c, with: slide) }
      var animations = 0
      for handle in handles { handle.addAnimations { animations += 1 } }
      base.device.advance(by: 0.25)
      let flight = slide.flight
      #expect(flight != nil && handles.allSatisfy { $0.flight === flight } && animations == 2)
      base.device.advanceUntilIdle()
      #expect(handles.allSatisfy { $0.result == .completed })
    }

    @Test(
      "Each tap on the tab bar in flight is reported to the delegate once", arguments: [60.0, 350])
    func reportedTaps(at x: CGFloat) {
      final class Delegate: NSObject, UITabBarControllerDelegate {
        var selected: [String] = []
        func tabBarController(
          _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { selected.append(viewController.title ?? "") }
      }
      let base = ContainerFixture()
      let pages = ["A", "B", "C"].map(titled)
      let tabs = base.tabs(pages)
      let delegate = Delegate()
      tabs.delegate = delegate
      tabs.selectViewController(pages[1], with: base.slide())
      base.device.advance(by: 0.1)
      base.device.tap(at: CGPoint(x: x, y: 790))
      base.device.advanceUntilIdle()
      #expect(delegate.selected == [x < 100 ? "A" : "C"])
      #expect(base.shows(x < 100 ? 0 : 2, in: tabs))
    }
  }
}

extension RequestTests {
  /// Tests of view controllers that an app presents and pushes at once.
  @Suite("View controllers that are both presented and pushed", .underVariants)
  struct PresentedAndPushed {
    @Test(
      "Pushing a view controller that is presented is refused, in each state of the presentation",
      arguments: [0, 0.1, 1])
    func refused(after seconds: Double) {
      let base = ContainerFixture()
      let first = base.slide()
      let second = base.slide()
      let navigation = base.navigation([titled("A")])
      let screen = titled("B")
      let presentation = navigation.present(screen, with: first)
      base.device.advance(by: seconds)
      let push = navigation.pushViewController(screen, with: second)
      let toggle = navigation.togglePush(of: screen, with: second)
      base.device.advanceUntilIdle()
      #expect(push.result == .refused && toggle.result == .refused)
      #expect(presentation.result == .completed)
      #expect(navigation.presentedViewController === screen && screen.parent == nil)
      #expect(navigation.viewControllers.count == 1)
      navigation.dismiss(animated: false)
      base.device.advanceUntilIdle()
      navigation.pushViewController(screen, with: second)
      base.device.advanceUntilIdle()
      #expect(navigation.topViewController === screen)
    }

    @Test("Presenting a view controller that waits to be pushed is refused", arguments: [0, 0.1])
    func waiting(seconds: Double) {
      let base = ContainerFixture()
      let navigation = base.navigation([titled("A")])
      let screen = titled("C")
      navigation.pushViewController(titled("B"), with: base.slide())
      base.device.advance(by: seconds)
      navigation.pushViewController(screen, with: base.slide())
      let presentation = navigation.present(screen, with: base.slide())
      base.device.advanceUntilIdle()
      #expect(presentation.result == .refused)
      #expect(screen.parent === navigation && screen.presentingViewController == nil)
    }

    @Test("Pushing a page of another navigation controller is refused")
    func otherStack() {
      let base = ContainerFixture()
      let page = titled("B")
      let tabs = UITabBarController()
      let first = UINavigationController(rootViewController: titled("A"))
      first.pushViewController(page, animated: false)
      let second = UINavigationController(rootViewController: titled("C"))
      tabs.viewControllers = [first, second]
      base.device.launch(tabs)
      tabs.selectedIndex = 1
      base.device.advanceUntilIdle()
      let push = second.pushViewController(page, with: base.slide())
      base.device.advanceUntilIdle()
      #expect(push.result == .refused)
      #expect(first.viewControllers.last === page && page.parent === first)
    }

    @Test(
      "Presenting a view controller on its own presented view controller is refused",
      arguments: [0, 0.1, 1])
    func presenter(after seconds: Double) {
      let base = ContainerFixture()
      let navigation = base.navigation([titled("A")])
      let first = titled("B")
      let second = titled("C")
      navigation.present(first, with: base.slide())
      base.device.advanceUntilIdle()
      first.present(second, with: base.slide())
      base.device.advance(by: seconds)
      let requests = [navigation, first].map { second.present($0, with: base.slide()) }
      base.device.advanceUntilIdle()
      #expect(requests.map(\.result) == [.refused, .refused])
      #expect(Array(navigation.presentedChain) == [navigation, first, second])
      base.device.rotate(to: .landscape)
    }

    @Test("Requests have outcomes even if the app pushes the presented view controller with UIKit")
    func roundInACircle() {
      for isPushed in [true, false] {
        let base = ContainerFixture()
        let navigation = base.navigation([titled("A")])
        let screen = titled("B")
        navigation.present(screen, animated: false)
        base.device.advanceUntilIdle()
        if isPushed {
          navigation.pushViewController(screen, animated: false)
        } else {
          navigation.setViewControllers([screen], animated: false)
        }
        base.device.advanceUntilIdle()
        #expect(navigation.presentedViewController === screen && screen.parent === navigation)
        let dismissal = navigation.dismiss(with: base.slide())
        let presentation = screen.present(titled("C"), with: base.slide())
        base.device.advanceUntilIdle()
        #expect(dismissal.result != nil && presentation.result != nil)
      }
    }

    @Test("Presenting or pushing a container from within itself is refused")
    func itself() {
      let base = ContainerFixture()
      let page = titled("A")
      let navigation = base.navigation([page])
      let presentations = [navigation, page].map { $0.present(navigation, with: base.slide()) }
      let pushes = [navigation, UINavigationController(rootViewController: titled("B"))]
        .map { navigation.pushViewController($0, with: base.slide()) }
      base.device.advanceUntilIdle()
      #expect((presentations + pushes).allSatisfy { $0.result == .refused })
      #expect(navigation.presentedViewController == nil && navigation.viewControllers == [page])
    }
  }
}
