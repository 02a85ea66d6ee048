import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("When the app goes to the background", .everyReading)
struct BackgroundTests {
  private func leaveAndReturn(_ world: FlightWorld) {
    world.device.enterBackground()
    world.device.advance(by: 2)
    #expect(world.completions.count == 1)
    #expect(world.transition.flight == nil)
    world.device.enterForeground()
  }

  @Test("What runs is completed")
  func running() {
    let world = FlightWorld()
    world.present()
    world.device.advance(by: 0.1)
    leaveAndReturn(world)
    world.expectRest(at: .end)
  }

  @Test("What settles ends where it was going", arguments: [TransitionPosition.start, .end])
  func settling(_ position: TransitionPosition) {
    let world = FlightWorld()
    world.present()
    world.transition.pause()
    world.transition.update(0.5)
    if position == .end {
      world.transition.finish(velocity: 1)
    } else {
      world.transition.cancel(velocity: -1)
    }
    world.device.advance(by: 0.05)
    leaveAndReturn(world)
    world.expectRest(at: position)
  }

  @Test("What is held ends where letting go would lead", arguments: [0.2, 0.9])
  func held(_ progress: Double) {
    let world = FlightWorld()
    world.transition.pause()
    world.present()
    world.transition.update(CGFloat(progress))
    world.device.advance(by: 0.05)
    leaveAndReturn(world)
    world.expectRest(at: progress < 0.5 ? .start : .end)
  }

  @Test("So does what a finger holds, which the system takes away")
  func underAFinger() {
    let world = FlightWorld()
    world.transition.interactions = [.pan(.down, over: .points(FlightWorld.distance))]
    world.present()
    let finger = world.device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
    #expect(world.transition.phase == .held)
    leaveAndReturn(world)
    world.expectRest(at: .end)
  }

  @Test("Pulled past an end, nothing is left of that")
  func pastAnEnd() {
    let world = FlightWorld()
    world.transition.interactions = [.pan(.down, over: .points(FlightWorld.distance))]
    world.present()
    let finger = world.device.press(at: CGPoint(x: 200, y: 100))
    finger.move(by: CGVector(dx: 0, dy: 400), over: 0.1)
    finger.lift()
    world.device.advance(by: 0.02)
    let container = world.transition.flight?.containerView
    leaveAndReturn(world)
    #expect(container?.transform.isIdentity == true)
    world.expectRest(at: .end)
  }

  @Test("Back in the foreground it can be presented and dismissed as ever")
  func again() {
    let world = FlightWorld()
    world.present()
    leaveAndReturn(world)
    world.presented.dismiss(with: world.transition)
    world.device.advance(by: 0.1)
    #expect(world.transition.phase == .running(toward: .end))
    world.device.advanceUntilIdle()
    #expect(world.completions == [true, true])
  }
}
