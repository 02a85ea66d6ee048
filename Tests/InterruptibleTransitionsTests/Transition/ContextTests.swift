import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("UIKit's transition context", .underVariants)
struct ContextTests {
  /// Returns a fixture in flight, and the context of the flight.
  private static func flying() throws -> (FlightFixture, any UIViewControllerContextTransitioning) {
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

  @Test("Each progress of a held flight is reported to the context, even if it was reported before")
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
    fixture.transition.onPhaseChange = { [weak transition = fixture.transition] phase in
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
    fixture.transition.onPhaseChange = { [weak transition = fixture.transition] phase in
      if phase == .held { transition?.cancel() }
    }
    fixture.transition.pause()
    fixture.present()
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions == [false])
    #expect(fixture.presenter.presentedViewController == nil)
  }
}
