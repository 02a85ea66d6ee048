import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension FlightTests {
  @Suite("Properties inherited from UIPercentDrivenInteractiveTransition", .underVariants)
  struct InheritedProperties {
    /// Holds a flight at progress 0.25, releases it, and returns its remaining duration in seconds.
    private func secondsAfterRelease(_ fixture: FlightFixture) -> TimeInterval {
      fixture.present()
      fixture.transition.pause()
      fixture.transition.update(0.25)
      fixture.device.advance(by: 0.1)
      let start = fixture.device.time
      fixture.transition.finish()
      while fixture.completions.isEmpty, fixture.device.time < start + 5 {
        fixture.device.advance(by: 1.0 / 60)
      }
      return fixture.device.time - start
    }

    @Test("`completionSpeed` sets the speed after a release without velocity")
    func completionSpeed() {
      let fixture = FlightFixture(timing: .linear(1))
      #expect(abs(secondsAfterRelease(fixture) - 0.75) < 0.05)
      let fast = FlightFixture(timing: .linear(1))
      fast.transition.completionSpeed = 3
      #expect(abs(secondsAfterRelease(fast) - 0.25) < 0.05)
      fast.transition.completionSpeed = -1
      #expect(fast.transition.completionSpeed == 1)
    }

    @Test("`timingCurve` sets the timing after a release without velocity")
    func timingCurve() {
      let fixture = FlightFixture(timing: .linear(1))
      fixture.transition.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
      fixture.present()
      fixture.transition.pause()
      fixture.transition.update(0.25)
      fixture.device.advance(by: 0.1)
      fixture.transition.finish()
      fixture.device.advance(by: 0.2)
      let curve = CubicCurve.easeIn
      let expected = curve.value(at: curve.fraction(at: 0.25) + 0.2)
      #expect(
        abs(fixture.shown[0] / FlightFixture.distance - expected) < within(0.001, orStep: 0.02))
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
      #expect(fixture.transition.timingCurve != nil)
    }

    @Test(
      "Interaction callbacks during a release see the completionSpeed and timingCurve that were set"
    )
    func knobsWithinRelease() throws {
      let fixture = FlightFixture(timing: .linear(1))
      fixture.transition.completionSpeed = 2
      fixture.transition.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
      var told: [CGFloat] = []
      var curves = 0
      fixture.present()
      let coordinator = try #require(fixture.presented.transitionCoordinator)
      coordinator.notifyWhenInteractionChanges { [transition = fixture.transition] _ in
        told.append(transition.completionSpeed)
        curves += transition.timingCurve == nil ? 0 : 1
      }
      fixture.transition.pause()
      fixture.transition.update(0.5)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(told.count >= 2 && told.allSatisfy { $0 == 2 })
      #expect(curves == told.count)
    }

    @Test("`completionCurve` has no effect")
    func completionCurve() {
      let fixture = FlightFixture(timing: .linear(1))
      fixture.transition.completionCurve = .easeIn
      #expect(abs(secondsAfterRelease(fixture) - 0.75) < 0.05)
    }

    @Test("`percentComplete` is the progress of a running and of a held flight")
    func percentComplete() {
      let fixture = FlightFixture(timing: .linear(1))
      #expect(fixture.transition.percentComplete == 0)
      fixture.present()
      fixture.device.advance(by: 0.3)
      let shown = fixture.shown[0] / FlightFixture.distance
      #expect(abs(fixture.transition.percentComplete - shown) < 1e-6)
      fixture.transition.pause()
      fixture.transition.update(0.4)
      #expect(abs(fixture.transition.percentComplete - 0.4) < 1e-9)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("`duration` is the duration of the timing, in seconds")
    func duration() {
      let fixture = FlightFixture(timing: .easeIn(0.6))
      fixture.transition.configuration.dismissalTiming = .linear(0.3)
      #expect(fixture.transition.duration == 0.6)
      fixture.present()
      fixture.device.advanceUntilIdle()
      fixture.presented.dismiss(animated: true)
      fixture.device.advance(by: 0.1)
      #expect(fixture.transition.duration == 0.3)
      fixture.device.advanceUntilIdle()
    }

    @Test("`wantsInteractiveStart` is true after pause(), and setting it applies to one flight")
    func wantsInteractiveStart() {
      let fixture = FlightFixture()
      #expect(!fixture.transition.wantsInteractiveStart)
      fixture.transition.pause()
      #expect(fixture.transition.wantsInteractiveStart)
      fixture.transition.cancel()
      #expect(fixture.transition.wantsInteractiveStart)

      let assigned = FlightFixture()
      assigned.transition.wantsInteractiveStart = true
      assigned.present()
      #expect(assigned.transition.phase == .held)
      // UIKit may read the property again during the flight.
      #expect(assigned.transition.wantsInteractiveStart)
      assigned.transition.finish()
      assigned.device.advanceUntilIdle()
      #expect(!assigned.transition.wantsInteractiveStart)
      assigned.presented.dismiss(animated: true)
      assigned.device.advance(by: 0.1)
      #expect(assigned.transition.phase == .running(toward: .end))
      assigned.device.advanceUntilIdle()
      #expect(assigned.completions == [true, true])
    }

    @Test("The settings of a transition can be copied to another transition")
    func copied() {
      var calls: [String] = []
      func animation(_ name: String) -> TransitionAnimation {
        TransitionAnimation { flight, _ in
          calls.append(name)
          flight.installViews()
        }
      }
      let original = InterruptibleTransition(animation("there"), timing: .linear(0.5))
      original.configuration.dismissalAnimation = animation("back")
      original.configuration.dismissalTiming = .linear(0.25)
      original.configuration.completionRule = .custom { _ in
        calls.append("rule")
        return false
      }
      original.configuration.settling = .spring(response: 0.1)
      original.configuration.onOvershoot = { _, _ in calls.append("past the end") }
      let fixture = FlightFixture { _, _ in
        let copy = InterruptibleTransition(original.animation, timing: original.timing)
        copy.configuration.dismissalAnimation = original.configuration.dismissalAnimation
        copy.configuration.dismissalTiming = original.configuration.dismissalTiming
        copy.configuration.completionRule = original.configuration.completionRule
        copy.configuration.settling = original.configuration.settling
        copy.configuration.onOvershoot = original.configuration.onOvershoot
        return copy
      }
      #expect(fixture.transition.configuration.settling == original.configuration.settling)
      #expect(fixture.transition.timing.duration == 0.5)
      #expect(fixture.transition.configuration.dismissalTiming?.duration == 0.25)
      fixture.present()
      fixture.device.advanceUntilIdle()
      fixture.presented.dismiss(animated: true)
      fixture.device.advance(by: 0.1)
      let slider = UIView()
      let session = fixture.transition.beginInteraction(by: slider)
      if let flight = fixture.transition.flight {
        fixture.transition.configuration.onOvershoot(
          TransitionOvershoot(raw: 0.1, over: .zero), flight)
      }
      session?.release(velocity: 0)
      fixture.device.advanceUntilIdle()
      #expect(calls == ["there", "back", "past the end", "rule"])
      #expect(fixture.completions == [true, false])
    }
  }
}

extension FlightTests {
  @Suite("UIKit's transition context", .underVariants)
  struct TransitionContexts {
    /// Returns a fixture in flight, and the context of the flight.
    private static func flying() throws -> (FlightFixture, any UIViewControllerContextTransitioning)
    {
      let fixture = FlightFixture()
      fixture.present()
      fixture.device.advance(by: 0.15)
      return (fixture, try #require(fixture.transition.flight?.context))
    }

    @Test("The context is interactive only while the flight is held")
    func interactive() throws {
      let (fixture, context) = try Self.flying()
      #expect(!context.isInteractive)
      var changes: [Bool] = []
      fixture.presented.transitionCoordinator?.notifyWhenInteractionChanges {
        changes.append($0.isInteractive)
      }
      fixture.transition.pause()
      #expect(context.isInteractive)
      fixture.transition.cancel()
      #expect(!context.isInteractive && context.transitionWasCancelled)
      fixture.device.advance(by: 0.03)
      fixture.transition.pause()
      #expect(context.isInteractive)
      fixture.transition.finish(velocity: 1)
      #expect(!context.isInteractive && !context.transitionWasCancelled)
      fixture.device.advanceUntilIdle()
      #expect(changes == [true, false, true, false])
      #expect(fixture.completions == [true])
    }

    @Test("After a flight has ended, calling startInteractiveTransition starts no other flight")
    func afterItsFlight() throws {
      let (fixture, context) = try Self.flying()
      fixture.device.advanceUntilIdle()
      fixture.transition.startInteractiveTransition(context)
      fixture.transition.animateTransition(using: context)
      let isAtRest = fixture.transition.flight == nil
      #expect(isAtRest)
    }

    @Test(
      "Each progress of a held flight is reported to the context, even if it was reported before")
    func progress() throws {
      let (fixture, _) = try Self.flying()
      for _ in 0..<2 {
        fixture.transition.pause()
        fixture.transition.update(0.5)
        #expect(fixture.messages.last == "updateInteractiveTransition(0.5)")
        fixture.transition.resume()
        fixture.device.advance(by: 0.03)
      }
      fixture.device.advanceUntilIdle()
    }

    @Test("An animator that finishes at the start makes the flight report a cancellation")
    func endsElsewhere() throws {
      let (fixture, context) = try Self.flying()
      let animator = try #require(fixture.transition.flight?.animator)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
      #expect(context.transitionWasCancelled)
      #expect(fixture.completions == [false])
      fixture.device.advanceUntilIdle()
      #expect(fixture.presented.presentingViewController == nil)
    }

    @Test("A pause() in a phase change takes effect after that change")
    func reentry() throws {
      let fixture = FlightFixture()
      var wasHeld = false
      fixture.transition.observePhases { [weak transition = fixture.transition] phase in
        guard case .running = phase, !wasHeld else { return }
        wasHeld = true
        transition?.pause()
      }
      fixture.present()
      let shown = fixture.shown
      fixture.device.advance(by: 0.2)
      #expect(fixture.transition.phase == .held)
      #expect(largestDifference(fixture.shown, shown) < 0.01)
      fixture.transition.resume()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test("Cancelling at the first phase change cancels the flight")
    func earlyCancel() {
      let fixture = FlightFixture()
      fixture.transition.observePhases { [weak transition = fixture.transition] phase in
        if phase == .held { transition?.cancel() }
      }
      fixture.transition.pause()
      fixture.present()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [false])
      #expect(fixture.presenter.presentedViewController == nil)
    }
  }
}
