import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("A transition without a duration", .underVariants)
struct ZeroDurationTests {
  @Test("Held and cancelled, everything is as it was", arguments: [false, true], [false, true])
  func cancelled(early: Bool, addedInFlight: Bool) {
    let fixture = FlightFixture(timing: .linear(0))
    let probe = UIView()
    fixture.presenter.view.addSubview(probe)
    let set = { probe.alpha = 0.25 }
    if !addedInFlight { fixture.transition.addAuxiliaryAnimations { _ in set() } }
    let session = fixture.transition.beginInteraction(by: fixture.device)
    fixture.presenter.present(fixture.presented, with: fixture.transition)
    if early { fixture.transition.update(0.4) }
    fixture.device.advance(by: 0.1)
    if addedInFlight { fixture.transition.flight?.addAnimations(set) }
    session?.update(0.5)
    fixture.device.advance(by: 0.1)
    session?.release(velocity: -3)
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions == [false])
    #expect(fixture.set == [0, 0, 0])
    #expect(probe.alpha == 1)
  }
}
