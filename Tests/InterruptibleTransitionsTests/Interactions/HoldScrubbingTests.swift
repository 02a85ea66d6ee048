import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Scrubbing touch-to-pause", .underVariants)
struct HoldScrubbingTests {
  private func flying() -> FlightFixture {
    let fixture = FlightFixture()
    fixture.transition.interactions = [
      .touchToPause(scrubbing: .down, over: .points(FlightFixture.distance))
    ]
    fixture.present()
    fixture.device.advance(by: 0.1)
    return fixture
  }

  @Test("Scrubbing touch-to-pause pauses at a touch and follows a moving finger 1:1")
  func scrubs() {
    let fixture = flying()
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
    #expect(fixture.transition.phase == .held)
    let frozen = fixture.shown
    fixture.device.advance(by: 0.3)
    #expect(largestDifference(fixture.shown, frozen) < 0.01)
    finger.move(by: CGVector(dx: 0, dy: 12))
    let start = fixture.shown[0]
    finger.move(by: CGVector(dx: 0, dy: 50), over: 0.2)
    #expect(abs(fixture.shown[0] - start - 50) < within(0.5, orStep: 4))
    finger.move(by: CGVector(dx: 0, dy: -30), over: 0.2)
    #expect(abs(fixture.shown[0] - start - 20) < within(0.5, orStep: 4))
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions == [false])
  }

  @Test("A tap pauses, a second tap resumes, and a later pan scrubs")
  func taps() {
    let fixture = flying()
    fixture.device.tap(at: CGPoint(x: 200, y: 300))
    fixture.device.advance(by: 0.3)
    #expect(fixture.transition.phase == .held)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 12))
    let start = fixture.shown[0]
    finger.move(by: CGVector(dx: 0, dy: -20), over: 0.1)
    #expect(abs(fixture.shown[0] - start + 20) < within(0.5, orStep: 4))
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
    finger.lift()
    #expect(fixture.transition.phase == .settling(toward: .end))
    fixture.device.tap(at: CGPoint(x: 200, y: 300))
    #expect(fixture.transition.phase == .held)
    fixture.device.tap(at: CGPoint(x: 200, y: 300))
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions == [true])
  }

  @Test("A pan takes the flight over from touch-to-pause")
  func panBeside() {
    let fixture = FlightFixture()
    fixture.transition.interactions = [
      .touchToPause(deciding: .down, within: 40),
      .pan(.down, over: .points(FlightFixture.distance)),
    ]
    fixture.present()
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
    #expect(fixture.transition.phase == .held)
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
    #expect(fixture.transition.phase == .held)
    finger.move(by: CGVector(dx: 0, dy: -90), over: 0.2)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions == [false])
  }
}
