import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of the record of a transition's current and ended flights.
@Suite("The flights of a transition", .underVariants)
struct FlightRegistryTests {
  @Test("A flight may remove only the view controller that it presents or dismisses")
  func takesAway() {
    let fixture = FlightFixture()
    fixture.present()
    let registry = fixture.transition.registry
    #expect(registry.mayTakeAway(fixture.presented))
    #expect(!registry.mayTakeAway(fixture.presenter) && !registry.mayTakeAway(UIViewController()))
    fixture.expectRest(at: .end)
    #expect(!registry.mayTakeAway(fixture.presented))
  }

  @Test(
    "After a flight, its view controller may be released if the flight ended without it",
    arguments: [true, false], [true, false])
  func ended(dismisses: Bool, completes: Bool) throws {
    let fixture = FlightFixture()
    fixture.present()
    if dismisses {
      fixture.device.advanceUntilIdle()
      fixture.presented.dismiss(animated: true)
      fixture.device.advance(by: 0.1)
    }
    let flight = try #require(fixture.transition.flight)
    #expect(flight.maySubjectGo)
    if !completes { fixture.transition.cancel() }
    fixture.device.advanceUntilIdle()
    #expect(flight.maySubjectGo == (dismisses == completes))
  }

  @Test("A flight that the app holds has no session")
  func heldByApp() {
    let fixture = FlightFixture()
    fixture.transition.pause()
    fixture.present()
    #expect(fixture.transition.phase == .held)
    #expect(fixture.transition.hold == nil && fixture.transition.sessionFlight == nil)
    fixture.transition.finish()
    fixture.expectRest(at: .end)
  }

  @Test("StillCall disables animations, and interrupt(if:) enables them for one block")
  func stillCall() {
    var enabled: [Bool] = []
    let note = { enabled.append(UIView.areAnimationsEnabled) }
    StillCall.perform {
      StillCall.interrupt(if: false, note)
      StillCall.interrupt(if: true, note)
      note()
    }
    note()
    #expect(enabled == [false, true, false, true])
  }
}
