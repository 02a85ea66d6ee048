import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// The covered page around a page that zooms.
@Suite("Covered page of a zoom")
struct ElementZoomInFlightTests {
  /// Adds a button to the list, which is covered by the hidden page in flight.
  private func addButton(to fixture: ElementZoomFixture, _ action: @escaping () -> Void) -> CGPoint
  {
    let button = UIButton(frame: CGRect(x: 240, y: 200, width: 100, height: 60))
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    fixture.list.view.addSubview(button)
    return button.center
  }

  @Test(
    "A button of the covered page reacts beside the page in flight, and not under it",
    arguments: [ZoomContainer.navigation, .custom, .fullScreen])
  func button(_ kind: ZoomContainer) {
    let fixture = ElementZoomFixture(kind)
    var taps = 0
    let place = addButton(to: fixture) { taps += 1 }
    fixture.show()
    fixture.close()
    fixture.device.advance(by: 0.02)
    fixture.device.tap(at: place)
    #expect(taps == 0, "the page in flight covers the button")
    fixture.device.advanceUntilIdle()
    fixture.open(fixture.transition)
    fixture.device.advanceUntilIdle()
    fixture.close()
    fixture.device.advance(by: 0.18)
    #expect(fixture.standInFrame?.contains(place) == false)
    fixture.device.tap(at: place)
    #expect(taps == 1 && fixture.transition.flight != nil)
    fixture.device.advanceUntilIdle()
  }

  @Test("The color of the covered page is around it")
  func surroundings() throws {
    let fixture = ElementZoomFixture(.navigation)
    fixture.list.view.backgroundColor = .systemTeal
    fixture.open(.zoom("card"))
    fixture.device.advance(by: 0.1)
    let container = try #require(fixture.transition.flight?.containerView)
    let surroundings = try #require(container.subviews.first)
    let hasColor = surroundings.backgroundColor == .systemTeal
    #expect(hasColor && surroundings.frame == container.bounds)
    fixture.device.advanceUntilIdle()
    #expect(surroundings.superview == nil)
  }

  @Test("A swipe from the edge over half of the width leads back")
  func edgeSwipe() {
    let fixture = ElementZoomFixture(.navigation)
    fixture.show()
    let finger = fixture.device.press(at: CGPoint(x: 2, y: 400))
    finger.move(by: CGVector(dx: 200, dy: 0), over: 0.4)
    fixture.device.advance(by: 0.2)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.page.view.window == nil)
  }
}
