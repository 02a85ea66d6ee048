import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("What is inherited from UIKit", .everyReading)
struct KnobTests {
  /// Holds a flight at a quarter, lets it go, and tells how long it then took, in seconds.
  private func secondsAfterRelease(_ world: FlightWorld) -> TimeInterval {
    world.present()
    world.transition.pause()
    world.transition.update(0.25)
    world.device.advance(by: 0.1)
    let start = world.device.time
    world.transition.finish()
    while world.completions.isEmpty, world.device.time < start + 5 {
      world.device.advance(by: 1.0 / 60)
    }
    return world.device.time - start
  }

  @Test("completionSpeed is how fast the rest is played after a release without velocity")
  func completionSpeed() {
    let world = FlightWorld(timing: .linear(1))
    #expect(abs(secondsAfterRelease(world) - 0.75) < 0.05)
    let fast = FlightWorld(timing: .linear(1))
    fast.transition.completionSpeed = 3
    #expect(abs(secondsAfterRelease(fast) - 0.25) < 0.05)
    fast.transition.completionSpeed = -1
    #expect(fast.transition.completionSpeed == 1)
  }

  @Test("timingCurve is what the rest is played along after a release without velocity")
  func timingCurve() {
    let world = FlightWorld(timing: .linear(1))
    world.transition.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    world.present()
    world.transition.pause()
    world.transition.update(0.25)
    world.device.advance(by: 0.1)
    world.transition.finish()
    world.device.advance(by: 0.2)
    let curve = CubicCurve.easeIn
    let expected = curve.value(at: curve.fraction(at: 0.25) + 0.2)
    #expect(abs(world.shown[0] / FlightWorld.distance - expected) < within(0.001, orStep: 0.02))
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
    #expect(world.transition.timingCurve != nil)
  }

  @Test("Whoever hears of a release within it finds the speed and the curve as they are set")
  func knobsWithinRelease() throws {
    let world = FlightWorld(timing: .linear(1))
    world.transition.completionSpeed = 2
    world.transition.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    var told: [CGFloat] = []
    var curves = 0
    world.present()
    let coordinator = try #require(world.presented.transitionCoordinator)
    coordinator.notifyWhenInteractionChanges { [transition = world.transition] _ in
      told.append(transition.completionSpeed)
      curves += transition.timingCurve == nil ? 0 : 1
    }
    world.transition.pause()
    world.transition.update(0.5)
    world.transition.finish()
    world.device.advanceUntilIdle()
    #expect(told.count >= 2 && told.allSatisfy { $0 == 2 })
    #expect(curves == told.count)
  }

  @Test("completionCurve is for transitions without an animator, and has no effect here")
  func completionCurve() {
    let world = FlightWorld(timing: .linear(1))
    world.transition.completionCurve = .easeIn
    #expect(abs(secondsAfterRelease(world) - 0.75) < 0.05)
  }

  @Test("percentComplete is the progress, whatever moves the transition")
  func percentComplete() {
    let world = FlightWorld(timing: .linear(1))
    #expect(world.transition.percentComplete == 0)
    world.present()
    world.device.advance(by: 0.3)
    let shown = world.shown[0] / FlightWorld.distance
    #expect(abs(world.transition.percentComplete - shown) < 1e-6)
    world.transition.pause()
    world.transition.update(0.4)
    #expect(abs(world.transition.percentComplete - 0.4) < 1e-9)
    world.transition.finish()
    world.device.advanceUntilIdle()
  }

  @Test("duration is the timing's, in seconds")
  func duration() {
    let world = FlightWorld(timing: .easeIn(0.6))
    world.transition.dismissalTiming = .linear(0.3)
    #expect(world.transition.duration == 0.6)
    world.present()
    world.device.advanceUntilIdle()
    world.presented.dismiss(animated: true)
    world.device.advance(by: 0.1)
    #expect(world.transition.duration == 0.3)
    world.device.advanceUntilIdle()
  }

  @Test("wantsInteractiveStart follows whether an interaction has engaged; set, it counts once")
  func wantsInteractiveStart() {
    let world = FlightWorld()
    #expect(!world.transition.wantsInteractiveStart)
    world.transition.pause()
    #expect(world.transition.wantsInteractiveStart)
    world.transition.cancel()
    #expect(world.transition.wantsInteractiveStart)

    let assigned = FlightWorld()
    assigned.transition.wantsInteractiveStart = true
    assigned.present()
    #expect(assigned.transition.phase == .held)
    // Asked again in the run, it answers the same.
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
}
