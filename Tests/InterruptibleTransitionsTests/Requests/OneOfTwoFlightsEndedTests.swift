import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension RequestTests {
  /// Tests of a transition with two flights at once, of which UIKit may end one.
  @Suite("UIKit ends one of two flights", .underVariants, .alsoUnder(.endsChangesForOthers))
  struct OneOfTwoFlightsEnded {
    /// A navigation controller that a transition presents, and in which the transition pushes.
    private final class TwoFlights {
      let base = ContainerFixture()
      let presenter = titled("P")
      let pushed = titled("B")
      let navigation = UINavigationController(rootViewController: titled("A"))
      let slide: InterruptibleTransition
      let opening: TransitionHandle
      private let delegate: NavigationTransitioningDelegate

      init() {
        slide = base.slide()
        delegate = NavigationTransitioningDelegate(slide)
        navigation.delegate = delegate
        base.device.launch(presenter)
        opening = presenter.present(navigation, with: slide)
        base.device.advance(by: 0.1)
        navigation.pushViewController(pushed, animated: true)
        base.device.advance(by: 0.1)
      }

      func expectRest() {
        base.device.advanceUntilIdle()
        #expect(opening.result == .completed)
        #expect(presenter.presentedViewController === navigation)
        #expect(navigation.topViewController?.view.window != nil)
        #expect(slide.isAtRest && Runtime.current.lateCompletions == 0)
      }
    }

    @Test("When UIKit ends the push, the presentation continues")
    func twoFlights() throws {
      let fixture = TwoFlights()
      let modal = try #require(fixture.opening.flight)
      let push = try #require(fixture.slide.flight)
      #expect(fixture.slide.registry.active.count == 2 && push.stack != nil && modal.stack == nil)
      let next = titled("C")
      fixture.navigation.pushViewController(next, animated: true)
      #expect((push.phase == .ended(at: .end)) == UIKitReading.endsChangesForOthers)
      #expect(modal.phase == .running(toward: .end) && fixture.opening.result == nil)
      fixture.expectRest()
      #expect(fixture.navigation.viewControllers.suffix(2) == [fixture.pushed, next])
    }

    @Test("When the presentation ends, a held push stays held")
    func otherFlight() throws {
      let fixture = TwoFlights()
      let push = try #require(fixture.slide.flight)
      push.handle(.grabbed)
      fixture.base.device.advance(by: 0.5)
      #expect(fixture.opening.result == .completed && push.phase == .held)
      fixture.slide.finish()
      fixture.expectRest()
      #expect(push.phase == .ended(at: .end))
    }

    @Test("When the presentation ends, a session continues to move the push")
    func otherSession() throws {
      let fixture = TwoFlights()
      let push = try #require(fixture.slide.flight)
      let session = try #require(fixture.slide.beginInteraction(by: fixture))
      #expect(push.phase == .held)
      fixture.base.device.advance(by: 0.5)
      #expect(fixture.opening.result == .completed && session.isActive)
      session.move(to: 0.8)
      #expect(abs(push.progress - 0.8) < 1e-6)
      session.release(velocity: 0)
      fixture.expectRest()
      #expect(push.phase == .ended(at: .end) && !session.isActive)
    }

    @Test("A flight that UIKit ends within a call restores its views before the next flight begins")
    func inPlaceWithinCall() {
      pushWithinCancel()
      RuntimeVariants.$current.withValue([.startsAtOnce, .endsChangesForOthers]) {
        pushWithinCancel()
      }
    }

    private func pushWithinCancel() {
      let base = ContainerFixture()
      let bottom = titled("A")
      let top = titled("B")
      let next = titled("C")
      let navigation = base.navigation([bottom, top])
      var places: [CGFloat] = []
      var opacities: [CGFloat] = []
      let slide = InterruptibleTransition(
        TransitionAnimation { flight, steps in
          flight.installViews()
          places.append(top.view.frame.minX)
          opacities.append(top.view.alpha)
          steps.animate {
            top.view.frame.origin.x = 100
            top.view.alpha = 0.5
          }
          steps.cleanUp { _ in top.view.frame.origin.x = 0 }
        }, timing: .linear(0.5))
      let delegate = NavigationTransitioningDelegate(slide)
      navigation.delegate = delegate
      base.device.advance(by: 0.1)
      navigation.popViewController(animated: true)
      base.device.advance(by: 0.1)
      slide.pause()
      slide.update(0.5)
      // While UIKit receives the cancel, no other code can move the animator.
      navigation.transitionCoordinator?.notifyWhenInteractionChanges { _ in
        navigation.pushViewController(next, animated: true)
      }
      slide.cancel()
      base.device.advanceUntilIdle()
      #expect(places == [0, 0] && top.view.frame.minX == 0)
      // The animator restores the opacity only.
      #expect(opacities == [1, 1])
      #expect(navigation.viewControllers.last === next && next.view.window != nil)
      #expect(slide.isAtRest && Runtime.current.lateCompletions == 0)
    }

    @Test("With flights in two stacks, a push that UIKit ends is completed only once")
    func twoStacks() {
      let fixture = TwoStacks(.slide(from: .right))
      fixture.top.popViewController(with: fixture.base.slide())
      fixture.expectRest()
    }

    @Test(
      "With flights in two stacks, a push that UIKit ends restores its pages for the next flight")
    func pagesInTwoStacks() {
      let fixture = TwoStacks(.pageIn())
      fixture.top.popViewController(animated: true)
      fixture.expectRest()
      #expect(fixture.above.view.transform == .identity)
    }

    @Test("With flights in two stacks, UIKit's end of one is detected after the other has ended")
    func endedWhileOtherEnds() throws {
      let fixture = TwoStacks(.slide(from: .right))
      let slide = fixture.transition
      let flights = slide.registry.active
      try #require(flights.count == 2)
      // UIKit may keep the container of a flight for a while after it has ended the flight.
      slide.animationEnded(true)
      #expect(slide.registry.active.count == 2)
      fixture.base.device.advance(by: 0.25)
      #expect(slide.registry.active.count == 1 && !flights[1].isEndedByUIKit)
      flights[1].containerView.removeFromSuperview()
      #expect(flights[1].isEndedByUIKit && flights[1].phase == .ended(at: .end) && slide.isAtRest)
    }

    @Test("A call of animationEnded is discarded when its flights are over")
    func forgotten() throws {
      let fixture = TwoStacks(.slide(from: .right))
      fixture.transition.animationEnded(true)
      fixture.expectRest()
      let next = titled("C")
      fixture.top.pushViewController(next, with: fixture.transition)
      fixture.base.device.advance(by: 0.1)
      try #require(fixture.transition.flight).containerView.removeFromSuperview()
      fixture.expectRest()
      #expect(fixture.top.viewControllers.last === next)
    }
  }
}

/// Two navigation controllers, one presented over the other. One transition pushes in both.
private final class TwoStacks {
  let base = ContainerFixture()
  let below = titled("A")
  let above = titled("M")
  let first = titled("B")
  let second = titled("N")
  let root: UINavigationController
  let top: UINavigationController
  let transition: InterruptibleTransition

  init(_ animation: TransitionAnimation) {
    root = base.navigation([below])
    top = UINavigationController(rootViewController: above)
    transition = InterruptibleTransition(animation, timing: .linear(0.5))
    base.device.advance(by: 0.1)
    top.modalPresentationStyle = .overFullScreen
    root.present(top, animated: false)
    base.device.advance(by: 0.1)
    root.pushViewController(first, with: transition, returnTransition: .system)
    base.device.advance(by: 0.2)
    top.pushViewController(second, with: transition)
    base.device.advance(by: 0.1)
  }

  func expectRest() {
    base.device.advanceUntilIdle()
    #expect(transition.isAtRest && Runtime.current.lateCompletions == 0)
    #expect(root.viewControllers == [below, first])
    #expect(base.shows(top.viewControllers, in: top))
  }
}
