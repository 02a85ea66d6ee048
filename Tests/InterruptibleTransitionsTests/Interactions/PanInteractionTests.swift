import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Pan", .underVariants)
struct PanInteractionTests {
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

  @Test("A pan starts the transition, and its momentum decides the end", arguments: [true, false])
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
