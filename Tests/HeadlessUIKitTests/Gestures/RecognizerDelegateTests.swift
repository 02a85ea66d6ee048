import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct RecognizerDelegateTests {
  let stage = TouchStage()
  let view: NotingView
  let pan: UIPanGestureRecognizer
  let delegate = ClosureDelegate()
  let point = CGPoint(x: 50, y: 50)
  let step = CGVector(dx: 20, dy: 0)

  init() {
    view = stage.addView("view", CGRect(x: 0, y: 0, width: 100, height: 100))
    view.note = { _ in }
    pan = stage.attach("pan", UIPanGestureRecognizer(), to: view)
    pan.delegate = delegate
  }

  @Test("4.21 The delegate is asked in order, about requirements once per attempt")
  func askingOrder() {
    stage.attach("other", UIPanGestureRecognizer(), to: stage.device.window)
    delegate.note = { [stage] in stage.log.append($0) }
    let finger = stage.device.press(at: point)
    #expect(
      stage.takeLog() == ["receiveEvent", "receiveTouch", "requireFailureOf", "requiredToFailBy"])
    finger.move(by: step)
    #expect(stage.takeLog() == ["shouldBegin", "simultaneous", "pan began"])
    finger.lift()
    #expect(stage.takeLog() == ["pan ended"])
    stage.device.press(at: point).lift()
    #expect(
      stage.takeLog() == ["receiveEvent", "receiveTouch", "requireFailureOf", "requiredToFailBy"])
  }

  @Test("4.21 A recognizer that may not begin fails")
  func mayNotBegin() {
    delegate.shouldBegin = false
    let outer = stage.attach("outer", UIPanGestureRecognizer(), to: stage.device.window)
    outer.hysteresis = 30
    let finger = stage.device.press(at: point)
    finger.move(by: step)
    finger.move(by: step)
    finger.lift()
    #expect(stage.log == ["outer began", "outer ended"])
  }

  @Test("4.21 When the delegate is asked, the pan knows how far and how fast it goes")
  func panIsReadableInShouldBegin() {
    var translation: CGPoint?
    var velocity: CGPoint?
    delegate.note = { [pan, view] in
      guard $0 == "shouldBegin" else { return }
      translation = pan.translation(in: view)
      velocity = pan.velocity(in: view)
    }
    let finger = stage.device.press(at: point)
    finger.move(by: step)
    #expect(translation == CGPoint(x: 20, y: 0))
    #expect(abs((velocity?.x ?? 0) - 1200) < 1e-6)
    finger.lift()
  }

  @Test("4.21 A touch or an event that is refused does not reach the recognizer")
  func refusesTouches() {
    delegate.receivesTouch = { $0.location(in: nil).x > 60 }
    let finger = stage.device.press(at: point)
    #expect(pan.numberOfTouches == 0)
    let second = stage.device.press(at: CGPoint(x: 80, y: 50))
    #expect(pan.numberOfTouches == 1)
    finger.lift()
    second.lift()
    delegate.receivesEvent = false
    let third = stage.device.press(at: CGPoint(x: 80, y: 50))
    #expect(pan.numberOfTouches == 0)
    third.lift()
  }

  @Test("4.21 The delegate makes a recognizer wait, or another one wait for it", arguments: [0, 1])
  func dynamicRequirements(which: Int) {
    let press = stage.attach("press", UILongPressGestureRecognizer(), to: view)
    press.allowableMovement = 30
    if which == 0 {
      delegate.requiresFailure = true
    } else {
      pan.delegate = nil
      press.delegate = delegate
      delegate.isRequiredToFail = true
    }
    let finger = stage.device.press(at: point)
    finger.move(by: step)
    #expect(stage.log == [])
    finger.move(by: step)
    #expect(stage.log == ["pan began"])
    finger.lift()
  }

  @Test("4.23 The recognizer's view is asked too")
  func viewIsAsked() {
    view.mayBegin = { _ in false }
    let finger = stage.device.press(at: point)
    finger.move(by: step)
    finger.lift()
    #expect(stage.log == [])
  }

  @Test("4.21 Without a delegate a recognizer gets all touches and may begin")
  func defaults() {
    pan.delegate = nil
    let bare = BareDelegate()
    let tap = stage.attach("tap", UITapGestureRecognizer(), to: view)
    tap.delegate = bare
    stage.device.tap(at: point)
    #expect(stage.log == ["tap ended"])
  }
}

/// A delegate that implements nothing.
private final class BareDelegate: NSObject, UIGestureRecognizerDelegate {}
