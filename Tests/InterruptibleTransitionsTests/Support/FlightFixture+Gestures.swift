import HeadlessDevice

@testable import InterruptibleTransitions

extension FlightFixture {
  /// Returns a fixture with an interaction on the presenter's view that starts the presentation and
  /// can hold it.
  static func startedBy(_ kind: GestureKind) -> FlightFixture {
    let fixture = FlightFixture()
    fixture.transition.interactions = [
      kind.interaction(on: fixture.presenter.view) { [unowned fixture] in
        fixture.presenter.present(fixture.presented, with: fixture.transition)
      }
    ]
    return fixture
  }

  /// Returns a fixture in flight with the given interactions.
  static func flying(
    with interactions: [any TransitionInteraction], after seconds: Double = 0.1
  ) -> FlightFixture {
    let fixture = FlightFixture()
    fixture.transition.interactions = interactions
    fixture.present()
    fixture.device.advance(by: seconds)
    return fixture
  }
}
