import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// Taps on controls while a flight is under way.
@Suite("Controls in flight", .underVariants)
struct ControlsInFlightTests {
  @Test("A button that moves fires once where it is tapped, and the flight goes on")
  func moving() {
    var primary = 0
    let fixture = PresentationFixture(.full)
    let button = TapButton(in: fixture.presented.view)
    button.view.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)
    fixture.present(for: 0.25)
    let finger = fixture.device.press(at: button.shownPlace)
    fixture.device.advance(by: 0.08)
    finger.lift()
    #expect(button.fired == 1 && primary == 1)
    #expect(fixture.transition.phase == .running(toward: .end))
    fixture.device.advanceUntilIdle()
    fixture.device.tap(at: button.shownPlace)
    #expect(button.fired == 2 && primary == 2)
    fixture.expectRest(isPresented: true, completions: [true])
  }

  @Test("A finger that goes elsewhere from it does not fire it")
  func dragged() {
    let fixture = PresentationFixture(.full)
    let button = TapButton(in: fixture.presented.view)
    fixture.present(for: 0.25)
    let finger = fixture.device.press(at: button.shownPlace)
    finger.move(by: CGVector(dx: 0, dy: -250), over: 0.1)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(button.fired == 0)
    fixture.device.tap(at: button.shownPlace)
    #expect(button.fired == 1)
  }

  @Test("A disabled one does not fire, nor one whose touch an interaction takes")
  func notFired() {
    let fixture = PresentationFixture(.full)
    let button = TapButton(in: fixture.presented.view)
    button.view.isEnabled = false
    fixture.present(for: 0.2)
    fixture.device.tap(at: button.shownPlace)
    button.view.isEnabled = true
    fixture.transition.interactions = [.hold(deciding: .up, within: 40)]
    fixture.device.advance(by: 0.05)
    fixture.device.tap(at: button.shownPlace)
    #expect(fixture.transition.phase == .held)
    #expect(button.fired == 0)
    fixture.transition.interactions = []
    fixture.device.advanceUntilIdle()
  }

  @Test("A button of the presenter fires where it is seen: as something comes in, and as it goes")
  func presenter() {
    let fixture = PresentationFixture(.full)
    let button = TapButton(in: fixture.presenter.view)
    fixture.present(for: 0.1)
    fixture.device.tap(at: button.shownPlace)
    #expect(button.fired == 1)
    fixture.device.advanceUntilIdle()
    fixture.device.tap(at: button.shownPlace)
    #expect(button.fired == 1)
    fixture.dismiss(for: 0.4)
    fixture.device.tap(at: button.shownPlace)
    #expect(button.fired == 2)
    fixture.device.advanceUntilIdle()
    fixture.expectRest(isPresented: false, completions: [true, true])
  }

  @Test("A button under another view of the window, or of the container around it, does not fire")
  func covered() {
    let base = ContainerFixture()
    let navigation = base.navigation([titled("A")])
    for isInWindow in [true, false] {
      let page = titled("B")
      let button = TapButton(in: page.view)
      let toast = UIView(frame: base.device.window.bounds)
      let superview: UIView = isInWindow ? base.device.window : navigation.view
      superview.addSubview(toast)
      navigation.push(page, with: base.slide())
      base.device.advance(by: 0.35)
      base.device.tap(at: button.shownPlace)
      base.device.advanceUntilIdle()
      #expect(button.fired == 0)
      toast.removeFromSuperview()
      base.device.tap(at: button.shownPlace)
      #expect(button.fired == 1)
      navigation.popViewController(animated: true)
      base.device.advanceUntilIdle()
    }
  }

  @Test("A finger that rests on a button that moves away does not fire it")
  func resting() {
    let fixture = PresentationFixture(.full)
    let button = TapButton(in: fixture.presented.view)
    fixture.transition.dismissalTiming = .linear(2)
    fixture.present(for: 0.25)
    fixture.transition.pause()
    let finger = fixture.device.press(at: button.shownPlace)
    fixture.transition.resume()
    fixture.device.advance(by: 0.7)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(button.fired == 0)
  }

  @Test("A button that leaves and moves does not fire")
  func leaving() {
    let fixture = PresentationFixture(.full)
    let button = TapButton(in: fixture.presented.view)
    fixture.present()
    fixture.dismiss(for: 0.25)
    fixture.device.tap(at: button.shownPlace)
    fixture.device.advanceUntilIdle()
    #expect(button.fired == 0)
    fixture.expectRest(isPresented: false, completions: [true, true])
  }

  @Test("A button of what is turned round on its way in, and moves, does not fire")
  func turnedRound() {
    let fixture = PresentationFixture(.full)
    let button = TapButton(in: fixture.presented.view)
    fixture.present(for: 0.3)
    fixture.transition.reverse()
    fixture.device.advance(by: 0.05)
    fixture.device.tap(at: button.shownPlace)
    fixture.device.advanceUntilIdle()
    #expect(button.fired == 0)
    fixture.expectRest(isPresented: false, completions: [false])
  }

  @Test("A button of a page that is pushed fires too")
  func pushed() {
    let base = ContainerFixture()
    let navigation = base.navigation([titled("A")])
    let page = titled("B")
    let button = TapButton(in: page.view)
    let slide = base.slide()
    navigation.push(page, with: slide)
    base.device.advance(by: 0.35)
    base.device.tap(at: button.shownPlace)
    #expect(button.fired == 1)
    base.device.advanceUntilIdle()
    #expect(base.completions == [true])
  }

  @Test("A double tap on the button that opens a sheet presents it: its second tap is not outside")
  func doubleTap() {
    let sheet = PresentationFixture(.sheet(height: 400))
    let button = TapButton(in: sheet.presenter.view) { [unowned sheet] in
      sheet.presenter.present(sheet.presented, with: sheet.transition, as: sheet.style)
    }
    let place = button.view.center
    sheet.device.tap(at: place)
    sheet.device.advance(by: 0.15)
    sheet.device.tap(at: place)
    sheet.device.advanceUntilIdle()
    sheet.noteController()
    sheet.expectRest(isPresented: true, completions: [true])
    sheet.device.advance(by: 0.4)
    sheet.device.tap(at: place)
    sheet.device.advanceUntilIdle()
    sheet.expectRest(isPresented: false, completions: [true, true])
  }
}
