import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

@Suite("Interactions with changed views and recognizers", .underVariants)
struct DisturbedInteractionTests {
  /// Expects that a finger does not hold a presentation.
  private func expectNoCatch(in fixture: FlightFixture) {
    fixture.present()
    fixture.device.advance(by: 0.2)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
    #expect(fixture.transition.phase != .held)
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.transition.interactions = []
  }

  @Test("An app's recognizer without a view holds no flight")
  func recognizerWithoutView() {
    let fixture = FlightFixture(timing: .linear(1))
    let pan = UIPanGestureRecognizer()
    fixture.transition.interactions = [
      .pan(.down, over: 400, with: pan) { [unowned fixture] in
        fixture.presented.dismiss(animated: true)
      }
    ]
    expectNoCatch(in: fixture)
  }

  @Test("A disabled app's recognizer without a view holds no flight")
  func disabledWithoutView() {
    let fixture = FlightFixture(timing: .linear(1))
    let pan = UIPanGestureRecognizer()
    pan.isEnabled = false
    fixture.transition.interactions = [.pan(.down, over: 400, with: pan)]
    expectNoCatch(in: fixture)
  }

  @Test("A pan on a released view holds no flight")
  func releasedView() {
    let fixture = FlightFixture(timing: .linear(1))
    var view: UIView? = UIView()
    fixture.transition.interactions = [.pan(.down, over: 400, on: view)]
    view = nil
    expectNoCatch(in: fixture)
  }

  @Test(
    "A pan begins beside the thumb of a slider, inside and outside a scroll view",
    arguments: [true, false])
  func besideThumb(inScrollView: Bool) {
    let fixture = FlightFixture(timing: .linear(0.5))
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    let slider = UISlider(frame: CGRect(x: 0, y: 50, width: 300, height: 100))
    fixture.presenter.view.addSubview(list)
    if inScrollView {
      list.addSubview(slider)
    } else {
      fixture.presenter.view.addSubview(slider)
      slider.frame.origin.y = 150
    }
    fixture.transition.interactions = [
      .pan(.down, over: 400, on: fixture.presenter.view) { [unowned fixture] in
        fixture.presenter.present(fixture.presented, with: fixture.transition)
      }
    ]
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 200))
    fixture.device.advance(by: 0.3)
    finger.move(by: CGVector(dx: 0, dy: 150), over: 0.3)
    #expect(fixture.transition.phase == .held)
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.transition.interactions = []
  }

  @Test("A pan that the app adds again in the callback of its removal works")
  func givenBackInRemoval() {
    let fixture = FlightFixture(timing: .linear(0.5))
    let pan: PanInteraction = .pan(.down, over: 400, on: fixture.presenter.view) {
      [unowned fixture] in
      fixture.presenter.present(fixture.presented, with: fixture.transition)
    }
    fixture.transition.interactions = [pan]
    let finger = fixture.device.press(at: CGPoint(x: 100, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
    var done = false
    fixture.transition.onPhaseChange = { [unowned fixture] phase in
      if !done, phase != .held {
        done = true
        fixture.transition.interactions = [pan]
      }
    }
    fixture.transition.interactions = []
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.transition.onPhaseChange = nil
    #expect(fixture.transition.interactions.count == 1)
    #expect(pan.transition === fixture.transition)
    fixture.transition.interactions = []
  }

  @Test("Touch-to-pause that the app adds again in the callback of its removal works")
  func holdGivenBack() {
    let fixture = FlightFixture(timing: .linear(1))
    let hold: TouchToPauseInteraction = .touchToPause(deciding: .up, within: 40)
    fixture.transition.interactions = [hold]
    fixture.present()
    fixture.device.advance(by: 0.2)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    fixture.device.advance(by: 0.05)
    var done = false
    fixture.transition.onPhaseChange = { [unowned fixture] phase in
      if !done, phase != .held {
        done = true
        fixture.transition.interactions = [hold]
      }
    }
    fixture.transition.interactions = []
    fixture.transition.onPhaseChange = nil
    #expect(hold.transition === fixture.transition)
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.transition.interactions = []
    #expect(fixture.device.window.gestureRecognizers?.isEmpty != false)
  }

  @Test("A second finger beside a control begins a pan after the first finger on it has lifted")
  func secondFinger() {
    let fixture = FlightFixture(timing: .linear(0.5))
    let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    fixture.presenter.view.addSubview(slider)
    fixture.transition.interactions = [
      .pan(.down, over: 400, on: fixture.presenter.view) { [unowned fixture] in
        fixture.presenter.present(fixture.presented, with: fixture.transition)
      }
    ]
    let first = fixture.device.press(at: CGPoint(x: 14, y: 200))
    fixture.device.advance(by: 0.3)
    let second = fixture.device.press(at: CGPoint(x: 300, y: 500))
    first.lift()
    fixture.device.advance(by: 0.5)
    second.move(by: CGVector(dx: 0, dy: 150), over: 0.3)
    #expect(fixture.transition.phase == .held)
    second.lift()
    fixture.device.advanceUntilIdle()
    fixture.transition.interactions = []
  }
}
