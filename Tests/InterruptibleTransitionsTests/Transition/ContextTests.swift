import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("What UIKit's context knows", .everyReading)
struct ContextTests {
  /// A world in flight, and the flight's context.
  private static func flying() throws -> (FlightWorld, any UIViewControllerContextTransitioning) {
    let world = FlightWorld()
    world.present()
    world.device.advance(by: 0.15)
    return (world, try #require(world.transition.flight?.context))
  }

  @Test("It is interactive while somebody holds the flight, and only then")
  func interactive() throws {
    let (world, context) = try Self.flying()
    #expect(!context.isInteractive)
    var changes: [Bool] = []
    world.presented.transitionCoordinator?.notifyWhenInteractionChanges {
      changes.append($0.isInteractive)
    }
    world.transition.pause()
    #expect(context.isInteractive)
    world.transition.cancel()
    #expect(!context.isInteractive && context.transitionWasCancelled)
    world.device.advance(by: 0.03)
    world.transition.pause()
    #expect(context.isInteractive)
    world.transition.finish(velocity: 1)
    #expect(!context.isInteractive && !context.transitionWasCancelled)
    world.device.advanceUntilIdle()
    #expect(changes == [true, false, true, false])
    #expect(world.completions == [true])
  }

  @Test("It is told each progress, also one that it was told in an earlier hold")
  func progress() throws {
    let (world, _) = try Self.flying()
    for _ in 0..<2 {
      world.transition.pause()
      world.transition.update(0.5)
      #expect(world.messages.last == "updateInteractiveTransition(0.5)")
      world.transition.resume()
      world.device.advance(by: 0.03)
    }
    world.device.advanceUntilIdle()
  }

  @Test("A flight whose animator ends elsewhere than was said says so before it completes")
  func endsElsewhere() throws {
    let (world, context) = try Self.flying()
    let animator = try #require(world.transition.flight?.animator)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(context.transitionWasCancelled)
    #expect(world.completions == [false])
    world.device.advanceUntilIdle()
    #expect(world.presented.presentingViewController == nil)
  }

  @Test("What the app says when it hears of a phase is done after what that phase is about")
  func reentry() throws {
    let world = FlightWorld()
    var wasHeld = false
    world.transition.onPhaseChange = { [weak transition = world.transition] phase in
      guard case .running = phase, !wasHeld else { return }
      wasHeld = true
      transition?.pause()
    }
    world.present()
    let shown = world.shown
    world.device.advance(by: 0.2)
    #expect(world.transition.phase == .held)
    #expect(largestDifference(world.shown, shown) < 0.01)
    world.transition.resume()
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
  }

  @Test("An app that cancels as soon as it hears of the start gets it cancelled")
  func earlyCancel() {
    let world = FlightWorld()
    world.transition.onPhaseChange = { [weak transition = world.transition] phase in
      if phase == .held { transition?.cancel() }
    }
    world.transition.pause()
    world.present()
    world.device.advanceUntilIdle()
    #expect(world.completions == [false])
    #expect(world.presenter.presentedViewController == nil)
  }
}
