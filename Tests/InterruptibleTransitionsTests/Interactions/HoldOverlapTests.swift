import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Simultaneous input during touch-to-pause", .underVariants)
struct HoldOverlapTests {
  private func held() -> (FlightFixture, Finger) {
    let fixture = FlightFixture()
    fixture.transition.interactions = [.touchToPause(deciding: .down, within: 40)]
    fixture.present()
    fixture.device.advance(by: 0.15)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    #expect(fixture.transition.phase == .held)
    return (fixture, finger)
  }

  @Test(
    "The app's calls take effect during touch-to-pause, and the finger decides nothing more",
    arguments: AppVerb.allCases)
  func appWhileHeld(_ verb: AppVerb) {
    let (fixture, finger) = held()
    verb.send(to: fixture.transition)
    finger.move(by: CGVector(dx: 0, dy: verb.end == .end ? -60 : 60), over: 0.15)
    finger.lift()
    fixture.expectRest(at: verb.end)
  }

  @Test("After the app resumes the flight, a tap pauses it again and counts as the first tap")
  func tapAfterApp() {
    let (fixture, finger) = held()
    finger.lift()
    fixture.transition.resume()
    fixture.device.advance(by: 0.05)
    fixture.device.tap(at: CGPoint(x: 200, y: 400))
    #expect(fixture.transition.phase == .held)
    fixture.device.advance(by: 0.2)
    #expect(fixture.transition.phase == .held)
    fixture.device.tap(at: CGPoint(x: 200, y: 400))
    fixture.expectRest(at: .end)
  }

  @Test("Removing touch-to-pause from its transition resumes the flight", arguments: [true, false])
  func detached(_ lifts: Bool) {
    let (fixture, finger) = held()
    if lifts { finger.lift() }
    #expect(fixture.transition.phase == .held)
    fixture.transition.interactions = []
    if !lifts {
      finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
      finger.lift()
    }
    fixture.expectRest(at: .end)
  }

  @Test("A second finger that lifts keeps the flight paused, and the next tap resumes it")
  func secondFinger() {
    let (fixture, finger) = held()
    let shown = fixture.shown
    let second = fixture.device.press(at: CGPoint(x: 100, y: 600))
    second.lift()
    finger.move(by: CGVector(dx: 0, dy: -45), over: 0.1)
    finger.lift()
    #expect(fixture.transition.phase == .held)
    #expect(largestDifference(fixture.shown, shown) < 0.01)
    fixture.device.tap(at: CGPoint(x: 200, y: 400))
    fixture.expectRest(at: .end)
  }

  @Test("A touch in the last frames of a flight completes it once")
  func atTheEnd() {
    for seconds in [0.6, 0.65, 0.68, 0.7, 0.72, 0.75] {
      let fixture = FlightFixture()
      fixture.transition.interactions = [.touchToPause(deciding: .down, within: 40)]
      fixture.present()
      fixture.device.advance(by: seconds)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: 0, dy: -45), over: 0.02)
      finger.lift()
      fixture.device.advanceUntilIdle()
      fixture.expectRest(at: fixture.completions == [true] ? .end : .start)
    }
  }
}
