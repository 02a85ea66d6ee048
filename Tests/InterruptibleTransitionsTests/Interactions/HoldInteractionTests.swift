import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Hold", .everyReading)
struct HoldInteractionTests {
  private func pressedInFlight() -> (FlightWorld, Finger) {
    let world = FlightWorld()
    world.transition.interactions = [.hold(finishing: .down, within: 40)]
    world.present()
    world.device.advance(by: 0.15)
    return (world, world.device.press(at: CGPoint(x: 200, y: 400)))
  }

  @Test("Forty points one way finish, the other way cancel", arguments: [true, false])
  func decides(_ down: Bool) {
    let (world, finger) = pressedInFlight()
    let before = world.shown
    finger.move(by: CGVector(dx: 0, dy: down ? 38 : -38), over: 0.2)
    #expect(world.transition.phase == .held)
    #expect(largestDifference(world.shown, before) < 0.01)
    finger.move(by: CGVector(dx: 0, dy: down ? 3 : -3), over: 0.05)
    #expect(world.transition.phase == .settling(toward: down ? .end : .start))
    finger.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions == [down])
  }

  @Test("A button that is pressed in flight does not fire; tapped after the end it does")
  func button() {
    let world = FlightWorld()
    world.transition.interactions = [.hold(finishing: .down, within: 40)]
    var fired = 0
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 150, y: 350, width: 100, height: 100)
    button.addAction(UIAction { _ in fired += 1 }, for: .touchUpInside)
    world.presented.view.addSubview(button)
    world.present()
    world.device.advance(by: 0.15)
    world.device.tap(at: CGPoint(x: 200, y: 400))
    #expect(world.transition.phase == .held)
    #expect(fired == 0)
    world.device.tap(at: CGPoint(x: 200, y: 400))
    world.device.advanceUntilIdle()
    #expect(fired == 0)
    #expect(world.completions == [true])
    world.device.tap(at: CGPoint(x: 200, y: 400))
    #expect(fired == 1)
  }

  @Test("A touch that the system takes away lets the flight go on")
  func cancelled() {
    let (world, finger) = pressedInFlight()
    finger.cancel()
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
  }

  @Test("What another interaction holds is not this one's to let go")
  func heldByAnother() {
    let world = FlightWorld()
    world.transition.interactions = [.hold(finishing: .down, within: 40)]
    world.present()
    world.transition.pause()
    world.device.tap(at: CGPoint(x: 200, y: 400))
    world.device.tap(at: CGPoint(x: 200, y: 400))
    #expect(world.transition.phase == .held)
    world.transition.finish()
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
  }
}
