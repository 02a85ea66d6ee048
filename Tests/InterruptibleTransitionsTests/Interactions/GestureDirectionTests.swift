import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Ways of gestures", .everyReading)
struct GestureDirectionTests {
  /// A world that has presented, with some interactions set after that.
  private func presentedWorld() -> FlightWorld {
    let world = FlightWorld()
    world.present()
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
    return world
  }

  @Test(
    "A dismissal is moved the other way than a presentation",
    arguments: [GestureKind.pan, .pinch, .rotation])
  func dismissalByGrab(_ kind: GestureKind) {
    let world = presentedWorld()
    world.transition.interactions = [kind.interaction()]
    world.presented.dismiss(animated: true)
    world.device.advance(by: 0.15)
    let hand = GestureHand(kind, on: world.device)
    hand.begin(at: 1 - world.transition.progress, backwards: true)
    let grabbedAt = world.transition.progress
    hand.move(to: -0.2)
    #expect(world.transition.progress > grabbedAt + 0.1)
    hand.move(to: 0.2)
    #expect(world.transition.progress < grabbedAt - 0.1)
    hand.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions.count == 2)
  }

  @Test("What starts a dismissal leads to its end", arguments: GestureKind.allCases)
  func startsDismissal(_ kind: GestureKind) {
    let world = presentedWorld()
    world.transition.interactions = [
      kind.interaction(on: world.presented.view) { [unowned world] in
        world.presented.dismiss(animated: true)
      }
    ]
    let hand = GestureHand(kind, on: world.device)
    hand.begin()
    hand.move(to: 0.6)
    #expect(abs(world.transition.progress - 0.6) < 1e-6)
    hand.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions == [true, true])
    #expect(world.presenter.presentedViewController == nil)
  }

  @Test("It leads there too when it grabs a flight that a tap started", arguments: [true, false])
  func grabsDismissal(_ presents: Bool) {
    let world = presents ? FlightWorld() : presentedWorld()
    let view = presents ? world.presented.view : nil
    world.transition.interactions = [
      .edgePan(.left, over: 200, on: view ?? world.presented.view) { [unowned world] in
        world.presented.dismiss(animated: true)
      }
    ]
    if presents { world.present() } else { world.presented.dismiss(animated: true) }
    world.device.advance(by: 0.2)
    let hand = GestureHand(.edgePan, on: world.device)
    hand.begin()
    let grabbedAt = world.transition.progress
    hand.move(to: 0.1)
    #expect(abs(world.transition.progress - grabbedAt - (presents ? -0.1 : 0.1)) < 1e-6)
    hand.lift()
    world.device.advanceUntilIdle()
  }

  @Test("What starts on a view that belongs to neither is remembered")
  func remembers() {
    let world = presentedWorld()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    world.device.window.addSubview(bar)
    world.transition.interactions = [
      .pan(.down, over: 200, on: bar) { [unowned world] in
        world.presented.dismiss(animated: true)
      }
    ]
    let hand = GestureHand(.pan, on: world.device)
    hand.begin()
    hand.move(to: 0.3, over: 0.5)
    hand.lift()
    world.device.advance(by: 0.05)
    let again = GestureHand(.pan, on: world.device)
    again.begin()
    let grabbedAt = world.transition.progress
    again.move(to: 0.2)
    #expect(abs(world.transition.progress - grabbedAt - 0.2) < 1e-6)
    again.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions.count == 2)
  }

  @Test("Of two edges each leads inwards", arguments: [true, false])
  func twoEdges(_ left: Bool) {
    let world = FlightWorld()
    world.transition.interactions = [.edgePan([.left, .right], over: 200)]
    world.present()
    let finger = world.device.press(at: CGPoint(x: left ? 2 : 391, y: 400))
    finger.move(by: CGVector(dx: left ? 12 : -12, dy: 0))
    let grabbedAt = world.transition.progress
    finger.move(by: CGVector(dx: left ? 40 : -40, dy: 0), over: 0.1)
    #expect(abs(world.transition.progress - grabbedAt - 0.2) < 1e-6)
    finger.lift()
    world.device.advanceUntilIdle()
  }

  @Test("From elsewhere than the edge nothing is grabbed")
  func notFromTheEdge() {
    let world = FlightWorld()
    world.transition.interactions = [.edgePan(.left, over: 200)]
    world.present()
    let finger = world.device.press(at: CGPoint(x: 100, y: 400))
    finger.move(by: CGVector(dx: 60, dy: 0), over: 0.1)
    #expect(world.transition.phase == .running(toward: .end))
    finger.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
  }

  @Test(
    "What grows by a pinch's factor stays under the fingers, wherever it is grabbed",
    arguments: [0.02, 0.1, 0.3], [3, 1.0 / 3])
  func sizeUnderTheFingers(_ seconds: Double, _ factor: Double) {
    let world = FlightWorld()
    world.transition.interactions = [.pinch(by: CGFloat(factor))]
    world.present()
    world.device.advance(by: seconds)
    let hand = GestureHand(.pinch, on: world.device)
    hand.begin()
    func size() -> Double { 1 + world.transition.progress * (factor - 1) }
    let grabbed = size()
    // From rest the fingers' scale after this share of the way would be 1.2 and 0.9.
    for (travel, scale) in [(0.1, 1.2), (-0.05, 0.9)] {
      hand.move(to: travel)
      let expected = grabbed * scale
      let limits = factor > 1 ? 1...factor : factor...1
      guard limits.contains(expected) else { continue }
      #expect(abs(size() - expected) < 1e-6)
    }
    hand.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions.count == 1)
  }

  @Test("A negative angle is counter-clockwise")
  func counterClockwise() {
    let world = FlightWorld()
    world.transition.interactions = [.rotation(by: -.pi / 2)]
    world.present()
    let hand = GestureHand(.rotation, on: world.device)
    hand.begin(backwards: true)
    let grabbedAt = world.transition.progress
    hand.move(to: -0.2)
    #expect(abs(world.transition.progress - grabbedAt - 0.2) < 1e-6)
    hand.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
  }

  @Test(
    "Between tabs a pan along the axis moves pages with the finger, whatever it has started before",
    arguments: [[], [1], [-1], [-1, 1]])
  func betweenTabs(pans: [CGFloat]) {
    let world = ContainerWorld()
    let tabs = world.tabs([titled("A"), titled("B")])
    let transition = world.slide()
    let delegate = TabBarTransitioningDelegate(transition)
    tabs.delegate = delegate
    transition.interactions = [
      .pan(along: .horizontal, over: .fraction(1), on: tabs.view) { [unowned tabs] direction in
        // Beyond the ends there is nothing.
        tabs.selectedIndex = direction == .left ? 1 : 0
      }
    ]
    for direction in pans {
      let finger = world.device.press(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: 150 * direction, dy: 0), over: 0.2)
      finger.lift()
      world.device.advanceUntilIdle()
    }
    #expect(tabs.selectedIndex == 0 || pans == [-1])
    for index in tabs.selectedIndex == 0 ? [1, 0] : [0, 1] {
      let right = tabs.viewControllers?[1] ?? tabs
      tabs.selectedIndex = index
      world.device.advance(by: 0.2)
      let finger = world.device.press(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: 12, dy: 0))
      let shown = world.shownX(right)
      finger.move(by: CGVector(dx: 40, dy: 0), over: 0.1)
      #expect(abs(world.shownX(right) - shown - 40) < within(0.5, orStep: 7))
      finger.move(by: CGVector(dx: index == 1 ? -90 : 90, dy: 0), over: 0.1)
      finger.lift()
      world.device.advanceUntilIdle()
      #expect(world.shows(index, in: tabs))
    }
    transition.interactions = []
  }
}
