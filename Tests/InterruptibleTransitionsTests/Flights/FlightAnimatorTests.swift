import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension FlightTests {
  @Suite("Animator of a flight", .underVariants)
  struct Animators {
    @Test("The flight's animator obeys calls while it is open and ignores them while it is closed")
    func openAndClosed() {
      let fixture = ContainerFixture()
      fixture.device.launch(UIViewController())
      let animator = FlightAnimator(.linear(0.5), runs: true)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.device.window.addSubview(view)
      animator.addAnimations { view.frame.origin.x = 100 }
      animator.close {
        animator.startAnimation(afterDelay: 0)
        animator.startAnimation()
      }
      #expect(animator.state == .inactive)
      animator.startAnimation(afterDelay: 0.2)
      fixture.device.advance(by: 0.4)
      animator.close { animator.pauseAnimation() }
      #expect(animator.isRunning && animator.state == .active)
      animator.pauseAnimation()
      let shown = view.layer.presentedFrame?.minX ?? .nan
      #expect(shown > 10 && shown < 90)
      animator.close {
        animator.fractionComplete = 0.9
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        animator.stopAnimation(true)
      }
      #expect(!animator.isReversed && !animator.isRunning && animator.fractionComplete < 0.89)
      #expect(animator.state == .active)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      #expect(animator.isRunning)
      fixture.device.advanceUntilIdle()
      #expect(animator.state == .inactive && view.frame.minX == 100)
    }
  }
}

extension FlightTests {
  @Suite("Undisturbed flight", .underVariants)
  struct UndisturbedFlights {
    @Test("An undisturbed flight needs no frame callbacks until an app observes its progress")
    func frameCallbacks() {
      let fixture = FlightFixture(timing: .easeInOut(0.5))
      fixture.present()
      fixture.device.advance(by: 0.1)
      #expect(!Runtime.current.hasFrameObservers && fixture.shown[0] > 0)
      let registration = fixture.transition.observeProgress { _, _ in }
      #expect(Runtime.current.hasFrameObservers)
      registration.remove()
      fixture.expectRest(at: .end)
    }

    @Test("A resumed flight needs no frame callbacks")
    func resumed() {
      let fixture = FlightFixture(timing: .easeInOut(0.5))
      fixture.present()
      fixture.device.advance(by: 0.2)
      fixture.transition.pause()
      fixture.device.advance(by: 0.2)
      fixture.transition.resume()
      fixture.device.advance(by: 0.05)
      #expect(!Runtime.current.hasFrameObservers)
      fixture.expectRest(at: .end)
    }

    @Test(
      "An animator that other code stops or finishes ends the flight once",
      arguments: [nil, UIViewAnimatingPosition.start, .end])
    func stopped(finishedAt position: UIViewAnimatingPosition?) throws {
      let fixture = FlightFixture(timing: .easeInOut(0.5))
      fixture.present()
      fixture.device.advance(by: 0.2)
      let flight = try #require(fixture.transition.flight)
      let animator = fixture.transition.interruptibleAnimator(using: flight.context)
      animator.stopAnimation(position == nil)
      guard let position else {
        // The views stay where they are.
        fixture.device.advanceUntilIdle()
        let isOver = fixture.transition.isAtRest
        return #expect(fixture.completions == [true] && isOver)
      }
      animator.finishAnimation(at: position)
      fixture.expectRest(at: position == .start ? .start : .end)
    }
  }
}

extension FlightTests {
  @Suite("Animator that other code stops, reverses or starts", .underVariants)
  struct DisturbedAnimators {
    private final class OwnTransition: InterruptibleTransition {
      override func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
        let view = flight.installViews()
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut)
        animator.addAnimations { view?.alpha = 0.5 }
        return animator
      }
    }

    /// Expects that the flight has completed once, and stops its animator if necessary.
    private func expectEnd(
      of fixture: FlightFixture, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      fixture.device.advance(by: 5)
      let isOver = fixture.completions.count == 1 && fixture.transition.isAtRest
      #expect(isOver, sourceLocation: sourceLocation)
      let animator = fixture.transition.flight?.animator
      if animator?.state == .active { animator?.stopAnimation(true) }
    }

    @Test("An app's animator that is stopped when the flight is held ends with the release")
    func stoppedAsItIsHeld() {
      let fixture = FlightFixture(timing: .easeInOut(0.5)) { OwnTransition($0, timing: $1) }
      let transition = fixture.transition
      transition.observePhases { [weak transition] in
        if $0 == .held { transition?.flight?.animator.stopAnimation(true) }
      }
      fixture.present()
      fixture.device.advance(by: 0.2)
      transition.pause()
      fixture.device.advance(by: 0.1)
      transition.finish(velocity: 1)
      expectEnd(of: fixture)
    }

    @Test("Pausing the animator directly and then holding the flight does not change its progress")
    func pausedAndHeld() throws {
      let fixture = FlightFixture(timing: .linear(0.5))
      fixture.present()
      fixture.device.advance(by: 0.2)
      let before = fixture.transition.progress
      try #require(fixture.transition.flight?.animator).pauseAnimation()
      #expect(abs(fixture.transition.progress - before) < 0.02 && before > 0.3)
      fixture.transition.pause()
      #expect(abs(fixture.transition.progress - before) < 0.02)
      fixture.transition.resume()
      expectEnd(of: fixture)
    }

    @Test(
      "Stopping and restarting the animator in one turn ends the flight", arguments: [false, true])
    func revived(byPause: Bool) throws {
      let fixture = FlightFixture(timing: .easeInOut(0.5))
      fixture.present()
      fixture.device.advance(by: 0.2)
      let animator = try #require(fixture.transition.flight?.animator)
      animator.stopAnimation(true)
      if byPause { animator.pauseAnimation() } else { animator.startAnimation() }
      expectEnd(of: fixture)
    }

    @Test(
      "An animator that is stopped while its flight is held and restarted ends with the release")
    func revivedWhileHeld() throws {
      let fixture = FlightFixture(timing: .easeInOut(0.5))
      fixture.present()
      fixture.device.advance(by: 0.2)
      fixture.transition.pause()
      fixture.device.advance(by: 0.1)
      let animator = try #require(fixture.transition.flight?.animator)
      animator.stopAnimation(true)
      fixture.device.advance(by: 0.1)
      animator.startAnimation()
      fixture.transition.finish(velocity: 1)
      expectEnd(of: fixture)
    }

    @Test(
      "A flight whose animator other code reverses still finishes or cancels as requested",
      arguments: [false, true])
    func reversed(finishes: Bool) {
      let fixture = FlightFixture(timing: .easeInOut(0.5))
      fixture.present()
      fixture.device.advance(by: 0.2)
      fixture.transition.flight?.animator.isReversed = true
      fixture.device.advance(by: 0.05)
      fixture.transition.pause()
      if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [finishes])
    }

    @Test("Pausing or stopping the animator before the flight starts it ends the flight once")
    func beforeItsStart() {
      for action in [
        { $0.pauseAnimation() }, { $0.fractionComplete = 0.3 },
        {
          $0.pauseAnimation()
          $0.stopAnimation(true)
        },
      ] as [(UIViewPropertyAnimator) -> Void] {
        let fixture = FlightFixture(timing: .easeInOut(0.5))
        let transition = fixture.transition
        transition.observe { [weak transition] event in
          guard case .began = event, let transition, let flight = transition.flight else { return }
          if let animator = transition.interruptibleAnimator(using: flight.context)
            as? UIViewPropertyAnimator
          {
            action(animator)
          }
        }
        fixture.present()
        expectEnd(of: fixture)
      }
    }

    @Test("Pausing and starting the animator directly keeps progress observers informed")
    func observed() throws {
      let fixture = FlightFixture(timing: .easeInOut(0.5))
      fixture.present()
      fixture.device.advance(by: 0.1)
      var count = 0
      fixture.transition.observeProgress { _, _ in count += 1 }
      fixture.device.advance(by: 0.1)
      let animator = try #require(fixture.transition.flight?.animator)
      animator.pauseAnimation()
      animator.startAnimation()
      fixture.device.advance(by: 0.05)
      let earlier = count
      fixture.device.advance(by: 0.15)
      #expect(count > earlier + 5)
      fixture.device.advanceUntilIdle()
    }
  }
}

extension FlightTests {
  @Suite("Animator that other code pauses in flight", .underVariants)
  struct PausedAnimators {
    private final class OwnAnimator: InterruptibleTransition {
      override func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
        let view = flight.installViews()
        view?.transform = CGAffineTransform(translationX: 300, y: 0)
        animator.addAnimations { view?.transform = .identity }
        return animator
      }
    }

    @Test(
      "A flight whose animator is paused directly continues without a jump and completes once",
      arguments: [false, true])
    func goesOn(isOwn: Bool) throws {
      let base = ContainerFixture()
      let first = titled("A")
      let second = titled("B")
      let transition =
        isOwn
        ? OwnAnimator(.fade, timing: .linear(0.5))
        : InterruptibleTransition(.slide(from: .right), timing: .linear(0.5))
      base.device.launch(first)
      first.present(second, with: transition)
      base.device.advance(by: 0.2)
      let flight = try #require(transition.flight)
      let animator = transition.interruptibleAnimator(using: flight.context)
      animator.pauseAnimation()
      var places = [base.shownX(second)]
      for _ in 0..<30 where transition.flight != nil {
        base.device.advance(by: 1.0 / 60)
        places.append(base.shownX(second))
      }
      base.device.advanceUntilIdle()
      #expect(transition.phase == .ended(at: .end))
      #expect(first.presentedViewController === second)
      for (before, after) in zip(places, places.dropFirst()) {
        #expect(before - after > -1 && before - after < within(30, orStep: 40))
      }
    }
  }
}
