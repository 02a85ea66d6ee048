import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension GestureTests {
  @Suite("Directions of gestures", .underVariants)
  struct Directions {
    /// Returns a fixture that has presented.
    private func presentedFixture() -> FlightFixture {
      let fixture = FlightFixture()
      fixture.present()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
      return fixture
    }

    @Test(
      "A dismissal moves in the opposite direction of a presentation",
      arguments: [GestureKind.pan, .pinch, .rotation])
    func dismissalByGrab(_ kind: GestureKind) {
      let fixture = presentedFixture()
      fixture.transition.interactions = [kind.interaction()]
      fixture.presented.dismiss(animated: true)
      fixture.device.advance(by: 0.15)
      let hand = GestureHand(kind, on: fixture.device)
      hand.begin(at: 1 - fixture.transition.progress, backwards: true)
      let grabbedAt = fixture.transition.progress
      hand.move(to: -0.2)
      #expect(fixture.transition.progress > grabbedAt + 0.1)
      hand.move(to: 0.2)
      #expect(fixture.transition.progress < grabbedAt - 0.1)
      hand.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions.count == 2)
    }

    @Test("A gesture that starts a dismissal moves it to its end", arguments: GestureKind.allCases)
    func startsDismissal(_ kind: GestureKind) {
      let fixture = presentedFixture()
      fixture.transition.interactions = [
        kind.interaction(on: fixture.presented.view) { [unowned fixture] in
          fixture.presented.dismiss(animated: true)
        }
      ]
      let hand = GestureHand(kind, on: fixture.device)
      hand.begin()
      hand.move(to: 0.6)
      #expect(abs(fixture.transition.progress - 0.6) < 1e-6)
      hand.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true, true])
      #expect(fixture.presenter.presentedViewController == nil)
    }

    @Test(
      "An edge pan that can start a dismissal also moves a running dismissal to its end",
      arguments: [true, false])
    func grabsDismissal(_ presents: Bool) {
      let fixture = presents ? FlightFixture() : presentedFixture()
      let view = presents ? fixture.presented.view : nil
      fixture.transition.interactions = [
        .edgePan(.left, over: 200, on: view ?? fixture.presented.view) { [unowned fixture] in
          fixture.presented.dismiss(animated: true)
        }
      ]
      if presents { fixture.present() } else { fixture.presented.dismiss(animated: true) }
      fixture.device.advance(by: 0.2)
      let hand = GestureHand(.edgePan, on: fixture.device)
      hand.begin()
      let grabbedAt = fixture.transition.progress
      hand.move(to: 0.1)
      #expect(abs(fixture.transition.progress - grabbedAt - (presents ? -0.1 : 0.1)) < 1e-6)
      hand.lift()
      fixture.device.advanceUntilIdle()
    }

    @Test("A pan on a view outside both screens keeps its direction when it holds the flight again")
    func remembers() {
      let fixture = presentedFixture()
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      fixture.device.window.addSubview(bar)
      fixture.transition.interactions = [
        .pan(.down, over: 200, on: bar) { [unowned fixture] in
          fixture.presented.dismiss(animated: true)
        }
      ]
      let hand = GestureHand(.pan, on: fixture.device)
      hand.begin()
      hand.move(to: 0.3, over: 0.5)
      hand.lift()
      fixture.device.advance(by: 0.05)
      let again = GestureHand(.pan, on: fixture.device)
      again.begin()
      let grabbedAt = fixture.transition.progress
      again.move(to: 0.2)
      #expect(abs(fixture.transition.progress - grabbedAt - 0.2) < 1e-6)
      again.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions.count == 2)
    }

    @Test("From each of two edges, an edge pan moves inward", arguments: [true, false])
    func twoEdges(_ left: Bool) {
      let fixture = FlightFixture()
      fixture.transition.interactions = [.edgePan([.left, .right], over: 200)]
      fixture.present()
      let finger = fixture.device.press(at: CGPoint(x: left ? 2 : 391, y: 400))
      finger.move(by: CGVector(dx: left ? 12 : -12, dy: 0))
      let grabbedAt = fixture.transition.progress
      finger.move(by: CGVector(dx: left ? 40 : -40, dy: 0), over: 0.1)
      #expect(abs(fixture.transition.progress - grabbedAt - 0.2) < 1e-6)
      finger.lift()
      fixture.device.advanceUntilIdle()
    }

    @Test("An edge pan from the edge opposite the starting edge moves the flight back")
    func oppositeEdge() {
      let fixture = FlightFixture()
      fixture.transition.interactions = [
        .edgePan([.left, .right], over: 200, on: fixture.presenter.view) { [unowned fixture] in
          fixture.presenter.present(fixture.presented, with: fixture.transition)
        }
      ]
      let hand = GestureHand(.edgePan, on: fixture.device)
      hand.begin()
      hand.move(to: 0.5)
      fixture.transition.configuration.completionRule = .custom { _ in true }
      hand.lift()
      fixture.device.advance(by: 0.02)
      let finger = fixture.device.press(at: CGPoint(x: 391, y: 400))
      finger.move(by: CGVector(dx: -12, dy: 0))
      #expect(fixture.transition.phase == .held)
      let grabbedAt = fixture.transition.progress
      finger.move(by: CGVector(dx: -40, dy: 0), over: 0.1)
      #expect(abs(fixture.transition.progress - grabbedAt + 0.2) < 1e-6)
      finger.lift()
      fixture.expectRest(at: .end)
    }

    @Test(
      "During an edge pan, a second finger from another edge changes nothing",
      arguments: [UIRectEdge.left, .top, .bottom])
    func secondEdge(_ other: UIRectEdge) {
      let fixture = FlightFixture()
      fixture.transition.interactions = [
        .edgePan([.right, other], over: 400, on: fixture.presenter.view) { [unowned fixture] in
          fixture.presenter.present(fixture.presented, with: fixture.transition)
        }
      ]
      let finger = fixture.device.press(at: CGPoint(x: 392, y: 400))
      finger.move(by: CGVector(dx: -160, dy: 0), over: 0.2)
      #expect(fixture.transition.phase == .held)
      let before = fixture.transition.progress
      let (start, way): (CGPoint, CGVector) =
        switch other {
        case .left: (CGPoint(x: 1, y: 500), CGVector(dx: 30, dy: 0))
        case .top: (CGPoint(x: 200, y: 1), CGVector(dx: 0, dy: 30))
        default: (CGPoint(x: 200, y: 851), CGVector(dx: 0, dy: -30))
        }
      let second = fixture.device.press(at: start)
      second.move(by: way, over: 0.1)
      #expect(fixture.transition.progress == before)
      finger.move(by: CGVector(dx: -40, dy: 0), over: 0.1)
      #expect(abs(fixture.transition.progress - before - 0.1) < 1e-6)
      second.lift()
      finger.lift()
      fixture.expectRest(at: .end)
    }

    @Test("An edge pan away from the edge does not hold the flight")
    func notFromTheEdge() {
      let fixture = FlightFixture()
      fixture.transition.interactions = [.edgePan(.left, over: 200)]
      fixture.present()
      let finger = fixture.device.press(at: CGPoint(x: 100, y: 400))
      finger.move(by: CGVector(dx: 60, dy: 0), over: 0.1)
      #expect(fixture.transition.phase == .running(toward: .end))
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test(
      "A view that grows by a pinch's factor stays under the fingers at any progress",
      arguments: [0.02, 0.1, 0.3], [3, 1.0 / 3])
    func sizeUnderTheFingers(_ seconds: Double, _ factor: Double) {
      let fixture = FlightFixture()
      fixture.transition.interactions = [.pinch(by: CGFloat(factor))]
      fixture.present()
      fixture.device.advance(by: seconds)
      let hand = GestureHand(.pinch, on: fixture.device)
      hand.begin()
      func size() -> Double { 1 + fixture.transition.progress * (factor - 1) }
      let grabbed = size()
      // At progress 0, the fingers' scale after this travel would be 1.2 and 0.9.
      for (travel, scale) in [(0.1, 1.2), (-0.05, 0.9)] {
        hand.move(to: travel)
        let expected = grabbed * scale
        let limits = factor > 1 ? 1...factor : factor...1
        guard limits.contains(expected) else { continue }
        #expect(abs(size() - expected) < 1e-6)
      }
      hand.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions.count == 1)
    }

    @Test("A negative rotation angle is counterclockwise")
    func counterClockwise() {
      let fixture = FlightFixture()
      fixture.transition.interactions = [.rotation(by: -.pi / 2)]
      fixture.present()
      let hand = GestureHand(.rotation, on: fixture.device)
      hand.begin(backwards: true)
      let grabbedAt = fixture.transition.progress
      hand.move(to: -0.2)
      #expect(abs(fixture.transition.progress - grabbedAt - 0.2) < 1e-6)
      hand.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test(
      "Between tabs, a pan along an axis moves pages with the finger, regardless of earlier pans",
      arguments: [[], [1], [-1], [-1, 1]])
    func betweenTabs(pans: [CGFloat]) {
      let fixture = ContainerFixture()
      let tabs = fixture.tabs([titled("A"), titled("B")])
      let transition = fixture.slide()
      let delegate = TabBarTransitioningDelegate(transition)
      tabs.delegate = delegate
      transition.interactions = [
        .pan(along: .horizontal, over: .fraction(1), on: tabs.view) { [unowned tabs] direction in
          // There are no tabs beyond the ends.
          tabs.selectedIndex = direction == .left ? 1 : 0
        }
      ]
      for direction in pans {
        let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
        finger.move(by: CGVector(dx: 150 * direction, dy: 0), over: 0.2)
        finger.lift()
        fixture.device.advanceUntilIdle()
      }
      #expect(tabs.selectedIndex == 0 || pans == [-1])
      for index in tabs.selectedIndex == 0 ? [1, 0] : [0, 1] {
        let right = tabs.viewControllers?[1] ?? tabs
        tabs.selectedIndex = index
        fixture.device.advance(by: 0.2)
        let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
        finger.move(by: CGVector(dx: 12, dy: 0))
        let shown = fixture.shownX(right)
        finger.move(by: CGVector(dx: 40, dy: 0), over: 0.1)
        #expect(abs(fixture.shownX(right) - shown - 40) < within(0.5, orStep: 7))
        finger.move(by: CGVector(dx: index == 1 ? -90 : 90, dy: 0), over: 0.1)
        finger.lift()
        fixture.device.advanceUntilIdle()
        #expect(fixture.shows(index, in: tabs))
      }
      transition.interactions = []
    }
  }
}
