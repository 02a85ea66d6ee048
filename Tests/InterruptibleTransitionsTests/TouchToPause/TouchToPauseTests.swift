import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// The suite of a feature: `swift test --filter TouchToPauseTests` runs all its suites.
@Suite("Touch-to-pause")
enum TouchToPauseTests {}

extension TouchToPauseTests {
  @Suite("Touches in flight", .underVariants)
  struct Touches {
    private func pressedInFlight() -> (FlightFixture, Finger) {
      let fixture = FlightFixture()
      fixture.transition.interactions = [.touchToPause(deciding: .down, within: 40)]
      fixture.present()
      fixture.device.advance(by: 0.15)
      return (fixture, fixture.device.press(at: CGPoint(x: 200, y: 400)))
    }

    @Test(
      "Touch-to-pause finishes 40 points in its direction, and cancels in the opposite direction",
      arguments: [true, false])
    func decides(_ down: Bool) {
      let (fixture, finger) = pressedInFlight()
      let before = fixture.shown
      finger.move(by: CGVector(dx: 0, dy: down ? 38 : -38), over: 0.2)
      #expect(fixture.transition.phase == .held)
      #expect(largestDifference(fixture.shown, before) < 0.01)
      finger.move(by: CGVector(dx: 0, dy: down ? 3 : -3), over: 0.05)
      #expect(fixture.transition.phase == .settling(toward: down ? .end : .start))
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [down])
    }

    @Test("A second finger of touch-to-pause decides nothing, with or without a small movement")
    func secondFinger() {
      for distance in [-100.0, 100] {
        for (liftsFirst, moves) in [(true, false), (false, false), (true, true), (false, true)] {
          let (fixture, finger) = pressedInFlight()
          fixture.device.advance(by: 0.1)
          let second = fixture.device.press(at: CGPoint(x: 200, y: 400 + distance))
          fixture.device.advance(by: 0.1)
          if moves { second.move(by: CGVector(dx: 1, dy: 0), over: 0.02) }
          (liftsFirst ? finger : second).lift()
          fixture.device.advance(by: 0.1)
          #expect(fixture.transition.phase == .held)
          (liftsFirst ? second : finger).lift()
          #expect(fixture.transition.phase == .held)
          fixture.transition.finish()
          fixture.device.advanceUntilIdle()
        }
      }
    }

    @Test("A button pressed under touch-to-pause does not fire, and a tap after the end fires it")
    func button() {
      let fixture = FlightFixture()
      fixture.transition.interactions = [.touchToPause(deciding: .down, within: 40)]
      var fired = 0
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 150, y: 350, width: 100, height: 100)
      button.addAction(UIAction { _ in fired += 1 }, for: .touchUpInside)
      fixture.presented.view.addSubview(button)
      fixture.present()
      fixture.device.advance(by: 0.15)
      fixture.device.tap(at: CGPoint(x: 200, y: 400))
      #expect(fixture.transition.phase == .held)
      #expect(fired == 0)
      fixture.device.tap(at: CGPoint(x: 200, y: 400))
      fixture.device.advanceUntilIdle()
      #expect(fired == 0)
      #expect(fixture.completions == [true])
      fixture.device.tap(at: CGPoint(x: 200, y: 400))
      #expect(fired == 1)
    }

    @Test("A cancelled touch lets the paused flight continue")
    func cancelled() {
      let (fixture, finger) = pressedInFlight()
      finger.cancel()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test("Touch-to-pause does not release a flight that another caller holds")
    func heldByAnother() {
      let fixture = FlightFixture()
      fixture.transition.interactions = [.touchToPause(deciding: .down, within: 40)]
      fixture.present()
      fixture.transition.pause()
      fixture.device.tap(at: CGPoint(x: 200, y: 400))
      fixture.device.tap(at: CGPoint(x: 200, y: 400))
      #expect(fixture.transition.phase == .held)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test("A second touch resumes the flight if it is a tap: if it moves less than ten points")
    func secondTouch() {
      for (dx, isTap) in [(0, true), (8, true), (12, false), (-20, false)] as [(CGFloat, Bool)] {
        let (fixture, finger) = pressedInFlight()
        finger.lift()
        let second = fixture.device.press(at: CGPoint(x: 200, y: 500))
        second.move(by: CGVector(dx: dx, dy: 0), over: 0.1)
        #expect(fixture.transition.phase == .held)
        second.lift()
        #expect((fixture.transition.phase == .held) == !isTap)
        fixture.transition.resume()
        fixture.expectRest(at: .end)
      }
    }

    @Test(
      "`within` accepts any distance above 0, and at 0 or below every movement decides",
      arguments: [(1, false), (0.8, false), (0, true), (-1, true), (.nan, true)]
        as [(CGFloat, Bool)])
    func smallDistance(distance: CGFloat, decides: Bool) {
      let fixture = FlightFixture()
      fixture.transition.interactions = [.touchToPause(deciding: .down, within: distance)]
      fixture.present()
      fixture.device.advance(by: 0.15)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: 0, dy: -0.5))
      #expect((fixture.transition.phase == .settling(toward: .start)) == decides)
      finger.move(by: CGVector(dx: 0, dy: -1))
      #expect(fixture.transition.phase == .settling(toward: .start))
      finger.lift()
      fixture.expectRest(at: .start)
    }

    @Test(
      "With resumesOnLift, the flight resumes when the finger lifts", arguments: [true, false],
      [true, false])
    func resumesOnLift(decides: Bool, isDismissal: Bool) {
      let fixture = FlightFixture()
      fixture.transition.interactions = [
        decides
          ? .touchToPause(deciding: .down, within: 40, resumesOnLift: true)
          : .touchToPause(scrubbing: .down, over: 400, resumesOnLift: true)
      ]
      fixture.present()
      if isDismissal {
        fixture.device.advanceUntilIdle()
        fixture.presented.dismiss(animated: true)
      }
      fixture.device.advance(by: 0.15)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
      fixture.device.advance(by: 0.3)
      #expect(fixture.transition.phase == .held)
      finger.lift()
      #expect(fixture.transition.phase == .running(toward: .end))
      fixture.device.advance(by: 1.0 / 60)
      let other = fixture.device.press(at: CGPoint(x: 200, y: 400))
      other.move(by: CGVector(dx: 0, dy: 5), over: 0.1)
      #expect(fixture.transition.phase == .held)
      other.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == (isDismissal ? [true, true] : [true]))
    }
  }
}

extension TouchToPauseTests {
  @Suite("Scrubbing touch-to-pause", .underVariants)
  struct Scrubbing {
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
}

extension TouchToPauseTests {
  @Suite("Simultaneous input during touch-to-pause", .underVariants)
  struct SimultaneousInput {
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

    @Test(
      "Removing touch-to-pause from its transition resumes the flight", arguments: [true, false])
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
}
