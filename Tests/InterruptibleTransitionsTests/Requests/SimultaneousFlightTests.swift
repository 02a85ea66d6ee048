import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension RequestTests {
  /// A transition with two flights at once: a presentation, and a tab change below it.
  @Suite("Two flights of one transition", .underVariants)
  struct SimultaneousFlights {
    private final class Fixture {
      let base = ContainerFixture()
      let one = titled("1")
      let two = titled("2")
      let screen = titled("B")
      private(set) lazy var transition = base.slide()
      private(set) lazy var tabs = base.tabs([one, two])

      /// Presents and returns a finger that holds the presentation.
      func hold() -> Finger {
        tabs.loadViewIfNeeded()
        base.device.advance(by: 0.1)
        transition.interactions = [.pan(.left, over: 393)]
        tabs.present(screen, with: transition)
        base.device.advance(by: 0.2)
        let finger = base.device.press(at: CGPoint(x: 350, y: 400))
        finger.move(by: CGVector(dx: -40, dy: 0))
        return finger
      }

      var shown: [CGFloat] { [base.shownX(screen), base.shownX(two)] }
    }

    @Test("A pan moves only the flight that it holds", arguments: [true, false])
    func finger(lifts: Bool) throws {
      let fixture = Fixture()
      let finger = fixture.hold()
      let held = try #require(fixture.transition.flight)
      fixture.tabs.selectViewController(fixture.two, with: fixture.transition)
      fixture.base.device.advance(by: 0.1)
      #expect(held.phase == .held)
      for _ in 0..<10 {
        let before = fixture.base.shownX(fixture.screen)
        let progress = held.progress
        finger.move(by: CGVector(dx: -10, dy: 0), over: 0.05)
        #expect(held.phase == .held)
        #expect(abs(held.progress - progress - 10 / 393) < 1e-6)
        #expect(abs(fixture.base.shownX(fixture.screen) - before + 10) < 4)
      }
      if lifts { finger.lift() } else { fixture.transition.interactions = [] }
      fixture.base.device.advanceUntilIdle()
      #expect(fixture.base.completions.count == 2)
      #expect(fixture.tabs.selectedIndex == 1)
      #expect(fixture.tabs.presentedViewController === fixture.screen)
      #expect(fixture.transition.isAtRest)
    }

    @Test("Reverting a tab selection before it starts does not disturb the presentation")
    func takenBack() {
      let fixture = Fixture()
      fixture.tabs.loadViewIfNeeded()
      fixture.base.device.advance(by: 0.1)
      fixture.tabs.present(fixture.screen, with: fixture.transition)
      fixture.base.device.advance(by: 0.2)
      let presentation = fixture.transition.flight
      fixture.tabs.selectViewController(fixture.two, with: fixture.transition)
      fixture.tabs.selectViewController(fixture.one, with: fixture.transition)
      while presentation?.isOver == false {
        let before = fixture.base.shownX(fixture.screen)
        fixture.base.device.advance(by: 1 / 60)
        #expect(abs(fixture.base.shownX(fixture.screen) - before) < 21)
      }
      fixture.base.device.advanceUntilIdle()
      #expect(fixture.tabs.selectedIndex == 0)
      #expect(fixture.tabs.presentedViewController === fixture.screen)
      #expect(fixture.transition.isAtRest)
    }

    @Test(
      "A push that starts in a flight's animation completes, even if that flight is cancelled",
      arguments: [true, false])
    func nested(finishes: Bool) {
      let base = ContainerFixture()
      let first = titled("A")
      let page = titled("P")
      let screen = titled("B")
      let navigation = base.navigation([first])
      let outer = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
      let inner = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.3))
      var push: (() -> Void)? = { navigation.pushViewController(page, with: inner) }
      outer.addAuxiliaryAnimations { _ in
        push?()
        push = nil
      }
      base.device.advance(by: 0.1)
      navigation.present(screen, with: outer)
      base.device.advance(by: 0.2)
      if !finishes { outer.cancel() }
      base.device.advanceUntilIdle()
      #expect((navigation.presentedViewController === screen) == finishes)
      #expect(navigation.viewControllers == [first, page])
      #expect(page.view.transform.isIdentity && screen.viewIfLoaded?.transform.isIdentity != false)
      #expect(outer.isAtRest && inner.isAtRest)
    }

    @Test("After one of two flights ends, gestures still move the other")
    func oneEnds() throws {
      let fixture = Fixture()
      let finger = fixture.hold()
      let held = try #require(fixture.transition.flight)
      fixture.tabs.selectViewController(fixture.two, with: fixture.transition)
      fixture.base.device.advance(by: 1.5)
      #expect(fixture.base.completions == [true])
      #expect(held.phase == .held)
      let before = held.progress
      finger.move(by: CGVector(dx: -60, dy: 0), over: 0.1)
      #expect(abs(held.progress - before - 60 / 393) < 1e-6)
      fixture.transition.configuration.completionRule = .custom { _ in true }
      finger.lift()
      let again = fixture.base.device.press(at: CGPoint(x: 350, y: 400))
      again.move(by: CGVector(dx: -15, dy: 0))
      #expect(held.phase == .held)
      again.lift()
      fixture.base.device.advanceUntilIdle()
      #expect(fixture.base.completions == [true, true] && fixture.transition.isAtRest)
    }

    @Test("Fingers whose session the app ended do not move the flight when the app holds it again")
    func takenFromFingers() {
      let fixture = Fixture()
      let finger = fixture.hold()
      fixture.transition.reverse()
      fixture.base.device.advance(by: 0.1)
      fixture.transition.pause()
      let progress = fixture.transition.progress
      finger.move(by: CGVector(dx: -60, dy: 0), over: 0.1)
      #expect(fixture.transition.phase == .held && fixture.transition.progress == progress)
      finger.lift()
      fixture.transition.resume()
      fixture.base.device.advanceUntilIdle()
      #expect(fixture.base.completions.count == 1 && fixture.transition.isAtRest)
    }
  }
}
