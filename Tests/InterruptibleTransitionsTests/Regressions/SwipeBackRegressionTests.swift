import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension RegressionTests {
  /// Tests of a pushed page's return transition while other changes, gestures or transitions
  /// interfere.
  @Suite(
    "Return transition of a push with interference", .underVariants,
    .alsoUnder(.endsChangesForOthers)
  )
  struct SwipesBack {
    /// A stack of two pages. A transition has pushed the second page.
    private final class Fixture {
      let base = ContainerFixture()
      let navigation: UINavigationController
      let page = titled("B")
      let slide: InterruptibleTransition

      init() {
        navigation = base.navigation([titled("A")])
        slide = base.slide()
        navigation.pushViewController(page, with: slide)
        base.device.advanceUntilIdle()
      }

      /// Swipes from the left edge, and returns whether the transition has popped the page.
      func swipeBack() -> Bool {
        let finger = base.device.press(at: CGPoint(x: 3, y: 400))
        finger.move(by: CGVector(dx: 300, dy: 0), over: 0.3)
        let isPopping = slide.flight?.isPresenting == false
        finger.lift()
        base.device.advanceUntilIdle()
        return isPopping && navigation.viewControllers.count == 1
      }
    }

    @Test(
      "A cancelled pop, also by another transition, keeps the swipe back and its transition",
      arguments: 0...3)
    func cancelledPop(_ way: Int) {
      let fixture = Fixture()
      let pop = way == 3 ? fixture.base.slide() : fixture.slide
      let handle = fixture.navigation.popViewController(with: pop)
      fixture.base.device.advance(by: 0.2)
      switch way {
      case 0: handle.cancel()
      case 1: pop.reverse()
      case 2: fixture.navigation.pushViewController(fixture.page, with: pop)
      default: pop.cancel()
      }
      fixture.base.device.advanceUntilIdle()
      #expect(fixture.navigation.viewControllers.count == 2)
      #expect(fixture.swipeBack())
      #expect(fixture.navigation.delegate == nil)
    }

    @Test(
      "A pan in another direction on the page does not prevent the swipe back", arguments: 0...2)
    func besideAPan(_ kind: Int) {
      let fixture = Fixture()
      let view = fixture.page.view
      let pans: [any TransitionInteraction] = [
        .pan(.left, over: 300, on: view), .pan(.down, over: 300, on: view) {},
        .pan(.left, over: 300, on: view) {},
      ]
      fixture.slide.interactions = [pans[kind]]
      #expect(fixture.swipeBack())
      fixture.slide.interactions = []
    }

    @Test(
      "Disabling the system's pop recognizer, or its delegate, prevents the swipe back",
      arguments: [true, false])
    func forbidden(byDelegate: Bool) {
      final class Delegate: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
          false
        }
      }
      let fixture = Fixture()
      let delegate = Delegate()
      let recognizer = fixture.navigation.interactivePopGestureRecognizer
      if byDelegate { recognizer?.delegate = delegate } else { recognizer?.isEnabled = false }
      #expect(!fixture.swipeBack())
      #expect(fixture.navigation.viewControllers.count == 2 && fixture.base.completions == [true])
    }

    @Test("An edge pan from the opposite edge does not prevent the swipe back")
    func otherEdge() {
      let fixture = Fixture()
      fixture.slide.interactions = [.edgePan(.right, over: 300, on: fixture.page.view) {}]
      #expect(fixture.swipeBack())
      fixture.slide.interactions = []
    }

    @Test("Two navigation controllers with one transition both keep a swipe back")
    func twoStacks() {
      let base = ContainerFixture()
      let stacks = ["A", "B"].map { title in
        let navigation = UINavigationController()
        navigation.viewControllers = [titled(title)]
        return navigation
      }
      let tabs = base.tabs(stacks)
      let slide = base.slide()
      for (index, stack) in stacks.enumerated() {
        tabs.selectedIndex = index
        base.device.advance(by: 0.1)
        stack.pushViewController(titled("C"), with: slide)
        base.device.advanceUntilIdle()
      }
      for (index, stack) in stacks.enumerated() {
        tabs.selectedIndex = index
        base.device.advance(by: 0.1)
        let finger = base.device.press(at: CGPoint(x: 3, y: 400))
        finger.move(by: CGVector(dx: 300, dy: 0), over: 0.3)
        #expect(slide.phase == .held)
        finger.lift()
        base.device.advanceUntilIdle()
        #expect(stack.viewControllers.count == 1 && stack.delegate == nil)
      }
    }

    @Test("A push during a push completes both and keeps the return transition")
    func pushDuringPush() {
      let base = ContainerFixture()
      let navigation = base.navigation([titled("A")])
      let slide = base.slide()
      let first = navigation.pushViewController(titled("B"), with: slide)
      base.device.advance(by: 0.2)
      let second = navigation.pushViewController(titled("C"), with: slide)
      base.device.advanceUntilIdle()
      #expect(first.result == .completed && second.result == .completed)
      for count in [2, 1] {
        navigation.popViewController(animated: true)
        base.device.advance(by: 0.2)
        #expect(slide.flight?.isPresenting == false)
        base.device.advanceUntilIdle()
        #expect(navigation.viewControllers.count == count)
      }
      #expect(navigation.delegate == nil && slide.providedInteractions.interactions.isEmpty)
    }

    @Test("A swipe back continues to hold the flight when the transition pushes another page")
    func pushUnderAFinger() {
      let fixture = Fixture()
      let finger = fixture.base.device.press(at: CGPoint(x: 3, y: 400))
      finger.move(by: CGVector(dx: 200, dy: 0), over: 0.3)
      let push = fixture.navigation.pushViewController(titled("C"), with: fixture.slide)
      let before = fixture.slide.progress
      finger.move(by: CGVector(dx: 40, dy: 0), over: 0.1)
      #expect(fixture.slide.phase == .held && fixture.slide.progress > before)
      #expect(push.result == nil)
      finger.lift()
      fixture.base.device.advanceUntilIdle()
      #expect(push.result == .completed && fixture.slide.isAtRest)
    }

    @Test("A cancelled dismissal by another transition keeps a screen's interactions")
    func otherWayOut() {
      final class Screen: UIViewController, TransitionInteractionProvider {
        var asks = 0
        func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction] {
          asks += 1
          return [.pan(.down, over: 300, on: view) {}]
        }
      }
      let device = Device()
      let presenter = UIViewController()
      let screen = Screen()
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.4))
      let fade = InterruptibleTransition(.fade, timing: .linear(0.4))
      device.launch(presenter)
      presenter.present(screen, with: slide)
      device.advanceUntilIdle()
      for finishes in [false, true] {
        screen.dismiss(with: fade)
        device.advance(by: 0.2)
        if !finishes { fade.cancel() }
        device.advanceUntilIdle()
        #expect(screen.asks == 1 && fade.providedInteractions.interactions.isEmpty)
        #expect((presenter.presentedViewController == nil) == finishes)
        if !finishes { #expect(screen.view.gestureRecognizers?.count == 1) }
      }
    }

    @Test("An edge pan of another transition on the page below does not prevent the swipe back")
    func otherTransitionsEdgePan() {
      let base = ContainerFixture()
      let root = titled("A")
      let navigation = base.navigation([root])
      let drawer = InterruptibleTransition(.slide(from: .left), timing: .linear(0.3))
      drawer.interactions = [
        .edgePan(.left, over: 300, on: root.view) { [unowned root] in
          root.present(UIViewController(), with: drawer)
        }
      ]
      let slide = base.slide()
      navigation.pushViewController(titled("B"), with: slide)
      base.device.advance(by: 0.2)
      let finger = base.device.press(at: CGPoint(x: 3, y: 400))
      finger.move(by: CGVector(dx: 250, dy: 0), over: 0.3)
      #expect(slide.phase == .held && drawer.phase == .idle)
      finger.lift()
      base.device.advanceUntilIdle()
      #expect(navigation.viewControllers.count == 1 && root.presentedViewController == nil)
      drawer.interactions = []
    }

    @Test("A page that is released during its push leaves no delegate behind")
    func releasedBefore() {
      let fixture = Fixture()
      let navigation = fixture.navigation
      let slide = fixture.base.slide()
      navigation.popViewController(with: slide)
      fixture.base.device.advance(by: 0.1)
      weak var page: UIViewController?
      do {
        let pushed = titled("C")
        page = pushed
        navigation.pushViewController(pushed, with: fixture.slide)
      }
      // Where UIKit has changed the stack at once, this pop removes the page.
      navigation.popViewController(animated: true)
      fixture.base.device.advanceUntilIdle()
      navigation.setViewControllers([titled("D")], animated: false)
      fixture.base.device.advanceUntilIdle()
      #expect(page == nil && navigation.delegate == nil)
    }
  }
}
