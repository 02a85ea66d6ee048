import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct RecognizerDelegateTests {
  let fixture = TouchFixture()
  let view: LoggingView
  let pan: UIPanGestureRecognizer
  let delegate = ClosureDelegate()
  let point = CGPoint(x: 50, y: 50)
  let step = CGVector(dx: 20, dy: 0)

  init() {
    view = fixture.addView("view", CGRect(x: 0, y: 0, width: 100, height: 100))
    view.record = { _ in }
    pan = fixture.attach("pan", UIPanGestureRecognizer(), to: view)
    pan.delegate = delegate
  }

  @Test("4.21 The delegate is asked in order, about requirements once per attempt")
  func askingOrder() {
    fixture.attach("other", UIPanGestureRecognizer(), to: fixture.device.window)
    delegate.record = { [fixture] in fixture.log.append($0) }
    let finger = fixture.device.press(at: point)
    #expect(
      fixture.takeLog() == ["receiveEvent", "receiveTouch", "requireFailureOf", "requiredToFailBy"])
    finger.move(by: step)
    #expect(fixture.takeLog() == ["shouldBegin", "simultaneous", "pan began"])
    finger.lift()
    #expect(fixture.takeLog() == ["pan ended"])
    fixture.device.press(at: point).lift()
    #expect(
      fixture.takeLog() == ["receiveEvent", "receiveTouch", "requireFailureOf", "requiredToFailBy"])
  }

  @Test("4.21 A recognizer fails if gestureRecognizerShouldBegin returns false")
  func mayNotBegin() {
    delegate.shouldBegin = false
    let outer = fixture.attach("outer", UIPanGestureRecognizer(), to: fixture.device.window)
    outer.hysteresis = 30
    let finger = fixture.device.press(at: point)
    finger.move(by: step)
    finger.move(by: step)
    finger.lift()
    #expect(fixture.log == ["outer began", "outer ended"])
  }

  @Test("4.21 A pan has its translation and velocity when gestureRecognizerShouldBegin is called")
  func panIsReadableInShouldBegin() {
    var translation: CGPoint?
    var velocity: CGPoint?
    delegate.record = { [pan, view] in
      guard $0 == "shouldBegin" else { return }
      translation = pan.translation(in: view)
      velocity = pan.velocity(in: view)
    }
    let finger = fixture.device.press(at: point)
    finger.move(by: step)
    #expect(translation == CGPoint(x: 20, y: 0))
    #expect(abs((velocity?.x ?? 0) - 1200) < 1e-6)
    finger.lift()
  }

  @Test("4.21 A recognizer doesn't receive a touch or an event that its delegate refuses")
  func refusesTouches() {
    delegate.receivesTouch = { $0.location(in: nil).x > 60 }
    let finger = fixture.device.press(at: point)
    #expect(pan.numberOfTouches == 0)
    let second = fixture.device.press(at: CGPoint(x: 80, y: 50))
    #expect(pan.numberOfTouches == 1)
    finger.lift()
    second.lift()
    delegate.receivesEvent = false
    let third = fixture.device.press(at: CGPoint(x: 80, y: 50))
    #expect(pan.numberOfTouches == 0)
    third.lift()
  }

  @Test(
    "4.21 The delegate can make a recognizer wait, or another recognizer wait for it",
    arguments: [0, 1])
  func dynamicRequirements(which: Int) {
    let press = fixture.attach("press", UILongPressGestureRecognizer(), to: view)
    press.allowableMovement = 30
    if which == 0 {
      delegate.requiresFailure = true
    } else {
      pan.delegate = nil
      press.delegate = delegate
      delegate.isRequiredToFail = true
    }
    let finger = fixture.device.press(at: point)
    finger.move(by: step)
    #expect(fixture.log == [])
    finger.move(by: step)
    #expect(fixture.log == ["pan began"])
    finger.lift()
  }

  @Test("4.23 gestureRecognizerShouldBegin is also called on the recognizer's view")
  func viewIsAsked() {
    view.mayBegin = { _ in false }
    let finger = fixture.device.press(at: point)
    finger.move(by: step)
    finger.lift()
    #expect(fixture.log == [])
  }

  @Test("4.23 gestureRecognizerShouldBegin is also called on the touched view and its superviews")
  func innerViewsAreAsked() {
    let outer = fixture.attach("outer", UIPanGestureRecognizer(), to: fixture.device.window)
    var asked: [UIGestureRecognizer] = []
    view.mayBegin = {
      asked.append($0)
      return $0 !== outer
    }
    pan.isEnabled = false
    let finger = fixture.device.press(at: point)
    finger.move(by: step)
    finger.move(by: step)
    finger.lift()
    #expect(asked == [outer])
    #expect(fixture.log == [])
  }

  @Test("4.21 Without a delegate a recognizer receives all touches and may begin")
  func defaults() {
    pan.delegate = nil
    let bare = BareDelegate()
    let tap = fixture.attach("tap", UITapGestureRecognizer(), to: view)
    tap.delegate = bare
    fixture.device.tap(at: point)
    #expect(fixture.log == ["tap ended"])
  }
}

/// A delegate that implements no method.
private final class BareDelegate: NSObject, UIGestureRecognizerDelegate {}
