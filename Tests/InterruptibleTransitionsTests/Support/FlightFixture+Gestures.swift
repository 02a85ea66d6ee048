import HeadlessDevice

@testable import InterruptibleTransitions

extension FlightFixture {
  /// A fixture with an interaction that starts the presentation from the presenter's view, and
  /// grabs.
  static func startedBy(_ kind: GestureKind) -> FlightFixture {
    let fixture = FlightFixture()
    fixture.transition.interactions = [
      kind.interaction(on: fixture.presenter.view) { [unowned fixture] in
        fixture.presenter.present(fixture.presented, with: fixture.transition)
      }
    ]
    return fixture
  }

  /// A fixture in flight, with some interactions.
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
