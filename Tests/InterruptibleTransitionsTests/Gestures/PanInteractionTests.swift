import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension GestureTests {
  @Suite("Pan", .underVariants)
  struct Pans {
    @Test("A pan holds a flight without a jump and moves it 1:1")
    func grabs() {
      let fixture = FlightFixture()
      fixture.transition.interactions = [.pan(.down, over: .points(FlightFixture.distance))]
      fixture.present()
      fixture.device.advance(by: 0.1)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      // UIKit recognizes a pan after ten points.
      finger.move(by: CGVector(dx: 0, dy: 12), over: 1.0 / 60)
      #expect(fixture.transition.phase == .held)
      let grabbedAt = fixture.shown[0]
      fixture.device.advance(by: 0.1)
      #expect(abs(fixture.shown[0] - grabbedAt) < 0.01)
      finger.move(by: CGVector(dx: 0, dy: 30), over: 0.2)
      #expect(abs(fixture.shown[0] - grabbedAt - 30) < within(0.5, orStep: 4))
      finger.move(by: CGVector(dx: 0, dy: -50), over: 0.2)
      #expect(abs(fixture.shown[0] - grabbedAt + 20) < within(0.5, orStep: 4))
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions.count == 1)
    }

    @Test(
      "A pan starts the transition, and its momentum decides the end", arguments: [true, false])
    func starts(_ forwards: Bool) {
      let fixture = FlightFixture()
      fixture.transition.interactions = [
        .pan(.down, over: 300, on: fixture.presenter.view) { [fixture] in
          fixture.presenter.present(fixture.presented, with: fixture.transition)
        }
      ]
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 120), over: 0.2)
      #expect(fixture.transition.phase == .held)
      #expect((0.3...0.4).contains(fixture.transition.progress))
      finger.move(by: CGVector(dx: 0, dy: forwards ? 40 : -40), over: 0.05)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [forwards])
      fixture.transition.interactions = []
    }

    @Test(
      "A pan distance of zero, NaN or infinity holds the flight without moving it",
      arguments: [0, -1, CGFloat.nan, CGFloat.infinity])
    func zeroDistance(_ distance: CGFloat) {
      let fixture = FlightFixture()
      fixture.transition.interactions = [.pan(.down, over: .points(distance))]
      fixture.present()
      fixture.device.advance(by: 0.2)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
      #expect(fixture.transition.phase == .held)
      #expect(fixture.shown[0].isFinite)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions.count == 1)
    }

    @Test("A cancelled pan lets the flight continue")
    func cancelled() {
      let fixture = FlightFixture()
      fixture.transition.interactions = [.pan(.down, over: 200)]
      fixture.present()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 20), over: 0.05)
      finger.cancel()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test("Without a flight, the window has no recognizer of the toolkit")
    func cleansUp() {
      let fixture = FlightFixture()
      fixture.transition.interactions = [
        .pan(.down, over: 200), .touchToPause(deciding: .down, within: 40),
      ]
      let count = fixture.device.window.gestureRecognizers?.count ?? 0
      fixture.present()
      // Two belong to the interactions, and one is the flight's recognizer for controls.
      #expect(fixture.device.window.gestureRecognizers?.count == count + 3)
      fixture.device.advanceUntilIdle()
      #expect((fixture.device.window.gestureRecognizers?.count ?? 0) == count)
    }

    @Test("A pan up on a card in a horizontal strip leaves horizontal drags to the strip")
    func inAStrip() {
      let fixture = FlightFixture()
      let strip = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 200))
      strip.contentSize = CGSize(width: 900, height: 200)
      let card = UIView(frame: CGRect(x: 100, y: 0, width: 200, height: 200))
      strip.addSubview(card)
      fixture.presenter.view.addSubview(strip)
      fixture.transition.interactions = [
        .pan(.up, over: 300, on: card) { [unowned fixture] in
          fixture.presenter.present(fixture.presented, with: fixture.transition)
        }
      ]
      let sideways = fixture.device.press(at: CGPoint(x: 250, y: 400))
      sideways.move(by: CGVector(dx: -120, dy: -20), over: 0.2)
      sideways.lift()
      #expect(strip.contentOffset.x > 50 && fixture.transition.phase == .idle)
      fixture.device.advanceUntilIdle()
      strip.contentOffset = .zero
      let up = fixture.device.press(at: CGPoint(x: 250, y: 400))
      up.move(by: CGVector(dx: 10, dy: -120), over: 0.2)
      #expect(fixture.transition.phase == .held)
      up.lift()
      fixture.transition.finish()
      fixture.expectRest(at: .end)
      fixture.transition.interactions = []
    }
  }
}

extension GestureTests {
  @Suite("Flight that begins late during a gesture", .underVariants)
  struct LateFlights {
    private static let distance = FlightFixture.distance

    /// Returns a fixture and a finger that has moved before the app presents by code.
    private func late(_ points: CGFloat) -> (FlightFixture, Finger) {
      let fixture = FlightFixture(timing: .linear(0.5))
      fixture.transition.configuration.completionRule = .position
      fixture.transition.interactions = [
        .pan(.down, over: .points(Self.distance), on: fixture.presenter.view) {}
      ]
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: points), over: 0.3)
      fixture.presenter.present(fixture.presented, with: fixture.transition)
      return (fixture, finger)
    }

    @Test("A flight that begins late starts at its start and follows the finger from there")
    func follows() {
      let (fixture, finger) = late(120)
      fixture.device.advance(by: 0.1)
      #expect(fixture.transition.phase == .held)
      #expect(fixture.transition.progress == 0)
      #expect(abs(fixture.shown[0]) < within(0.01, orStep: 4))
      finger.move(by: CGVector(dx: 0, dy: 120), over: 0.1)
      #expect(abs(fixture.transition.progress - 0.6) < 1e-6)
      #expect(abs(fixture.shown[0] - 120) < within(0.01, orStep: 4))
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test(
      "Released in the turn of its request, a late flight moves from its start without a jump",
      arguments: [90, 180])
    func released(_ points: CGFloat) {
      let (fixture, finger) = late(points)
      finger.lift()
      var shown: CGFloat = 0
      var furthest: CGFloat = 0
      while fixture.completions.isEmpty, fixture.device.time < 3 {
        fixture.device.advance(by: 1 / 60)
        guard fixture.transition.flight != nil else { continue }
        furthest = max(furthest, abs(fixture.shown[0] - shown))
        shown = fixture.shown[0]
      }
      #expect(furthest < 40)
      #expect(fixture.completions.count == 1)
    }

    @Test("A flight that begins in the next frame is under the finger from its first frame")
    func prompt() {
      let fixture = FlightFixture.startedBy(.pan)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 100), over: 0.05)
      fixture.device.advance(by: 0.05)
      #expect(abs(fixture.transition.progress - 0.5) < 0.2)
    }

    @Test("A push that is held before its first frame follows the finger from that frame")
    func unseen() {
      let device = Device()
      let stack = UINavigationController(rootViewController: UIViewController())
      device.launch(stack)
      device.advance(by: 0.1)
      let transition = InterruptibleTransition(.push(), timing: .easeOut(0.3))
      transition.interactions = [.touchToPause(scrubbing: .left, over: .points(Self.distance))]
      let page = UIViewController()
      stack.pushViewController(page, with: transition)
      let finger = device.press(at: CGPoint(x: 200, y: 300))
      var shown: [CGFloat] = []
      for _ in 0..<40 {
        finger.move(by: CGVector(dx: -0.5, dy: 0), over: 1 / 60)
        shown.append(page.viewIfLoaded?.layer.presentedFrame?.minX ?? .nan)
      }
      #expect(transition.phase == .held)
      let seen = shown.drop { $0.isNaN }
      let steps = zip(seen.dropFirst(), seen).map { $0 - $1 }
      #expect(steps.count > 20)
      #expect(steps.allSatisfy { abs($0) < within(2, orStep: 18) }, "\(steps)")
    }
  }
}
