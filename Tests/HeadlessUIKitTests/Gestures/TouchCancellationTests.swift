import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct TouchCancellationTests {
  let fixture = TouchFixture()
  let view: LoggingView
  let point = CGPoint(x: 50, y: 50)

  init() {
    view = fixture.addView("view", CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("4.18 A gesture that begins cancels the view's touch before its action")
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

  @Test("4.18 Without cancelsTouchesInView the view keeps its touch")
  func leavesTouchesInView() {
    let tap = fixture.attach("tap", UITapGestureRecognizer(), to: view)
    tap.cancelsTouchesInView = false
    fixture.device.tap(at: point)
    #expect(fixture.log == ["view began 1", "view ended 1", "tap ended"])
  }

  @Test("4.19 With delaysTouchesBegan the view receives a touch after the recognizer fails")
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

  @Test("4.19 With delaysTouchesBegan the view doesn't receive a recognized touch")
  func delayedTouchIsDropped() {
    let press = fixture.attach("press", UILongPressGestureRecognizer(), to: view)
    press.delaysTouchesBegan = true
    let finger = fixture.device.press(at: point)
    fixture.device.advance(by: 0.6)
    finger.lift()
    #expect(fixture.log == ["press began", "press ended"])
  }

  @Test("4.19 A delayed touch is dropped even without cancelsTouchesInView")
  func delayedTouchIsDroppedWithoutCancelling() {
    let press = fixture.attach("press", UILongPressGestureRecognizer(), to: view)
    press.delaysTouchesBegan = true
    press.cancelsTouchesInView = false
    let finger = fixture.device.press(at: point)
    fixture.device.advance(by: 0.6)
    finger.lift()
    #expect(fixture.log == ["press began", "press ended"])
  }

  @Test("4.19 The end of a touch is delivered after the recognizer has failed")
  func delaysEnded() {
    let tap = fixture.attach("double", UITapGestureRecognizer(), to: view)
    tap.numberOfTapsRequired = 2
    fixture.device.tap(at: point)
    #expect(fixture.log == ["view began 1"])
    fixture.device.advance(by: 0.5)
    #expect(fixture.log == ["view began 1", "view ended 1"])
  }

  @Test("4.19 Without delaysTouchesEnded the end of a touch is delivered at once")
  func doesNotDelayEnded() {
    let tap = fixture.attach("double", UITapGestureRecognizer(), to: view)
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = false
    fixture.device.tap(at: point)
    #expect(fixture.log == ["view began 1", "view ended 1"])
  }

  @Test("4.47 A gesture that begins with the touch keeps the touch from the view")
  func immediateGestureHidesTouch() {
    let press = fixture.attach("press", UILongPressGestureRecognizer(), to: view)
    press.minimumPressDuration = 0
    let finger = fixture.device.press(at: point)
    #expect(fixture.log == ["press began"])
    finger.lift()
    #expect(fixture.log == ["press began", "press ended"])
  }
}
