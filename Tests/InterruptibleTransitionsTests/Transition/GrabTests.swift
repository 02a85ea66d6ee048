import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Grabbing a flight", .everyReading)
struct GrabTests {
  /// Moments of a flight of 0.75 s, in seconds after its start.
  nonisolated static let moments = stride(from: 0.01, through: 0.66, by: 0.1).map { $0 }

  @Test("A running flight that is grabbed does not move until the finger does", arguments: moments)
  func doesNotMove(_ moment: TimeInterval) {
    let world = FlightWorld()
    world.present()
    world.device.advance(by: moment / 2)
    world.addBlock()
    world.device.advance(by: moment / 2)
    let before = world.shown
    world.transition.pause()
    #expect(world.transition.phase == .held)
    #expect(largestDifference(world.shown, before) < 1e-6)
    world.device.advance(by: 0.3)
    #expect(largestDifference(world.shown, before) < 1e-6)
    // A finger that has not moved says the progress that it found.
    world.transition.update(CGFloat(world.transition.progress))
    #expect(largestDifference(world.shown, before) < 0.01)
  }

  /// Timings of 0.75 s by their names.
  private func timing(_ name: String) -> TransitionTiming {
    switch name {
    case "linear": .linear(0.75)
    case "ease-in": .easeIn(0.75)
    case "ease-in-out": .easeInOut(0.75)
    case "cubic": .cubic(CGPoint(x: 0.2, y: 0.7), CGPoint(x: 0.6, y: 0.9), duration: 0.75)
    case "spring": .spring(dampingRatio: 0.8, duration: 0.75)
    default: .easeOut(0.75)
    }
  }

  @Test(
    "Whatever the timing, neither the grab nor a finger that stays moves anything",
    arguments: ["linear", "ease-in", "ease-in-out", "cubic", "spring", "ease-out"],
    [0.1, 0.4])
  func everyTiming(_ name: String, _ moment: TimeInterval) {
    let world = FlightWorld(timing: timing(name))
    world.present()
    world.device.advance(by: moment)
    world.addBlock()
    world.device.advance(by: 0.1)
    let before = world.shown
    world.transition.pause()
    world.device.advance(by: 0.1)
    world.transition.update(CGFloat(world.transition.progress))
    #expect(largestDifference(world.shown, before) < 0.01)
    world.transition.finish()
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
    #expect(world.set == [200, 200, 200])
  }

  @Test("A reversed flight that is grabbed does not move either", arguments: moments)
  func doesNotMoveReversed(_ moment: TimeInterval) {
    let world = FlightWorld()
    world.present()
    world.device.advance(by: 0.3)
    world.addBlock()
    world.device.advance(by: 0.3)
    world.transition.reverse()
    world.device.advance(by: min(moment, 0.5))
    let before = world.shown
    world.transition.pause()
    world.device.advance(by: 0.1)
    #expect(largestDifference(world.shown, before) < 0.01)
  }

  @Test("A settling flight that is grabbed does not move either", arguments: moments)
  func doesNotMoveSettling(_ moment: TimeInterval) {
    let world = FlightWorld()
    world.present()
    world.device.advance(by: 0.2)
    world.addBlock()
    world.transition.pause()
    world.transition.update(0.3)
    world.transition.finish(velocity: 1)
    world.device.advance(by: moment / 2)
    guard case .settling = world.transition.phase else { return }
    let before = world.shown
    world.transition.pause()
    world.device.advance(by: 0.1)
    #expect(largestDifference(world.shown, before) < 0.01)
    world.transition.finish()
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
  }

  @Test("While held, what has no delay follows progress exactly", arguments: [0, 0.2, 0.5, 0.9, 1])
  func follows(_ progress: Double) {
    let world = FlightWorld()
    world.present()
    world.device.advance(by: 0.2)
    world.transition.pause()
    world.transition.update(CGFloat(progress))
    let place = FlightWorld.distance * CGFloat(progress)
    #expect(abs(world.shown[0] - place) < within(0.001, orStep: 4))
    #expect(abs(world.transition.progress - progress) < 1e-9)
  }

  @Test("Grabbed and let go fifty times in one flight, it completes once")
  func fifty() {
    let world = FlightWorld()
    world.present()
    for index in 0..<50 {
      world.device.advance(by: 0.017)
      world.transition.pause()
      world.transition.update(CGFloat(0.2 + 0.6 * Double(index % 7) / 7))
      world.device.advance(by: 0.017)
      let velocity = Double(index % 5) - 2
      if index.isMultiple(of: 2) {
        world.transition.finish(velocity: velocity)
      } else {
        world.transition.cancel(velocity: velocity)
      }
      #expect(world.completions.isEmpty)
    }
    world.device.advanceUntilIdle()
    #expect(world.completions == [false])
    #expect(world.presenter.presentedViewController == nil)
    #expect(world.transition.phase == .ended(at: .start))
  }
}
