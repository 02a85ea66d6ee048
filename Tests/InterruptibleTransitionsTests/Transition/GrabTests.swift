import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Pausing a moving flight", .underVariants)
struct GrabTests {
  /// Moments of a flight of 0.75 s, in seconds after its start.
  nonisolated static let moments = stride(from: 0.01, through: 0.66, by: 0.1).map { $0 }

  @Test("Pausing a running flight does not move views", arguments: moments)
  func doesNotMove(_ moment: TimeInterval) {
    let fixture = FlightFixture()
    fixture.present()
    fixture.device.advance(by: moment / 2)
    fixture.addBlock()
    fixture.device.advance(by: moment / 2)
    let before = fixture.shown
    fixture.transition.pause()
    #expect(fixture.transition.phase == .held)
    #expect(largestDifference(fixture.shown, before) < 1e-6)
    fixture.device.advance(by: 0.3)
    #expect(largestDifference(fixture.shown, before) < 1e-6)
    // The session reports the current progress while the finger rests.
    fixture.transition.update(CGFloat(fixture.transition.progress))
    #expect(largestDifference(fixture.shown, before) < 0.01)
  }

  /// Returns a timing of 0.75 s by name.
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
    "With each timing, pausing and updating to the current progress moves no view",
    arguments: ["linear", "ease-in", "ease-in-out", "cubic", "spring", "ease-out"],
    [0.1, 0.4])
  func everyTiming(_ name: String, _ moment: TimeInterval) {
    let fixture = FlightFixture(timing: timing(name))
    fixture.present()
    fixture.device.advance(by: moment)
    fixture.addBlock()
    fixture.device.advance(by: 0.1)
    let before = fixture.shown
    fixture.transition.pause()
    fixture.device.advance(by: 0.1)
    fixture.transition.update(CGFloat(fixture.transition.progress))
    #expect(largestDifference(fixture.shown, before) < 0.01)
    fixture.transition.finish()
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions == [true])
    #expect(fixture.set == [200, 200, 200])
  }

  @Test("Pausing a reversed flight does not move views", arguments: moments)
  func doesNotMoveReversed(_ moment: TimeInterval) {
    let fixture = FlightFixture()
    fixture.present()
    fixture.device.advance(by: 0.3)
    fixture.addBlock()
    fixture.device.advance(by: 0.3)
    fixture.transition.reverse()
    fixture.device.advance(by: min(moment, 0.5))
    let before = fixture.shown
    fixture.transition.pause()
    fixture.device.advance(by: 0.1)
    #expect(largestDifference(fixture.shown, before) < 0.01)
  }

  @Test("Pausing a settling flight does not move views", arguments: moments)
  func doesNotMoveSettling(_ moment: TimeInterval) {
    let fixture = FlightFixture()
    fixture.present()
    fixture.device.advance(by: 0.2)
    fixture.addBlock()
    fixture.transition.pause()
    fixture.transition.update(0.3)
    fixture.transition.finish(velocity: 1)
    fixture.device.advance(by: moment / 2)
    guard case .settling = fixture.transition.phase else { return }
    let before = fixture.shown
    fixture.transition.pause()
    fixture.device.advance(by: 0.1)
    #expect(largestDifference(fixture.shown, before) < 0.01)
    fixture.transition.finish()
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions == [true])
  }

  @Test(
    "While a flight is held, undelayed blocks match its progress exactly",
    arguments: [0, 0.2, 0.5, 0.9, 1])
  func follows(_ progress: Double) {
    let fixture = FlightFixture()
    fixture.present()
    fixture.device.advance(by: 0.2)
    fixture.transition.pause()
    fixture.transition.update(CGFloat(progress))
    let place = FlightFixture.distance * CGFloat(progress)
    #expect(abs(fixture.shown[0] - place) < within(0.001, orStep: 4))
    #expect(abs(fixture.transition.progress - progress) < 1e-9)
  }

  @Test("Pausing and releasing a flight fifty times completes it once")
  func fifty() {
    let fixture = FlightFixture()
    fixture.present()
    for index in 0..<50 {
      fixture.device.advance(by: 0.017)
      fixture.transition.pause()
      fixture.transition.update(CGFloat(0.2 + 0.6 * Double(index % 7) / 7))
      fixture.device.advance(by: 0.017)
      let velocity = Double(index % 5) - 2
      if index.isMultiple(of: 2) {
        fixture.transition.finish(velocity: velocity)
      } else {
        fixture.transition.cancel(velocity: velocity)
      }
      #expect(fixture.completions.isEmpty)
    }
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions == [false])
    #expect(fixture.presenter.presentedViewController == nil)
    #expect(fixture.transition.phase == .ended(at: .start))
  }
}
