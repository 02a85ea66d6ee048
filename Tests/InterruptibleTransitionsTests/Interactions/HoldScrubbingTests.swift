import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Hold that scrubs", .everyReading)
struct HoldScrubbingTests {
  private func flying() -> FlightWorld {
    let world = FlightWorld()
    world.transition.interactions = [.hold(scrubbing: .down, over: .points(FlightWorld.distance))]
    world.present()
    world.device.advance(by: 0.1)
    return world
  }

  @Test("A touch freezes at once, and a finger that moves is followed 1:1")
  func scrubs() {
    let world = flying()
    let finger = world.device.press(at: CGPoint(x: 200, y: 300))
    #expect(world.transition.phase == .held)
    let frozen = world.shown
    world.device.advance(by: 0.3)
    #expect(largestDifference(world.shown, frozen) < 0.01)
    finger.move(by: CGVector(dx: 0, dy: 12))
    let start = world.shown[0]
    finger.move(by: CGVector(dx: 0, dy: 50), over: 0.2)
    #expect(abs(world.shown[0] - start - 50) < within(0.5, orStep: 4))
    finger.move(by: CGVector(dx: 0, dy: -30), over: 0.2)
    #expect(abs(world.shown[0] - start - 20) < within(0.5, orStep: 4))
    finger.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions == [false])
  }

  @Test("A tap freezes, a second tap lets it go on, and a later pan scrubs all the same")
  func taps() {
    let world = flying()
    world.device.tap(at: CGPoint(x: 200, y: 300))
    world.device.advance(by: 0.3)
    #expect(world.transition.phase == .held)
    let finger = world.device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 12))
    let start = world.shown[0]
    finger.move(by: CGVector(dx: 0, dy: -20), over: 0.1)
    #expect(abs(world.shown[0] - start + 20) < within(0.5, orStep: 4))
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
    finger.lift()
    #expect(world.transition.phase == .settling(toward: .end))
    world.device.tap(at: CGPoint(x: 200, y: 300))
    #expect(world.transition.phase == .held)
    world.device.tap(at: CGPoint(x: 200, y: 300))
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
  }

  @Test("A pan of another interaction takes the transition from a finger that decides")
  func panBeside() {
    let world = FlightWorld()
    world.transition.interactions = [
      .hold(finishing: .down, within: 40), .pan(.down, over: .points(FlightWorld.distance)),
    ]
    world.present()
    let finger = world.device.press(at: CGPoint(x: 200, y: 300))
    #expect(world.transition.phase == .held)
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
    #expect(world.transition.phase == .held)
    finger.move(by: CGVector(dx: 0, dy: -90), over: 0.2)
    finger.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions == [false])
  }
}
