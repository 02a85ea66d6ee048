import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("What happens while a touch holds", .everyReading)
struct HoldOverlapTests {
  private func held() -> (FlightWorld, Finger) {
    let world = FlightWorld()
    world.transition.interactions = [.hold(finishing: .down, within: 40)]
    world.present()
    world.device.advance(by: 0.15)
    let finger = world.device.press(at: CGPoint(x: 200, y: 400))
    #expect(world.transition.phase == .held)
    return (world, finger)
  }

  @Test(
    "What the app says while a touch holds is what happens; the finger decides nothing more",
    arguments: AppVerb.allCases)
  func appWhileHeld(_ verb: AppVerb) {
    let (world, finger) = held()
    verb.send(to: world.transition)
    finger.move(by: CGVector(dx: 0, dy: verb.end == .end ? -60 : 60), over: 0.15)
    finger.lift()
    world.expectRest(at: verb.end)
  }

  @Test("After that, a tap freezes the flight anew, and does not count as the second one")
  func tapAfterApp() {
    let (world, finger) = held()
    finger.lift()
    world.transition.resume()
    world.device.advance(by: 0.05)
    world.device.tap(at: CGPoint(x: 200, y: 400))
    #expect(world.transition.phase == .held)
    world.device.advance(by: 0.2)
    #expect(world.transition.phase == .held)
    world.device.tap(at: CGPoint(x: 200, y: 400))
    world.expectRest(at: .end)
  }

  @Test("Taken from its transition, the interaction lets go", arguments: [true, false])
  func detached(_ lifts: Bool) {
    let (world, finger) = held()
    if lifts { finger.lift() }
    #expect(world.transition.phase == .held)
    world.transition.interactions = []
    if !lifts {
      finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
      finger.lift()
    }
    world.expectRest(at: .end)
  }

  @Test("A second finger that lifts leaves the flight frozen; the next tap lets it go on")
  func secondFinger() {
    let (world, finger) = held()
    let shown = world.shown
    let second = world.device.press(at: CGPoint(x: 100, y: 600))
    second.lift()
    finger.move(by: CGVector(dx: 0, dy: -45), over: 0.1)
    finger.lift()
    #expect(world.transition.phase == .held)
    #expect(largestDifference(world.shown, shown) < 0.01)
    world.device.tap(at: CGPoint(x: 200, y: 400))
    world.expectRest(at: .end)
  }

  @Test("A touch that comes in the frame before the end completes once, wherever it leads")
  func atTheEnd() {
    for seconds in [0.6, 0.65, 0.68, 0.7, 0.72, 0.75] {
      let world = FlightWorld()
      world.transition.interactions = [.hold(finishing: .down, within: 40)]
      world.present()
      world.device.advance(by: seconds)
      let finger = world.device.press(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: 0, dy: -45), over: 0.02)
      finger.lift()
      world.device.advanceUntilIdle()
      world.expectRest(at: world.completions == [true] ? .end : .start)
    }
  }
}
