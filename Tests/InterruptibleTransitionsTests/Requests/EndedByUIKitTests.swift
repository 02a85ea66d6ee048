import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension RequestTests {
  /// Tests of a push or pop in flight, which UIKit may end for another change.
  @Suite("Flights that UIKit ends", .underVariants, .alsoUnder(.endsChangesForOthers))
  struct FlightsEndedByUIKit {
    /// The state of the flight when the other change is requested.
    nonisolated enum Moment: CaseIterable, Sendable {
      case running, held, settling, goingBack
    }

    /// The other change.
    nonisolated enum Request: CaseIterable, Sendable {
      case push, pop, pushByOther, popByOther, pushBySame

      var isPop: Bool { self == .pop || self == .popByOther }
      /// Whether the app calls UIKit. The toolkit lets the first change end before its own.
      var isUIKits: Bool { self == .push || self == .pop }
    }

    /// A stack of three pages, with a push or pop.
    private final class Fixture {
      let base = ContainerFixture()
      let pages = [titled("A"), titled("B"), titled("C")]
      let pushed = titled("D")
      let other = titled("E")
      private(set) lazy var navigation = base.navigation(pages)
      private(set) lazy var slide = base.slide()
      /// The outcomes of each request, by the number of the request.
      private(set) var answers: [[TransitionOutcome]] = []

      func watch(_ handle: TransitionHandle) {
        let number = answers.count
        answers.append([])
        handle.addAnimations({}, completion: { [weak self] in self?.answers[number].append($0) })
      }

      /// Pushes or pops, and brings the flight to a state.
      func fly(pushes: Bool, to moment: Moment) {
        _ = navigation
        base.device.advance(by: 0.1)
        watch(
          pushes
            ? navigation.pushViewController(pushed, with: slide, returning: .system)
            : navigation.popViewController(with: slide))
        base.device.advance(by: 0.1)
        guard moment != .running else { return }
        slide.pause()
        slide.update(0.4)
        switch moment {
        case .settling: slide.finish()
        case .goingBack: slide.cancel()
        case .running, .held: break
        }
        base.device.advance(by: 0.05)
      }

      func make(_ request: Request) {
        switch request {
        case .push: navigation.pushViewController(other, animated: true)
        case .pop: navigation.popViewController(animated: true)
        case .pushByOther:
          watch(navigation.pushViewController(other, with: base.slide(), returning: .system))
        case .popByOther: watch(navigation.popViewController(with: base.slide()))
        case .pushBySame:
          watch(navigation.pushViewController(other, with: slide, returning: .system))
        }
      }
    }

    @Test(
      "A push or pop that UIKit ends for another change has one outcome and leaves nothing behind",
      arguments: Request.allCases, Moment.allCases)
    func request(_ request: Request, at moment: Moment) throws {
      for pushes in [true, false] {
        let fixture = Fixture()
        let recognizers = fixture.navigation.view.gestureRecognizers?.count
        fixture.fly(pushes: pushes, to: moment)
        let endsAtOnce = UIKitReading.endsChangesForOthers && request.isUIKits
        weak var former: TransitionFlight?
        do {
          let flight = try #require(fixture.slide.flight)
          former = flight
          let animator = flight.animator
          fixture.make(request)
          if endsAtOnce {
            let end = moment == .goingBack ? TransitionPosition.start : .end
            #expect(flight.phase == .ended(at: end) && animator.state == .inactive)
            #expect(fixture.slide.flight == nil && flight.containerView.window == nil)
            #expect(fixture.answers[0] == [end == .end ? .completed : .cancelled])
            var hasAdded = false
            flight.addAnimations { hasAdded = true }
            flight.redirect(to: end.opposite)
            #expect(!hasAdded && flight.phase == .ended(at: end))
            #expect(fixture.base.completions.isEmpty)
          } else if moment == .held {
            fixture.slide.finish()
          }
        }
        fixture.base.device.advanceUntilIdle()
        fixture.base.device.advance(by: 0.1)
        let stack = fixture.navigation.viewControllers
        if endsAtOnce || !request.isUIKits {
          var expected = fixture.pages
          if moment != .goingBack {
            if pushes { expected.append(fixture.pushed) } else { expected.removeLast() }
          }
          if request.isPop { expected.removeLast() } else { expected.append(fixture.other) }
          #expect(stack == expected)
          #expect(fixture.base.completions == (endsAtOnce ? [true] : [moment != .goingBack, true]))
          #expect(fixture.answers.dropFirst().allSatisfy { $0 == [.completed] })
        }
        #expect(fixture.base.shows(stack, in: fixture.navigation))
        #expect(fixture.answers.allSatisfy { $0.count == 1 })
        #expect(fixture.slide.isAtRest && fixture.navigation.delegate == nil && former == nil)
        #expect(fixture.navigation.view.gestureRecognizers?.count == recognizers)
        #expect(Runtime.current.lateCompletions == 0)
        let last = fixture.navigation.pushViewController(
          titled("F"), with: fixture.slide, returning: .system)
        fixture.base.device.advanceUntilIdle()
        #expect(last.result == .completed)
      }
    }

    @Test("One transition may perform both changes in succession", arguments: [false, true])
    func sameTransition(isHeld: Bool) {
      let fixture = Fixture()
      let delegate = NavigationTransitioningDelegate(fixture.slide)
      fixture.navigation.delegate = delegate
      fixture.base.device.advance(by: 0.1)
      fixture.navigation.pushViewController(fixture.pushed, animated: true)
      fixture.base.device.advance(by: 0.1)
      if isHeld { fixture.slide.pause() }
      var phases: [TransitionPhase] = []
      fixture.slide.onPhaseChange = { phases.append($0) }
      fixture.navigation.pushViewController(fixture.other, animated: true)
      let isEnded = UIKitReading.endsChangesForOthers
      if isHeld, !isEnded { fixture.slide.resume() }
      phases.removeAll { isHeld && !isEnded && $0 == .running(toward: .end) }
      fixture.base.device.advanceUntilIdle()
      let once: [TransitionPhase] = [.ended(at: .end)]
      #expect(
        phases.filter { $0 == .ended(at: .end) || isEnded }
          == once + (isEnded ? [.running(toward: .end)] : []) + once)
      #expect(fixture.base.directions == [true, true])
      #expect(fixture.base.completions == (isEnded ? [true] : [true, true]))
      #expect(
        fixture.base.shows(
          fixture.pages + [fixture.pushed, fixture.other], in: fixture.navigation))
      #expect(fixture.slide.isAtRest && Runtime.current.lateCompletions == 0)
    }

    @Test("UIKit may end several changes in succession")
    func endsTwice() {
      let fixture = Fixture()
      let delegate = NavigationTransitioningDelegate(fixture.slide)
      let last = titled("F")
      fixture.navigation.delegate = delegate
      fixture.base.device.advance(by: 0.1)
      for page in [fixture.pushed, fixture.other, last] {
        let flight = fixture.slide.flight
        fixture.navigation.pushViewController(page, animated: true)
        if UIKitReading.endsChangesForOthers { #expect(flight?.isOver != false) }
        fixture.base.device.advance(by: 0.1)
      }
      fixture.base.device.advanceUntilIdle()
      if UIKitReading.endsChangesForOthers { #expect(fixture.base.completions == [true]) }
      #expect(
        fixture.base.shows(
          fixture.pages + [fixture.pushed, fixture.other, last], in: fixture.navigation))
      #expect(fixture.slide.isAtRest && Runtime.current.lateCompletions == 0)
    }

    /// The callback in which another change is requested.
    nonisolated enum Listener: CaseIterable, Sendable {
      case phase, coordinator
    }

    @Test("UIKit may end a flight while it is being held", arguments: Listener.allCases)
    func endsWithinCall(_ listener: Listener) {
      let fixture = Fixture()
      fixture.fly(pushes: true, to: .running)
      var pushes = 0
      var messages = [String]()
      var former = [String]()
      Runtime.current.onTransitionMessage = { messages.append($0) }
      let push = { [unowned fixture] in
        guard pushes == 0 else { return }
        pushes += 1
        fixture.make(.push)
        // UIKit receives no more calls for a flight that it has ended.
        former = messages
      }
      switch listener {
      case .phase:
        fixture.slide.onPhaseChange = { if $0 == .held { push() } }
      case .coordinator:
        fixture.navigation.transitionCoordinator?.notifyWhenInteractionChanges { _ in push() }
      }
      fixture.slide.pause()
      #expect(pushes == 1)
      if UIKitReading.endsChangesForOthers { #expect(messages == former) }
      #expect((fixture.slide.flight == nil) == UIKitReading.endsChangesForOthers)
      fixture.slide.finish()
      fixture.base.device.advanceUntilIdle()
      #expect(fixture.answers == [[.completed]])
      #expect(
        fixture.base.shows(
          fixture.pages + [fixture.pushed, fixture.other], in: fixture.navigation))
      #expect(fixture.slide.isAtRest && Runtime.current.lateCompletions == 0)
    }

    @Test("Calling animationEnded without a flight does nothing")
    func toldAtRest() {
      let fixture = FlightFixture()
      fixture.present()
      fixture.expectRest(at: .end)
      fixture.transition.animationEnded(false)
      #expect(fixture.transition.phase == .ended(at: .end))
      let closing = fixture.presented.dismiss(with: fixture.transition)
      fixture.device.advance(by: 0.1)
      #expect(fixture.transition.phase == .running(toward: .end))
      fixture.device.advanceUntilIdle()
      #expect(closing.result == .completed)
    }
  }
}

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
    root.pushViewController(first, with: transition, returning: .system)
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
