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
            ? navigation.pushViewController(pushed, with: slide, returnTransition: .system)
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
          watch(navigation.pushViewController(other, with: base.slide(), returnTransition: .system))
        case .popByOther: watch(navigation.popViewController(with: base.slide()))
        case .pushBySame:
          watch(navigation.pushViewController(other, with: slide, returnTransition: .system))
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
          titled("F"), with: fixture.slide, returnTransition: .system)
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
      fixture.slide.observePhases { phases.append($0) }
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
        fixture.slide.observePhases { if $0 == .held { push() } }
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
