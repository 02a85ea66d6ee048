import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct TouchCancellationTests {
  let fixture = TouchFixture()
  let view: NotingView
  let point = CGPoint(x: 50, y: 50)

  init() {
    view = fixture.addView("view", CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("4.18 The view's touch is cancelled at once when a gesture begins, before the action")
  func cancelsTouchesInView() {
    fixture.attach("pan", UIPanGestureRecognizer(), to: view)
    let finger = fixture.device.press(at: point)
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.lift()
    #expect(
      fixture.log == [
        "view began 1", "view cancelled 1", "pan began", "pan changed", "pan ended",
      ])
  }

  @Test("4.18 With cancelsTouchesInView false the view continues to receive its touch")
  func leavesTouchesInView() {
    let tap = fixture.attach("tap", UITapGestureRecognizer(), to: view)
    tap.cancelsTouchesInView = false
    fixture.device.tap(at: point)
    #expect(fixture.log == ["view began 1", "view ended 1", "tap ended"])
  }

  @Test("4.19 With delaysTouchesBegan the view receives a touch only after the failure")
  func delaysBegan() {
    let press = fixture.attach("press", UILongPressGestureRecognizer(), to: view)
    press.delaysTouchesBegan = true
    let finger = fixture.device.press(at: point)
    finger.move(by: CGVector(dx: 5, dy: 0))
    #expect(fixture.takeLog() == [])
    finger.move(by: CGVector(dx: 20, dy: 0))
    #expect(fixture.takeLog() == ["view began 1", "view moved 1", "view moved 1"])
    finger.lift()
    #expect(fixture.takeLog() == ["view ended 1"])
  }

  @Test("4.19 With delaysTouchesBegan the view does not receive a touch that is recognized")
  func delayedTouchIsDropped() {
    let press = fixture.attach("press", UILongPressGestureRecognizer(), to: view)
    press.delaysTouchesBegan = true
    let finger = fixture.device.press(at: point)
    fixture.device.advance(by: 0.6)
    finger.lift()
    #expect(fixture.log == ["press began", "press ended"])
  }

  @Test("4.19 A delayed touch is dropped even if recognized touches are not cancelled")
  func delayedTouchIsDroppedWithoutCancelling() {
    let press = fixture.attach("press", UILongPressGestureRecognizer(), to: view)
    press.delaysTouchesBegan = true
    press.cancelsTouchesInView = false
    let finger = fixture.device.press(at: point)
    fixture.device.advance(by: 0.6)
    finger.lift()
    #expect(fixture.log == ["press began", "press ended"])
  }

  @Test("4.19 The view is notified that a touch lifted only when the failure is known")
  func delaysEnded() {
    let tap = fixture.attach("double", UITapGestureRecognizer(), to: view)
    tap.numberOfTapsRequired = 2
    fixture.device.tap(at: point)
    #expect(fixture.log == ["view began 1"])
    fixture.device.advance(by: 0.5)
    #expect(fixture.log == ["view began 1", "view ended 1"])
  }

  @Test("4.19 With delaysTouchesEnded false the view is notified at once that a touch lifted")
  func doesNotDelayEnded() {
    let tap = fixture.attach("double", UITapGestureRecognizer(), to: view)
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = false
    fixture.device.tap(at: point)
    #expect(fixture.log == ["view began 1", "view ended 1"])
  }

  @Test("4.47 A gesture that begins as the finger comes down keeps the touch from the view")
  func immediateGestureHidesTouch() {
    let press = fixture.attach("press", UILongPressGestureRecognizer(), to: view)
    press.minimumPressDuration = 0
    let finger = fixture.device.press(at: point)
    #expect(fixture.log == ["press began"])
    finger.lift()
    #expect(fixture.log == ["press began", "press ended"])
  }
}
