import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Recognizers of fingers that are too slow to have a velocity.
private final class SlowPan: UIPanGestureRecognizer {
  /// The travel of the fingers. If nil, the recognizer measures it.
  var travel: CGPoint?
  var speed = CGPoint.zero
  override func velocity(in view: UIView?) -> CGPoint { speed }
  override func translation(in view: UIView?) -> CGPoint { travel ?? super.translation(in: view) }
}

private final class SlowEdgePan: UIScreenEdgePanGestureRecognizer {
  override func velocity(in view: UIView?) -> CGPoint { .zero }
}

private final class SlowPinch: UIPinchGestureRecognizer {
  override var velocity: CGFloat { 0 }
}

private final class SlowRotation: UIRotationGestureRecognizer {
  override var velocity: CGFloat { 0 }
}

extension GestureTests {
  @Suite("Gestures without velocity", .underVariants)
  struct WithoutVelocity {
    private let fixture = FlightFixture()

    private var view: UIView { fixture.presenter.view }

    private func begin() {
      fixture.presenter.present(fixture.presented, with: fixture.transition)
    }

    private func expect(_ starts: Bool, _ finger: Finger) {
      #expect((fixture.transition.phase == .held) == starts)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions.count == (starts ? 1 : 0))
      fixture.transition.interactions = []
    }

    @Test("A slow pan starts a transition in its direction only", arguments: [true, false])
    func pan(_ isForwards: Bool) {
      let pan = SlowPan()
      view.addGestureRecognizer(pan)
      fixture.transition.interactions = [.pan(.down, over: 300, with: pan, begin: begin)]
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: isForwards ? 60 : -60), over: 0.2)
      expect(isForwards, finger)
    }

    @Test("A velocity that is NaN counts as none")
    func notANumber() {
      let pan = SlowPan()
      pan.speed = CGPoint(x: CGFloat.nan, y: .nan)
      view.addGestureRecognizer(pan)
      fixture.transition.interactions = [.pan(.down, over: 300, with: pan, begin: begin)]
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
      expect(true, finger)
    }

    @Test("A slow pan along an axis starts in the direction of its travel")
    func axis() {
      let pan = SlowPan()
      view.addGestureRecognizer(pan)
      var started: [TransitionDirection] = []
      fixture.transition.interactions = [
        .pan(along: .vertical, over: 300, with: pan) {
          started.append($0)
          begin()
        }
      ]
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
      #expect(started == [.up])
      expect(true, finger)
    }

    @Test(
      "A pan without velocity and travel starts by its first movement", arguments: [true, false])
    func undecided(_ isForwards: Bool) {
      let pan = SlowPan()
      pan.travel = .zero
      view.addGestureRecognizer(pan)
      fixture.transition.interactions = [.pan(.down, over: 300, with: pan, begin: begin)]
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 30), over: 0.2)
      #expect(fixture.transition.isAtRest)
      pan.travel = CGPoint(x: 0, y: isForwards ? 1 : -1)
      finger.move(by: CGVector(dx: 0, dy: 1))
      pan.travel = CGPoint(x: 0, y: isForwards ? 31 : -31)
      finger.move(by: CGVector(dx: 0, dy: 30), over: 0.2)
      if isForwards { #expect(abs(fixture.transition.progress - 0.1) < 0.01) }
      expect(isForwards, finger)
    }

    @Test("A slow pan from an edge starts a transition")
    func edge() {
      let pan = SlowEdgePan()
      pan.edges = [.left, .right]
      view.addGestureRecognizer(pan)
      fixture.transition.interactions = [
        .edgePan([.left, .right], over: 300, with: pan, begin: begin)
      ]
      let finger = fixture.device.press(at: CGPoint(x: 392, y: 300))
      finger.move(by: CGVector(dx: -60, dy: 0), over: 0.2)
      #expect(fixture.transition.progress > 0.1)
      expect(true, finger)
    }

    @Test("A slow pinch starts a transition in its direction only", arguments: [true, false])
    func pinch(_ isForwards: Bool) {
      let pinch = SlowPinch()
      view.addGestureRecognizer(pinch)
      fixture.transition.interactions = [.pinch(by: 3, with: pinch, begin: begin)]
      let fingers = [150, 250].map { fixture.device.press(at: CGPoint(x: $0, y: 300)) }
      let step: CGFloat = isForwards ? 30 : -30
      fixture.device.move(
        [(fingers[0], CGVector(dx: -step, dy: 0)), (fingers[1], CGVector(dx: step, dy: 0))],
        over: 0.2
      )
      #expect((fixture.transition.phase == .held) == isForwards)
      fingers[0].lift()
      expect(isForwards, fingers[1])
    }

    @Test("A slow rotation starts a transition in its direction only", arguments: [true, false])
    func rotation(_ isForwards: Bool) {
      let rotation = SlowRotation()
      view.addGestureRecognizer(rotation)
      fixture.transition.interactions = [.rotation(by: .pi / 2, with: rotation, begin: begin)]
      let fingers = [150, 250].map { fixture.device.press(at: CGPoint(x: $0, y: 300)) }
      let step: CGFloat = isForwards ? 40 : -40
      fixture.device.move(
        [(fingers[0], CGVector(dx: 0, dy: -step)), (fingers[1], CGVector(dx: 0, dy: step))],
        over: 0.2
      )
      #expect((fixture.transition.phase == .held) == isForwards)
      fingers[0].lift()
      expect(isForwards, fingers[1])
    }
  }
}

extension GestureTests {
  /// UIKit's recognizers report the velocity of the last movement, even after the finger has
  /// rested.
  @Suite("A finger that rests before it lifts", .underVariants)
  struct RestingFingers {
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

    @Test(
      "A pull to dismiss that rests for 0.15 s releases without velocity", arguments: [0, 0.15])
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
}
