import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Pan", .everyReading)
struct PanInteractionTests {
  @Test("A finger that grabs a flight moves it 1:1 from where it was")
  func grabs() {
    let world = FlightWorld()
    world.transition.interactions = [.pan(.down, over: .points(FlightWorld.distance))]
    world.present()
    world.device.advance(by: 0.1)
    let finger = world.device.press(at: CGPoint(x: 200, y: 300))
    // UIKit needs ten points before it calls a movement a pan.
    finger.move(by: CGVector(dx: 0, dy: 12), over: 1.0 / 60)
    #expect(world.transition.phase == .held)
    let grabbedAt = world.shown[0]
    world.device.advance(by: 0.1)
    #expect(abs(world.shown[0] - grabbedAt) < 0.01)
    finger.move(by: CGVector(dx: 0, dy: 30), over: 0.2)
    #expect(abs(world.shown[0] - grabbedAt - 30) < within(0.5, orStep: 4))
    finger.move(by: CGVector(dx: 0, dy: -50), over: 0.2)
    #expect(abs(world.shown[0] - grabbedAt + 20) < within(0.5, orStep: 4))
    finger.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions.count == 1)
  }

  @Test("A pan starts the transition and decides by its momentum", arguments: [true, false])
  func starts(_ forwards: Bool) {
    let world = FlightWorld()
    world.transition.interactions = [
      .pan(.down, over: 300, on: world.presenter.view) { [world] in
        world.presenter.present(world.presented, with: world.transition)
      }
    ]
    let finger = world.device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 120), over: 0.2)
    #expect(world.transition.phase == .held)
    #expect((0.3...0.4).contains(world.transition.progress))
    finger.move(by: CGVector(dx: 0, dy: forwards ? 40 : -40), over: 0.05)
    finger.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions == [forwards])
    world.transition.interactions = []
  }

  @Test(
    "A distance of zero, or one that is no number, holds without moving",
    arguments: [0, -1, CGFloat.nan, CGFloat.infinity])
  func zeroDistance(_ distance: CGFloat) {
    let world = FlightWorld()
    world.transition.interactions = [.pan(.down, over: .points(distance))]
    world.present()
    world.device.advance(by: 0.2)
    let finger = world.device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
    #expect(world.transition.phase == .held)
    #expect(world.shown[0].isFinite)
    finger.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions.count == 1)
  }

  @Test("A touch that the system takes away lets the flight go on")
  func cancelled() {
    let world = FlightWorld()
    world.transition.interactions = [.pan(.down, over: 200)]
    world.present()
    let finger = world.device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 20), over: 0.05)
    finger.cancel()
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
  }

  @Test("Without a flight the window has no recognizer of the toolkit's")
  func cleansUp() {
    let world = FlightWorld()
    world.transition.interactions = [.pan(.down, over: 200), .hold(finishing: .down, within: 40)]
    let count = world.device.window.gestureRecognizers?.count ?? 0
    world.present()
    #expect(world.device.window.gestureRecognizers?.count == count + 2)
    world.device.advanceUntilIdle()
    #expect((world.device.window.gestureRecognizers?.count ?? 0) == count)
  }
}
