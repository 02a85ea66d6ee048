import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of the controls that a tap in flight reaches, by their visibility.
@Suite("Visible controls in flight", .underVariants)
struct SeenControlsTests {
  @Test("A button of a presenter that moves aside fires where it is shown")
  func presenterMakesRoom() {
    let fixture = PresentationFixture(.full)
    let button = TapButton(in: fixture.presenter.view)
    let view: UIView = fixture.presenter.view
    fixture.transition.addAuxiliaryAnimations { flight in
      view.frame.origin.y = flight.isPresenting ? -400 : 0
    }
    fixture.present(for: 0.15)
    let place = button.shownPlace
    #expect(place.y < 260)
    fixture.device.tap(at: place)
    #expect(button.fired == 1)
    fixture.device.advanceUntilIdle()
  }

  @Test(
    "A button fires in flight while its opacity is above a hundredth",
    arguments: [(0.015, 1), (0.005, 0)])
  func faint(_ alpha: CGFloat, _ count: Int) {
    let fixture = PresentationFixture(.full)
    let button = TapButton(in: fixture.presented.view)
    button.view.alpha = alpha
    fixture.present(for: 0.25)
    fixture.device.tap(at: button.shownPlace)
    #expect(button.fired == count)
    fixture.device.advanceUntilIdle()
  }
}
