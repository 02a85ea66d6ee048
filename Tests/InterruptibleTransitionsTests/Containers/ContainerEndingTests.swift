import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Containers that go in mid-flight", .everyReading)
struct ContainerEndingTests {
  @Test("The window's root is replaced while a push runs, is held or settles", arguments: 0...2)
  func rootReplaced(stage: Int) {
    let world = ContainerWorld()
    weak var gone: UINavigationController?
    weak var transition: InterruptibleTransition?
    do {
      let (a, b) = (titled("A"), titled("B"))
      let navigation = world.navigation([a])
      let slide = world.slide()
      (gone, transition) = (navigation, slide)
      let delegate = NavigationTransitioningDelegate(slide)
      navigation.delegate = delegate
      slide.interactions = [.pan(.right, over: 300)]
      navigation.pushViewController(b, animated: true)
      world.device.advance(by: 0.1)
      let finger = world.device.press(at: CGPoint(x: 100, y: 400))
      if stage > 0 { finger.move(by: CGVector(dx: 40, dy: 0), over: 0.1) }
      if stage == 2 {
        finger.move(by: CGVector(dx: 60, dy: 0), over: 0.05)
        finger.lift()
      }
      world.device.window.rootViewController = UIViewController()
      world.device.advance(by: 0.1)
      if stage < 2 { finger.lift() }
      world.device.advanceUntilIdle()
      #expect(world.completions.count == 1)
      #expect(slide.isAtRest)
      #expect(navigation.transitionCoordinator == nil)
      #expect(navigation.children == navigation.viewControllers)
      slide.interactions = []
    }
    world.device.advance(by: 0.1)
    #expect(gone == nil)
    #expect(transition == nil)
  }

  @Test("A tab that goes while a change to it is under way takes the change with it")
  func tabRemoved() {
    let world = ContainerWorld()
    let tabs = world.tabs([titled("A"), titled("B"), titled("C")])
    let slide = world.slide()
    let delegate = TabBarTransitioningDelegate(slide)
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    world.device.advance(by: 0.2)
    tabs.viewControllers?.remove(at: 1)
    world.device.advanceUntilIdle()
    #expect(world.shows(1, in: tabs))
    #expect(tabs.selectedViewController?.title == "C")
    #expect(tabs.children.count == 2)
    #expect(slide.isAtRest)
  }

  @Test(
    "The device turns in mid-flight; what is shown in the end has the new size",
    arguments: [true, false])
  func rotated(finishes: Bool) {
    let world = ContainerWorld()
    let (a, b) = (titled("A"), titled("B"))
    let navigation = world.navigation([a])
    let slide = world.slide()
    navigation.push(b, with: slide)
    world.device.advance(by: 0.2)
    slide.pause()
    world.device.rotate(to: .landscape)
    world.device.advance(by: 0.1)
    if finishes { slide.finish() } else { slide.cancel() }
    world.device.advanceUntilIdle()
    #expect(world.completions == [finishes])
    #expect(world.shows(finishes ? [a, b] : [a], in: navigation))
    #expect(navigation.topViewController?.view.frame.width == 852)
  }
}
