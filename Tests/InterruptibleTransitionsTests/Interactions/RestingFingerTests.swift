import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// UIKit's recognizers report the velocity of the last movement, even after the finger has rested.
@Suite("A finger that rests before it lifts", .underVariants)
struct RestingFingerTests {
  @Test(
    "A gesture that rests for 0.15 s releases without velocity", arguments: GestureKind.allCases)
  func gesture(_ kind: GestureKind) {
    for (rest, finishes) in [(0, true), (0.05, true), (0.15, false), (3, false)] {
      let fixture = FlightFixture.startedBy(kind)
      let hand = GestureHand(kind, on: fixture.device)
      hand.begin()
      fixture.device.advance(by: 0.05)
      hand.move(to: 0.4, over: 0.1)
      fixture.device.advance(by: rest)
      hand.lift()
      let held = fixture.shown[0]
      fixture.device.advance(by: 1.0 / 60)
      #expect((fixture.shown[0] > held) == finishes)
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [finishes])
    }
  }

  @Test(
    "A scrubbing touch-to-pause that rests for 0.15 s releases without velocity",
    arguments: [0.05, 0.15])
  func scrubbing(rest: Double) {
    let fixture = FlightFixture()
    fixture.transition.interactions = [.touchToPause(scrubbing: .down, over: 400)]
    fixture.present()
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 12), over: 0.1)
    fixture.transition.update(0)
    finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
    #expect(abs(fixture.transition.progress - 0.25) < 0.06)
    fixture.device.advance(by: rest)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions == [rest < 0.1])
  }

  @Test("A pull to dismiss that rests for 0.15 s releases without velocity", arguments: [0, 0.15])
  func pull(rest: Double) {
    let sheet = PulledSheet()
    let finger = sheet.press()
    sheet.move(finger, by: 100, over: 0.1)
    #expect((0.15...0.3).contains(sheet.fixture.transition.progress))
    sheet.fixture.device.advance(by: rest)
    finger.lift()
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.fixture.completions == [true, rest == 0])
  }

  @Test(
    "An app's session that rests for 0.15 s releases without velocity", arguments: [0.05, 0.15],
    [false, true])
  func session(rest: Double, updates: Bool) {
    let fixture = FlightFixture(timing: .linear(0.5))
    let session = fixture.transition.beginInteraction(by: fixture.device)
    fixture.present()
    fixture.device.advance(by: 0.1)
    for step in 1...4 {
      let progress = Double(step) / 20
      if updates { session?.move(to: progress) } else { session?.move(to: progress) }
      fixture.device.advance(by: 1.0 / 60)
    }
    // Repeating the same progress in each frame counts as resting.
    for _ in 0..<Int(rest * 60) {
      if updates { session?.move(to: 0.2) } else { session?.move(to: 0.2) }
      fixture.device.advance(by: 1.0 / 60)
    }
    session?.release(velocity: 5)
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions == [rest < 0.1])
  }

  @Test("A session without updates keeps the velocity of its release")
  func swipe() {
    let fixture = FlightFixture(timing: .linear(0.5))
    fixture.present()
    fixture.device.advance(by: 0.1)
    let session = fixture.transition.beginInteraction(by: fixture.device)
    fixture.device.advance(by: 0.3)
    session?.release(velocity: -5)
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions == [false])
  }

  @Test("A session that starts another flight begins with a progress of 0")
  func secondTime() {
    let fixture = FlightFixture(timing: .linear(0.5))
    fixture.present()
    fixture.device.advanceUntilIdle()
    fixture.presented.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.transition.progress == 1)
    let session = fixture.transition.beginInteraction(by: fixture.device)
    #expect(fixture.transition.progress == 0 && session?.startsFlight == true)
    session?.cancel()
    fixture.device.advanceUntilIdle()
  }
}
