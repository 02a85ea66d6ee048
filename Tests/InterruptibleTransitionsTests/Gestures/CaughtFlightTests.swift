import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension GestureTests {
  @Suite("Directions in caught flights", .underVariants)
  struct CaughtFlights {
    /// An animation in which the page stands still.
    private static var still: TransitionAnimation {
      TransitionAnimation { flight, _ in flight.installViews() }
    }

    /// Returns a fixture with a gesture of a kind at a place.
    private func fixture(
      _ kind: GestureKind, at place: GesturePlace, _ animation: TransitionAnimation = still
    ) -> CaughtFlightFixture {
      CaughtFlightFixture(animation, at: place) { kind.interaction(on: $0, begin: $1) }
    }

    /// Moves a gesture that catches the flight, and expects the direction of the flight.
    private func expect(
      _ leadsToEnd: Bool, _ kind: GestureKind, _ fixture: CaughtFlightFixture,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let hand = GestureHand(kind, on: fixture.device)
      hand.begin()
      #expect(fixture.transition.phase == .held, sourceLocation: sourceLocation)
      let grabbedAt = fixture.transition.progress
      hand.move(to: 0.1)
      let moved = fixture.transition.progress - grabbedAt
      #expect(leadsToEnd ? moved > 0.05 : moved < -0.05, sourceLocation: sourceLocation)
      hand.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.transition.isAtRest, sourceLocation: sourceLocation)
    }

    @Test(
      "The page that provides a gesture, or the gesture's view, decides about a flight of the app",
      arguments: GestureKind.allCases, GesturePlace.allCases)
    func place(_ kind: GestureKind, _ place: GesturePlace) {
      for isPresenting in [true, false] {
        let fixture = fixture(kind, at: place)
        fixture.fly(isPresenting: isPresenting)
        expect(isPresenting != (place.leadsAway ?? false), kind, fixture)
      }
    }

    @Test(
      "On the window, a pan leads away in the direction in which the page leaves",
      arguments: [TransitionDirection.up, .down, .left, .right], [true, false])
    func window(_ side: TransitionDirection, isPresenting: Bool) {
      let fixture = fixture(.pan, at: .window, .slide(from: side.edge))
      fixture.fly(isPresenting: isPresenting)
      expect(isPresenting != (side == .down), .pan, fixture)
    }

    @Test(
      "With reduced motion, a pan on the window leads away as in the full motion",
      arguments: [TransitionDirection.up, .down])
    func reducedMotion(_ side: TransitionDirection) {
      let fixture = fixture(.pan, at: .window, .slide(from: side.edge))
      fixture.device.settings.reducesMotion = true
      fixture.transition.configuration.slowMotionFactor = 10
      fixture.fly(isPresenting: true)
      expect(side != .down, .pan, fixture)
      fixture.device.settings.reducesMotion = false
    }

    @Test(
      "A gesture that has started a flight, or one in its place, leads to the end of the flight",
      arguments: GestureKind.allCases, [GesturePlace.presenter, .window, .page])
    func started(_ kind: GestureKind, _ place: GesturePlace) {
      for isReplaced in [false, true] {
        // The page leaves against the pan, and is presented along it.
        let fixture = fixture(kind, at: place, kind == .pan ? .slide(from: .bottom) : Self.still)
        if place == .page {
          fixture.toggle()
          fixture.device.advanceUntilIdle()
        }
        fixture.transition.configuration.completionRule = .custom { _ in true }
        let hand = GestureHand(kind, on: fixture.device)
        hand.begin()
        hand.move(to: 0.2, over: 0.5)
        #expect(fixture.transition.phase == .held)
        hand.lift()
        fixture.device.advance(by: 0.02)
        #expect(fixture.transition.phase == .settling(toward: .end))
        if isReplaced { fixture.replaceInteraction() }
        expect(true, kind, fixture)
      }
    }

    @Test("The opposite of the direction that has started a flight leads back")
    func opposite() {
      let fixture = CaughtFlightFixture(.slide(from: .top), at: .window) { view, begin in
        .pan(along: .vertical, over: 200, on: view) { _ in begin?() }
      }
      fixture.transition.configuration.completionRule = .custom { _ in true }
      let finger = fixture.device.press(at: CGPoint(x: 196, y: 400))
      finger.move(by: CGVector(dx: 0, dy: -60), over: 0.3)
      finger.lift()
      fixture.device.advance(by: 0.02)
      fixture.transition.interactions = [
        .pan(.down, over: 200, on: fixture.device.window) {} as PanInteraction
      ]
      expect(false, .pan, fixture)
    }

    /// Whether the side menu is presented for the first time, again after a drag has closed it, or
    /// is dismissed by code.
    nonisolated enum Menu: CaseIterable, Sendable {
      case first, again, dismissed
    }

    @Test(
      "A menu follows a pan on its container, by which it is dismissed", arguments: Menu.allCases,
      [false, true])
    func menu(_ menu: Menu, isRightToLeft: Bool) {
      let fixture = CaughtFlightFixture(
        .slide(from: .leading),
        as: TransitionPresentationStyle(.side(.leading, width: 240), dimming: nil),
        at: .providedOnContainer
      ) { view, begin in
        .pan(.leading, over: 240, on: view, begin: begin)
      }
      let device = fixture.device
      device.settings.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      let sign: CGFloat = isRightToLeft ? 1 : -1
      func press() -> Finger { device.press(at: CGPoint(x: isRightToLeft ? 93 : 300, y: 400)) }
      if menu == .again {
        fixture.toggle()
        device.advanceUntilIdle()
        let finger = press()
        finger.move(by: CGVector(dx: 250 * sign, dy: 0), over: 0.2)
        finger.lift()
        device.advanceUntilIdle()
        #expect(fixture.presenter.presentedViewController == nil)
      }
      fixture.fly(isPresenting: menu != .dismissed)
      let finger = press()
      finger.move(by: CGVector(dx: 12 * sign, dy: 0), over: 0.05)
      #expect(fixture.transition.phase == .held)
      let before = fixture.shownMiddle.x
      finger.move(by: CGVector(dx: 50 * sign, dy: 0), over: 0.1)
      #expect(abs(fixture.shownMiddle.x - before - 50 * sign) < within(0.5, orStep: 4))
      finger.lift()
      device.advanceUntilIdle()
      #expect(fixture.presenter.presentedViewController == nil)
    }

    @Test("A pull on a list beside the presented page, in its container, leads away")
    func pull() {
      for isPresenting in [true, false] {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 393, height: 2000)
        let fixture = CaughtFlightFixture(Self.still, at: .container) { view, begin in
          view?.addSubview(list)
          return .scrollPullToDismiss(list, over: 200) { begin?() }
        }
        fixture.fly(isPresenting: isPresenting)
        expect(!isPresenting, .pan, fixture)
        list.removeFromSuperview()
      }
    }

    @Test(
      "With reduced motion, fingers catch a flight without elements as a drag would start it",
      arguments: [TransitionDirection.down, .up], [GesturePlace.page, .presenter])
    func carry(_ direction: TransitionDirection, _ place: GesturePlace) {
      let fixture = CaughtFlightFixture(.elements, at: place) { view, begin in
        .carry(toward: [direction], on: view ?? UIView()) { begin?() }
      }
      fixture.device.settings.reducesMotion = true
      fixture.transition.configuration.slowMotionFactor = 10
      fixture.fly(isPresenting: true)
      let finger = fixture.device.press(at: CGPoint(x: 196, y: 400))
      finger.move(by: CGVector(dx: 0, dy: 12), over: 0.05)
      #expect(fixture.transition.phase == .held)
      let grabbedAt = fixture.transition.progress
      finger.move(by: CGVector(dx: 0, dy: 85.2), over: 0.2)
      // The direction leads away from the page, and from the presenter to the page.
      let leadsToEnd = (direction == .down) == (place == .presenter)
      let moved = fixture.transition.progress - grabbedAt
      #expect(abs(moved - (leadsToEnd ? 0.1 : -0.1)) < 0.02)
      finger.lift()
      fixture.device.advanceUntilIdle()
      fixture.device.settings.reducesMotion = false
    }
  }
}
