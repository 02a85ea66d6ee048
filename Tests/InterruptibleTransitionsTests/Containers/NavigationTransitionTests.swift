import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Navigation", .everyReading)
struct NavigationTransitionTests {
  private let a = titled("A")
  private let b = titled("B")

  @Test("One transition pushes and, mirrored, pops")
  func pushAndPop() {
    let world = ContainerWorld()
    let navigation = world.navigation([a])
    let delegate = NavigationTransitioningDelegate(world.slide())
    navigation.delegate = delegate
    navigation.pushViewController(b, animated: true)
    world.device.advance(by: 0.25)
    #expect((100...300).contains(world.shownX(b)))
    world.device.advanceUntilIdle()
    #expect(world.shows([a, b], in: navigation))
    navigation.popViewController(animated: true)
    world.device.advance(by: 0.25)
    #expect((100...300).contains(world.shownX(b)))
    world.device.advanceUntilIdle()
    #expect(world.shows([a], in: navigation))
    #expect(world.completions == [true, true])
    #expect(world.directions == [true, false])
  }

  @Test("A closure chooses for each operation; without a transition the system animates")
  func choice() {
    let world = ContainerWorld()
    let navigation = world.navigation([a])
    let (push, pop) = (world.slide(), world.slide())
    let (special, plain) = (titled("special"), titled("plain"))
    let delegate = NavigationTransitioningDelegate { operation, from, to in
      guard from !== plain, to !== plain else { return nil }
      return operation == .push ? push : pop
    }
    navigation.delegate = delegate
    navigation.pushViewController(special, animated: true)
    world.device.advance(by: 0.1)
    #expect(push.flight != nil && pop.flight == nil)
    world.device.advanceUntilIdle()
    navigation.pushViewController(plain, animated: true)
    world.device.advance(by: 0.1)
    #expect(push.flight == nil)
    world.device.advanceUntilIdle()
    navigation.popViewController(animated: true)
    world.device.advanceUntilIdle()
    navigation.popViewController(animated: true)
    world.device.advance(by: 0.1)
    #expect(pop.flight?.isPresenting == false)
    world.device.advanceUntilIdle()
    #expect(world.shows([a], in: navigation))
    #expect(world.directions == [true, false])
  }

  @Test("The app's own delegate calls the toolkit's, and keeps every other method")
  func appsDelegate() {
    let world = ContainerWorld()
    let navigation = world.navigation([a])
    let delegate = AppsNavigationDelegate()
    delegate.transitions = NavigationTransitioningDelegate(world.slide())
    navigation.delegate = delegate
    navigation.pushViewController(b, animated: true)
    world.device.advanceUntilIdle()
    #expect(delegate.heard == ["willShow B", "didShow B"])
    #expect(world.directions == [true])
  }

  @Test("The operation that UIKit tells counts, whatever the stack looks like by then")
  func announced() {
    let world = ContainerWorld()
    let navigation = world.navigation([a, b])
    let delegate = NavigationTransitioningDelegate(world.slide())
    navigation.delegate = delegate
    // Back to what was below, which by the new order lies above.
    navigation.setViewControllers([b, a], animated: true)
    world.device.advanceUntilIdle()
    #expect(world.directions == [false])
    #expect(world.shows([b, a], in: navigation))
  }

  @Test("A transition that an app's delegate gives out itself knows its direction too")
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
    let world = ContainerWorld()
    let navigation = world.navigation([a])
    let delegate = Delegate(world.slide())
    navigation.delegate = delegate
    navigation.pushViewController(b, animated: true)
    world.device.advanceUntilIdle()
    navigation.popViewController(animated: true)
    world.device.advanceUntilIdle()
    #expect(world.directions == [true, false])
    #expect(world.shows([a], in: navigation))
  }

  @Test("push(_:with:) gives the delegate back, which hears what it always hears")
  func pushWith() {
    let world = ContainerWorld()
    let navigation = world.navigation([a])
    let delegate = AppsNavigationDelegate()
    navigation.delegate = delegate
    weak var transition: InterruptibleTransition?
    do {
      let slide = world.slide()
      transition = slide
      navigation.push(b, with: slide)
    }
    world.device.advance(by: 0.25)
    #expect((100...300).contains(world.shownX(b)))
    #expect(transition != nil)
    world.device.advanceUntilIdle()
    world.device.advance(by: 0.1)
    #expect(world.shows([a, b], in: navigation))
    #expect(navigation.delegate === delegate)
    #expect(delegate.heard == ["willShow B", "didShow B"])
    #expect(transition == nil)
  }

  @Test("popViewController(with:) as well, cancelled too; at the root it does nothing")
  func popWith() {
    let world = ContainerWorld()
    let navigation = world.navigation([a, b])
    let transition = world.slide()
    navigation.popViewController(with: transition)
    world.device.advance(by: 0.1)
    transition.cancel()
    world.device.advanceUntilIdle()
    #expect(world.shows([a, b], in: navigation))
    #expect(navigation.delegate == nil)
    navigation.popViewController(with: transition)
    world.device.advanceUntilIdle()
    #expect(world.shows([a], in: navigation))
    #expect(navigation.popViewController(with: transition).phase == .idle)
    #expect(world.completions == [false, true])
    #expect(world.directions == [false, false])
    #expect(transition.isAtRest)
  }

  @Test("A push with a transition during another push is made without it, and not lost")
  func pushWhilePushing() {
    let world = ContainerWorld()
    let navigation = world.navigation([a])
    let (first, second) = (world.slide(), world.slide())
    navigation.push(b, with: first)
    world.device.advance(by: 0.1)
    let next = titled("C")
    navigation.push(next, with: second)
    world.device.advanceUntilIdle()
    #expect(world.shows([a, b, next], in: navigation))
    #expect(second.phase == .idle)
    #expect(navigation.delegate == nil)
  }

  @Test("Whoever waits for such a push hears that it has come about")
  func awaitedPushWhilePushing() async {
    let world = ContainerWorld()
    let navigation = world.navigation([a])
    navigation.push(b, with: world.slide())
    world.device.advance(by: 0.1)
    let next = titled("C")
    let handle = navigation.push(next, with: world.slide())
    world.device.advanceUntilIdle()
    #expect(await handle.outcome() == .completed)
    #expect(world.shows([a, b, next], in: navigation))
  }

  @Test("Nothing outlives the navigation controller: no view controller, transition or delegate")
  func lifetime() {
    weak var gone: UINavigationController?
    weak var popped: UIViewController?
    weak var transition: InterruptibleTransition?
    weak var delegate: NavigationTransitioningDelegate?
    let world = ContainerWorld()
    do {
      let top = titled("top")
      let navigation = world.navigation([titled("root"), top])
      let slide = world.slide()
      let transitions = NavigationTransitioningDelegate(slide)
      (gone, popped, transition, delegate) = (navigation, top, slide, transitions)
      navigation.delegate = transitions
      slide.interactions = [
        .edgePan(.left, over: 300, on: navigation.view) { [weak navigation] in
          navigation?.popViewController(animated: true)
        }
      ]
      let finger = world.device.press(at: CGPoint(x: 3, y: 400))
      finger.move(by: CGVector(dx: 280, dy: 0), over: 0.3)
      finger.lift()
      world.device.advanceUntilIdle()
      #expect(world.completions == [true])
      world.device.window.rootViewController = UIViewController()
      world.device.advance(by: 0.1)
    }
    #expect(gone == nil)
    #expect(popped == nil)
    #expect(transition == nil)
    #expect(delegate == nil)
  }
}
