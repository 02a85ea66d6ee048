import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// The suite of a feature: `swift test --filter NavigationTests` runs all its suites.
@Suite("Navigation")
enum NavigationTests {}

extension NavigationTests {
  @Suite("Navigation transitions", .underVariants)
  struct Transitions {
    private let a = titled("A")
    private let b = titled("B")

    @Test("One transition pushes and, reversed, pops")
    func pushAndPop() {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let delegate = NavigationTransitioningDelegate(fixture.slide())
      navigation.delegate = delegate
      navigation.pushViewController(b, animated: true)
      fixture.device.advance(by: 0.25)
      #expect((100...300).contains(fixture.shownX(b)))
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a, b], in: navigation))
      navigation.popViewController(animated: true)
      fixture.device.advance(by: 0.25)
      #expect((100...300).contains(fixture.shownX(b)))
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a], in: navigation))
      #expect(fixture.completions == [true, true])
      #expect(fixture.directions == [true, false])
    }

    @Test("A closure chooses a transition for each operation, or nil for the system's animation")
    func choice() {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let push = fixture.slide()
      let pop = fixture.slide()
      let special = titled("special")
      let plain = titled("plain")
      let delegate = NavigationTransitioningDelegate { operation, from, to in
        guard from !== plain, to !== plain else { return nil }
        return operation == .push ? push : pop
      }
      navigation.delegate = delegate
      navigation.pushViewController(special, animated: true)
      fixture.device.advance(by: 0.1)
      #expect(push.flight != nil && pop.flight == nil)
      fixture.device.advanceUntilIdle()
      navigation.pushViewController(plain, animated: true)
      fixture.device.advance(by: 0.1)
      #expect(push.flight == nil)
      fixture.device.advanceUntilIdle()
      navigation.popViewController(animated: true)
      fixture.device.advanceUntilIdle()
      navigation.popViewController(animated: true)
      fixture.device.advance(by: 0.1)
      #expect(pop.flight?.isPresenting == false)
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a], in: navigation))
      #expect(fixture.directions == [true, false])
    }

    @Test("An app's delegate that calls the toolkit's delegate keeps its other methods")
    func appsDelegate() {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let delegate = AppsDelegate()
      delegate.transitions = NavigationTransitioningDelegate(fixture.slide())
      navigation.delegate = delegate
      navigation.pushViewController(b, animated: true)
      fixture.device.advanceUntilIdle()
      #expect(delegate.heard == ["willShow B", "didShow B"])
      #expect(fixture.directions == [true])
    }

    @Test("The direction is that of the operation that UIKit reports, regardless of the stack")
    func announced() {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a, b])
      let delegate = NavigationTransitioningDelegate(fixture.slide())
      navigation.delegate = delegate
      // The source was below the destination, and is above it in the new stack.
      navigation.setViewControllers([b, a], animated: true)
      fixture.device.advanceUntilIdle()
      #expect(fixture.directions == [false])
      #expect(fixture.shows([b, a], in: navigation))
    }

    @Test("A transition returned by an app's own delegate has the right direction")
    func unannounced() {
      final class Delegate: NSObject, UINavigationControllerDelegate {
        let transition: InterruptibleTransition
        init(_ transition: InterruptibleTransition) { self.transition = transition }
        func navigationController(
          _ navigationController: UINavigationController,
          animationControllerFor operation: UINavigationController.Operation,
          from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { transition }
      }
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let delegate = Delegate(fixture.slide())
      navigation.delegate = delegate
      navigation.pushViewController(b, animated: true)
      fixture.device.advanceUntilIdle()
      navigation.popViewController(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(fixture.directions == [true, false])
      #expect(fixture.shows([a], in: navigation))
    }

    @Test("pushViewController(_:with:) restores the delegate, which receives its usual calls")
    func pushWith() {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let delegate = AppsDelegate()
      navigation.delegate = delegate
      weak var transition: InterruptibleTransition?
      do {
        let slide = fixture.slide()
        transition = slide
        navigation.pushViewController(b, with: slide, returnTransition: .system)
      }
      fixture.device.advance(by: 0.25)
      #expect((100...300).contains(fixture.shownX(b)))
      #expect(transition != nil)
      fixture.device.advanceUntilIdle()
      fixture.device.advance(by: 0.1)
      #expect(fixture.shows([a, b], in: navigation))
      #expect(navigation.delegate === delegate)
      #expect(delegate.heard == ["willShow B", "didShow B"])
      #expect(transition == nil)
    }

    @Test("popViewController(with:) pops, can be cancelled, and does nothing at the root")
    func popWith() {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a, b])
      let transition = fixture.slide()
      navigation.popViewController(with: transition)
      fixture.device.advance(by: 0.1)
      transition.cancel()
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a, b], in: navigation))
      #expect(navigation.delegate == nil)
      navigation.popViewController(with: transition)
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a], in: navigation))
      #expect(navigation.popViewController(with: transition).phase == .idle)
      #expect(fixture.completions == [false, true])
      #expect(fixture.directions == [false, false])
      #expect(transition.isAtRest)
    }

    @Test("A push with a transition during another push uses its own transition")
    func pushWhilePushing() {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let first = fixture.slide()
      let second = fixture.slide()
      navigation.pushViewController(b, with: first, returnTransition: .system)
      fixture.device.advance(by: 0.1)
      let next = titled("C")
      navigation.pushViewController(next, with: second, returnTransition: .system)
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a, b, next], in: navigation))
      #expect(second.phase == .ended(at: .end) && fixture.completions == [true, true])
      #expect(navigation.delegate == nil)
    }

    @Test("Awaiting a push during another push ends when the push is completed")
    func awaitedPushWhilePushing() async {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      navigation.pushViewController(b, with: fixture.slide())
      fixture.device.advance(by: 0.1)
      let next = titled("C")
      let handle = navigation.pushViewController(next, with: fixture.slide())
      fixture.device.advanceUntilIdle()
      #expect(await handle.outcome() == .completed)
      #expect(fixture.shows([a, b, next], in: navigation))
    }

    @Test("The navigation controller, its pages, transition and delegate are released")
    func lifetime() {
      weak var gone: UINavigationController?
      weak var popped: UIViewController?
      weak var transition: InterruptibleTransition?
      weak var delegate: NavigationTransitioningDelegate?
      let fixture = ContainerFixture()
      do {
        let top = titled("top")
        let navigation = fixture.navigation([titled("root"), top])
        let slide = fixture.slide()
        let transitions = NavigationTransitioningDelegate(slide)
        gone = navigation
        popped = top
        transition = slide
        delegate = transitions
        navigation.delegate = transitions
        slide.interactions = [
          .edgePan(.left, over: 300, on: navigation.view) { [weak navigation] in
            navigation?.popViewController(animated: true)
          }
        ]
        let finger = fixture.device.press(at: CGPoint(x: 3, y: 400))
        finger.move(by: CGVector(dx: 280, dy: 0), over: 0.3)
        finger.lift()
        fixture.device.advanceUntilIdle()
        #expect(fixture.completions == [true])
        fixture.device.window.rootViewController = UIViewController()
        fixture.device.advance(by: 0.1)
      }
      #expect(gone == nil)
      #expect(popped == nil)
      #expect(transition == nil)
      #expect(delegate == nil)
    }
  }
}
