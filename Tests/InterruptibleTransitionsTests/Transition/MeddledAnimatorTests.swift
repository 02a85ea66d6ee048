import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Animator that other code stops, reverses or starts", .underVariants)
struct MeddledAnimatorTests {
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

  @Test("An animator that is stopped while its flight is held and restarted ends with the release")
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
