import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// The suite of a feature: `swift test --filter FlightTests` runs all its suites.
@Suite("Flights")
enum FlightTests {}

/// A transition that counts the animators that it makes.
private final class CountingTransition: InterruptibleTransition {
  var animators: [UIViewPropertyAnimator] = []

  override func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
    let animator = super.makeAnimator(for: flight)
    animators.append(animator)
    return animator
  }
}

extension FlightTests {
  @Suite("TransitionFlight", .underVariants)
  struct Lifetime {
    @Test("A flight has one animator, however often UIKit requests it")
    func oneAnimator() throws {
      let fixture = FlightFixture(make: { CountingTransition($0, timing: $1) })
      let transition = try #require(fixture.transition as? CountingTransition)
      fixture.present()
      let context = try #require(transition.flight?.context)
      for _ in 0..<5 {
        let vended = transition.interruptibleAnimator(using: context)
        #expect(vended === transition.animators.first)
      }
      #expect(transition.animators.count == 1)
      fixture.device.advanceUntilIdle()
      #expect(transition.animators.count == 1)
      fixture.presented.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(transition.animators.count == 2)
      #expect(fixture.completions == [true, true])
    }

    @Test("Auxiliary animations receive the flight, follow its progress and are undone on cancel")
    func auxiliary() {
      let fixture = FlightFixture()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.presenter.view.addSubview(view)
      var told: [Bool] = []
      var outcomes: [TransitionOutcome] = []
      fixture.transition.addAuxiliaryAnimations { flight in
        told.append(flight.isPresenting)
        view.alpha = flight.isPresenting ? 0.2 : 1
        view.frame.origin.x = flight.isPresenting ? 100 : 0
      } completion: {
        outcomes.append($0)
      }
      fixture.device.advance(by: 0.1)
      fixture.present()
      fixture.transition.pause()
      fixture.transition.update(0.5)
      fixture.device.advance(by: 0.05)
      let shown = view.layer.presentation()
      #expect(abs(CGFloat(shown?.opacity ?? 0) - 0.6) < within(1e-4, orStep: 0.02))
      #expect(abs((shown?.frame.minX ?? 0) - 50) < within(1e-3, orStep: 2))
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      #expect(view.alpha == 1 && view.frame.minX == 0)

      fixture.present()
      fixture.device.advanceUntilIdle()
      #expect(abs(view.alpha - 0.2) < 1e-6 && view.frame.minX == 100)
      fixture.presented.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(view.alpha == 1 && view.frame.minX == 0)
      #expect(told == [true, true, false])
      #expect(outcomes == [.cancelled, .completed, .completed])
      #expect(fixture.completions == [false, true, true])
    }

    @Test("A block added in flight ends with the flight and receives its outcome")
    func addedInFlight() {
      let fixture = FlightFixture()
      var outcome: TransitionOutcome?
      fixture.present()
      fixture.device.advance(by: 0.3)
      let probe = fixture.lateProbe
      fixture.transition.flight?.addAnimations {
        probe.frame.origin.y = 200
      } completion: {
        outcome = $0
      }
      fixture.device.advance(by: 0.2)
      #expect((1...199).contains(fixture.shown[3]))
      fixture.device.advanceUntilIdle()
      #expect(probe.frame.minY == 200)
      #expect(outcome == .completed)
    }

    @Test("A flight that has ended ignores added blocks")
    func endedTakesNone() throws {
      let fixture = FlightFixture()
      fixture.present()
      let flight = try #require(fixture.transition.flight)
      fixture.device.advanceUntilIdle()
      flight.addAnimations { Issue.record("a block ran after the end") }
      fixture.device.advance(by: 0.2)
      #expect(flight.progress == 1)
      #expect(flight.phase == .ended(at: .end))
    }

    @Test("A flight and its views are released after the flight ends")
    func released() {
      weak var presented: UIViewController?
      weak var flight: TransitionFlight?
      let device = Device()
      let presenter = UIViewController()
      device.launch(presenter)
      do {
        let controller = UIViewController()
        presented = controller
        let transition = InterruptibleTransition(.fade)
        presenter.present(controller, with: transition)
        device.advance(by: 0.1)
        flight = transition.flight
      }
      #expect(flight != nil)
      device.advanceUntilIdle()
      #expect(flight == nil)
      #expect(presenter.presentedViewController === presented)
      presenter.dismiss(animated: true)
      device.advanceUntilIdle()
      device.advance(by: 0.1)
      #expect(presented == nil)
    }

    @Test("One transition presents and dismisses two nested view controllers in turn")
    func secondContext() {
      let fixture = FlightFixture()
      fixture.present()
      fixture.device.advanceUntilIdle()
      let second = UIViewController()
      fixture.presented.present(second, with: fixture.transition)
      fixture.device.advance(by: 0.1)
      #expect(fixture.transition.flight?.isPresenting == true)
      #expect(fixture.transition.flight?.toViewController === second)
      fixture.device.advanceUntilIdle()
      second.dismiss(animated: true)
      fixture.device.advance(by: 0.1)
      #expect(fixture.transition.flight?.isPresenting == false)
      fixture.device.advanceUntilIdle()
      #expect(fixture.presented.presentedViewController == nil)
      fixture.presented.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true, true, true, true])
      #expect(fixture.presenter.presentedViewController == nil)
    }
  }
}

extension FlightTests {
  /// Tests of the record of a transition's current and ended flights.
  @Suite("The flights of a transition", .underVariants)
  struct Registry {
    @Test("A flight may remove only the view controller that it presents or dismisses")
    func removes() {
      let fixture = FlightFixture()
      fixture.present()
      let registry = fixture.transition.registry
      #expect(registry.canRemove(fixture.presented))
      #expect(!registry.canRemove(fixture.presenter) && !registry.canRemove(UIViewController()))
      fixture.expectRest(at: .end)
      #expect(!registry.canRemove(fixture.presented))
    }

    @Test(
      "After a flight, its view controller may be released if the flight ended without it",
      arguments: [true, false], [true, false])
    func ended(dismisses: Bool, completes: Bool) throws {
      let fixture = FlightFixture()
      fixture.present()
      if dismisses {
        fixture.device.advanceUntilIdle()
        fixture.presented.dismiss(animated: true)
        fixture.device.advance(by: 0.1)
      }
      let flight = try #require(fixture.transition.flight)
      #expect(flight.canRemoveSubject)
      if !completes { fixture.transition.cancel() }
      fixture.device.advanceUntilIdle()
      #expect(flight.canRemoveSubject == (dismisses == completes))
    }

    @Test("A flight that the app holds has no session")
    func heldByApp() {
      let fixture = FlightFixture()
      fixture.transition.pause()
      fixture.present()
      #expect(fixture.transition.phase == .held)
      #expect(fixture.transition.sessionState == nil && fixture.transition.sessionFlight == nil)
      fixture.transition.finish()
      fixture.expectRest(at: .end)
    }

    @Test(
      "UnanimatedCall disables animations, and performWithAnimationsRestored(if:) enables them for one block"
    )
    func stillCall() {
      var enabled: [Bool] = []
      let note = { enabled.append(UIView.areAnimationsEnabled) }
      UnanimatedCall.perform {
        UnanimatedCall.performWithAnimationsRestored(if: false, note)
        UnanimatedCall.performWithAnimationsRestored(if: true, note)
        note()
      }
      note()
      #expect(enabled == [false, true, false, true])
    }
  }
}

extension FlightTests {
  /// Tests of a flight's announcement before UIKit starts the flight.
  @Suite("Flight announcements", .underVariants)
  struct Announcements {
    @Test("An announcement matches the context of its view controllers until they are released")
    func met() throws {
      let fixture = FlightFixture()
      fixture.present()
      let context = try #require(fixture.transition.flight?.context)
      let from = fixture.presenter
      let to = fixture.presented
      #expect(FlightAnnouncement(from: from, to: to, isPresenting: true).isMet(by: context))
      #expect(!FlightAnnouncement(from: to, to: from, isPresenting: true).isMet(by: context))
      let gone = FlightAnnouncement(
        from: UIViewController(), to: UIViewController(), isPresenting: true)
      #expect(!gone.isMet(by: context))
      fixture.expectRest(at: .end)
    }

    @Test("An announcement maps each of its view controllers to an end, and others to nil")
    func ends() {
      let from = UIViewController()
      let to = UIViewController()
      let announcement = FlightAnnouncement(from: from, to: to, isPresenting: false)
      #expect(announcement.end(at: to) == .end)
      #expect(announcement.end(at: from) == .start)
      #expect(announcement.end(at: UIViewController()) == nil)
    }

    @Test("`flightBegan` reports a flight whose progress is 0")
    func atItsStart() {
      final class Listener: TransitionInteraction {
        weak var transition: InterruptibleTransition?
        var heard: [Double] = []

        func attach(to transition: InterruptibleTransition) { self.transition = transition }
        func detach() {}
        func flightBegan(_ flight: TransitionFlight) {
          heard += [flight.progress, flight.position, transition?.progress ?? .nan]
        }
      }
      let fixture = FlightFixture()
      let listener = Listener()
      fixture.transition.interactions = [listener]
      fixture.present()
      #expect(listener.heard == [0, 0, 0])
      fixture.expectRest(at: .end)
    }

    @Test("`animateAlongside(_:)` receives a flight whose progress is 0")
    func askedAtItsStart() {
      final class Page: UIViewController, TransitionParticipant {
        var heard: [Double] = []

        func animateAlongside(_ flight: TransitionFlight) {
          heard += [flight.progress, flight.position]
        }
      }
      let device = Device()
      let presenter = UIViewController()
      let page = Page()
      let transition = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.3))
      device.launch(presenter)
      presenter.present(page, with: transition)
      device.advanceUntilIdle()
      #expect(page.heard == [0, 0])
    }
  }
}
