import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

@Suite("Undisturbed flight", .underVariants)
struct UntouchedFlightTests {
  @Test("An undisturbed flight needs no frame callbacks until an app observes its progress")
  func frameCallbacks() {
    let fixture = FlightFixture(timing: .easeInOut(0.5))
    fixture.present()
    fixture.device.advance(by: 0.1)
    #expect(!Runtime.current.hasFrameObservers && fixture.shown[0] > 0)
    let registration = fixture.transition.observeProgress { _, _ in }
    #expect(Runtime.current.hasFrameObservers)
    registration.remove()
    fixture.expectRest(at: .end)
  }

  @Test("A resumed flight needs no frame callbacks")
  func resumed() {
    let fixture = FlightFixture(timing: .easeInOut(0.5))
    fixture.present()
    fixture.device.advance(by: 0.2)
    fixture.transition.pause()
    fixture.device.advance(by: 0.2)
    fixture.transition.resume()
    fixture.device.advance(by: 0.05)
    #expect(!Runtime.current.hasFrameObservers)
    fixture.expectRest(at: .end)
  }

  @Test(
    "An animator that other code stops or finishes ends the flight once",
    arguments: [nil, UIViewAnimatingPosition.start, .end])
  func stopped(finishedAt position: UIViewAnimatingPosition?) throws {
    let fixture = FlightFixture(timing: .easeInOut(0.5))
    fixture.present()
    fixture.device.advance(by: 0.2)
    let flight = try #require(fixture.transition.flight)
    let animator = fixture.transition.interruptibleAnimator(using: flight.context)
    animator.stopAnimation(position == nil)
    guard let position else {
      // The views stay where they are.
      fixture.device.advanceUntilIdle()
      let isOver = fixture.transition.isAtRest
      return #expect(fixture.completions == [true] && isOver)
    }
    animator.finishAnimation(at: position)
    fixture.expectRest(at: position == .start ? .start : .end)
  }
}
