import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// What is known of a transition's flights, under way and over.
@Suite("The flights of a transition", .underVariants)
struct FlightRegistryTests {
  @Test("A flight may take away what it brings in or takes away, and nothing else")
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
    "Once it is over, its view controller goes where it has ended without it",
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

  @Test("What the app holds is held for no session")
  func heldByApp() {
    let fixture = FlightFixture()
    fixture.transition.pause()
    fixture.present()
    #expect(fixture.transition.phase == .held)
    #expect(fixture.transition.hold == nil && fixture.transition.sessionFlight == nil)
    fixture.transition.finish()
    fixture.expectRest(at: .end)
  }

  @Test("Within a call without animations, what needs them has them, and nothing else")
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
