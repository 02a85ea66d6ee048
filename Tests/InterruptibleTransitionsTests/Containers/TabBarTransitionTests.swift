import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A pan of the app's own that begins one way alone. Of two on a view that began either way, UIKit
/// would let one begin, whichever way the finger goes.
private final class OneWayPan: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer()
  private let direction: TransitionDirection

  init(_ direction: TransitionDirection) {
    self.direction = direction
    super.init()
    recognizer.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    direction.component(of: recognizer.velocity(in: nil)) > 0
  }
}

@Suite("Tabs", .everyReading)
struct TabBarTransitionTests {
  @Test("One transition goes right and, mirrored, left")
  func rightAndLeft() {
    let world = ContainerWorld()
    let tabs = world.tabs([titled("A"), titled("B"), titled("C")])
    let delegate = TabBarTransitioningDelegate(world.slide())
    tabs.delegate = delegate
    tabs.selectedIndex = 2
    world.device.advance(by: 0.25)
    world.device.advanceUntilIdle()
    #expect(world.shows(2, in: tabs))
    tabs.selectedIndex = 1
    world.device.advanceUntilIdle()
    #expect(world.shows(1, in: tabs))
    #expect(world.directions == [true, false])
    #expect(world.completions == [true, true])
  }

  @Test("A tap on the bar in mid-flight changes nothing; after the end it selects")
  func tapInFlight() {
    let world = ContainerWorld()
    let tabs = world.tabs([titled("A"), titled("B"), titled("C")])
    let delegate = TabBarTransitioningDelegate(world.slide())
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    world.device.advance(by: 0.25)
    world.device.tap(at: CGPoint(x: 350, y: 790))
    #expect(tabs.selectedIndex == 1)
    world.device.advanceUntilIdle()
    #expect(world.shows(1, in: tabs) && world.completions == [true])
    world.device.tap(at: CGPoint(x: 350, y: 790))
    world.device.advanceUntilIdle()
    #expect(world.shows(2, in: tabs) && world.completions == [true, true])
  }

  @Test("A tap on the bar starts the chosen transition, or changes at once without one")
  func choice() {
    let world = ContainerWorld()
    let tabs = world.tabs([titled("A"), titled("B")])
    let left = world.slide()
    let delegate = TabBarTransitioningDelegate { direction, _, _ in
      direction == .left ? left : nil
    }
    tabs.delegate = delegate
    world.device.tap(at: CGPoint(x: 300, y: 790))
    #expect(world.shows(1, in: tabs))
    world.device.tap(at: CGPoint(x: 100, y: 790))
    world.device.advance(by: 0.1)
    #expect(left.flight?.isPresenting == false)
    world.device.advanceUntilIdle()
    #expect(world.shows(0, in: tabs))
    #expect(world.completions == [true, true])
  }

  @Test("Pans lead to the neighbours, and end as they are let go", arguments: [true, false])
  func pans(finishes: Bool) {
    let world = ContainerWorld()
    let tabs = world.tabs([titled("A"), titled("B")])
    let transition = world.slide()
    let delegate = TabBarTransitioningDelegate(transition)
    tabs.delegate = delegate
    let (leftwards, rightwards) = (OneWayPan(.left), OneWayPan(.right))
    for pan in [leftwards, rightwards] { tabs.view.addGestureRecognizer(pan.recognizer) }
    transition.interactions = [
      .pan(.left, over: 393, with: leftwards.recognizer) { [unowned tabs] in
        tabs.selectedIndex = 1
      },
      .pan(.right, over: 393, with: rightwards.recognizer) { [unowned tabs] in
        tabs.selectedIndex = 0
      },
    ]
    let finger = world.device.press(at: CGPoint(x: 350, y: 400))
    finger.move(by: CGVector(dx: -150, dy: 0), over: 0.3)
    #expect(transition.phase == .held)
    let shown = world.shownX(tabs.viewControllers?[1] ?? tabs)
    finger.move(by: CGVector(dx: -20, dy: 0), over: 0.1)
    #expect(abs(world.shownX(tabs.viewControllers?[1] ?? tabs) - shown + 20) < 0.5)
    finger.move(by: CGVector(dx: finishes ? -100 : 100, dy: 0), over: 0.1)
    finger.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions == [finishes])
    #expect(world.shows(finishes ? 1 : 0, in: tabs))
    if finishes {
      let back = world.device.press(at: CGPoint(x: 40, y: 400))
      back.move(by: CGVector(dx: 250, dy: 0), over: 0.2)
      back.lift()
      world.device.advanceUntilIdle()
      #expect(world.shows(0, in: tabs))
      #expect(world.directions == [true, false])
    }
    transition.interactions = []
  }

  @Test("A change is turned round in place, again and again", arguments: [1, 2, 3])
  func reversed(turns: Int) {
    let world = ContainerWorld()
    let tabs = world.tabs([titled("A"), titled("B")])
    let transition = world.slide()
    let delegate = TabBarTransitioningDelegate(transition)
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    world.device.advance(by: 0.2)
    for _ in 0..<turns {
      transition.reverse()
      world.device.advance(by: 0.05)
    }
    world.device.advanceUntilIdle()
    #expect(world.completions == [turns.isMultiple(of: 2)])
    #expect(world.shows(turns.isMultiple(of: 2) ? 1 : 0, in: tabs))
  }

  @Test("select(_:with:) gives the delegate back, and keeps nothing")
  func selectWith() {
    final class Delegate: NSObject, UITabBarControllerDelegate {}
    let world = ContainerWorld()
    let tabs = world.tabs([titled("A"), titled("B")])
    let delegate = Delegate()
    tabs.delegate = delegate
    weak var transition: InterruptibleTransition?
    do {
      let slide = world.slide()
      transition = slide
      tabs.select(tabs.viewControllers?[1] ?? tabs, with: slide)
      // Neither another one nor one that is selected is a change.
      tabs.select(tabs, with: slide)
      tabs.select(tabs.selectedViewController ?? tabs, with: slide)
    }
    world.device.advance(by: 0.25)
    #expect(transition?.flight?.isPresenting == true)
    world.device.advanceUntilIdle()
    world.device.advance(by: 0.1)
    #expect(world.shows(1, in: tabs))
    #expect(tabs.delegate === delegate)
    #expect(transition == nil)
    #expect(world.completions == [true])
  }
}
