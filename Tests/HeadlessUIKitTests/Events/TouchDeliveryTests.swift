import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct TouchDeliveryTests {
  let fixture = TouchFixture()
  let left = CGRect(x: 0, y: 0, width: 100, height: 100)
  let right = CGRect(x: 100, y: 0, width: 100, height: 100)

  @Test("4.6 A touch stays with the view where it began")
  func staysWithView() {
    fixture.addView("left", left)
    fixture.addView("right", right)
    let finger = fixture.device.press(at: CGPoint(x: 50, y: 50))
    finger.move(by: CGVector(dx: 100, dy: 0))
    finger.lift()
    #expect(fixture.log == ["left began 1", "left moved 1", "left ended 1"])
  }

  @Test("4.8 A view that does not handle a touch passes it up the responder chain")
  func goesUpResponderChain() {
    let outer = fixture.addView("outer", left)
    fixture.addView("inner", CGRect(x: 20, y: 20, width: 50, height: 50), in: outer, handles: false)
    fixture.device.tap(at: CGPoint(x: 50, y: 50))
    #expect(
      fixture.log == ["inner began 1", "outer began 1", "inner ended 1", "outer ended 1"])
  }

  @Test(
    "4.9 A view without multiple touch receives its first touch only; its recognizers receive all")
  func singleTouchView() {
    let view = fixture.addView("view", left)
    let recognizer = CustomRecognizer()
    recognizer.record = { [fixture] in fixture.log.append("recognizer \($0)") }
    recognizer.delaysTouchesEnded = false
    view.addGestureRecognizer(recognizer)
    let first = fixture.device.press(at: CGPoint(x: 10, y: 10))
    let second = fixture.device.press(at: CGPoint(x: 50, y: 50))
    second.lift()
    first.lift()
    #expect(
      fixture.log == [
        "recognizer began 1", "view began 1", "recognizer began 1", "recognizer ended 1",
        "recognizer ended 1", "view ended 1",
      ])
  }

  @Test("4.9 A view with multiple touch receives all touches, those of one event together")
  func multipleTouchView() {
    let view = fixture.addView("view", left)
    view.isMultipleTouchEnabled = true
    let first = fixture.device.press(at: CGPoint(x: 10, y: 10))
    let second = fixture.device.press(at: CGPoint(x: 50, y: 50))
    let offset = CGVector(dx: 5, dy: 5)
    fixture.device.move([(first, offset), (second, offset)])
    #expect(fixture.log == ["view began 1", "view began 1", "view moved 2"])
  }

  @Test("4.10 Touches begin, move, are stationary and end, and their tap counts rise")
  func phasesAndTapCount() {
    var phases: [UITouch.Phase] = []
    var taps: [Int] = []
    let probe = ProbeWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    probe.makeKeyAndVisible()
    probe.onEvent = { event in
      let touch = event.touches.first
      phases.append(touch?.phase ?? .cancelled)
      if touch?.phase == .began { taps.append(touch?.tapCount ?? 0) }
    }
    let digitizer = Digitizer(window: probe)
    digitizer.press(1, at: .zero)
    digitizer.move(1, to: CGPoint(x: 1, y: 1))
    digitizer.deliver(at: 1)
    digitizer.press(2, at: CGPoint(x: 50, y: 50))
    digitizer.deliver(at: 1.1)
    digitizer.lift(1)
    digitizer.deliver(at: 1.2)
    #expect(phases == [.began, .moved, .stationary, .ended])

    digitizer.lift(2)
    digitizer.deliver(at: 1.3)
    for time in [1.4, 1.5, 3] {
      digitizer.press(3, at: CGPoint(x: 50, y: 50))
      digitizer.lift(3)
      digitizer.deliver(at: time)
    }
    #expect(taps == [1, 2, 3, 1])
  }

  @Test("4.11 Removing a view from the window cancels its touches and gestures")
  func removedViewLosesTouches() {
    let outer = fixture.addView("outer", left)
    let view = fixture.addView("view", left, in: outer)
    let pan = fixture.attach("pan", UIPanGestureRecognizer(), to: view)
    pan.cancelsTouchesInView = false
    let finger = fixture.device.press(at: CGPoint(x: 50, y: 50))
    finger.move(by: CGVector(dx: 12, dy: 0))
    #expect(fixture.takeLog() == ["view began 1", "view moved 1", "pan began"])
    outer.removeFromSuperview()
    #expect(fixture.log == ["view cancelled 1"])
    finger.move(by: CGVector(dx: 5, dy: 0))
    finger.lift()
    #expect(fixture.takeLog() == ["view cancelled 1", "pan cancelled"])
    fixture.device.window.addSubview(outer)
    fixture.device.tap(at: CGPoint(x: 50, y: 50))
    #expect(fixture.takeLog() == ["view began 1", "view ended 1"])
  }

  @Test("4.11 Moving a view keeps its touch; removing it keeps the gesture of its superview")
  func viewsAroundKeepTouches() {
    let outer = fixture.addView("outer", CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = fixture.addView("view", left, in: outer)
    let pan = fixture.attach("pan", UIPanGestureRecognizer(), to: outer)
    pan.cancelsTouchesInView = false
    let finger = fixture.device.press(at: CGPoint(x: 50, y: 50))
    fixture.device.window.addSubview(view)
    finger.move(by: CGVector(dx: 12, dy: 0))
    #expect(fixture.takeLog() == ["view began 1", "view moved 1", "pan began"])
    view.removeFromSuperview()
    finger.move(by: CGVector(dx: 5, dy: 0))
    finger.lift()
    #expect(fixture.takeLog() == ["view cancelled 1", "pan changed", "pan ended"])
  }

  @Test("4.11 A view can remove itself when it receives a touch")
  func removesItself() {
    let view = fixture.addView("view", left)
    view.record = { [unowned view, unowned fixture] in
      fixture.log.append($0)
      if $0 == "began 1" { view.removeFromSuperview() }
    }
    fixture.device.tap(at: CGPoint(x: 50, y: 50))
    #expect(fixture.log == ["began 1", "cancelled 1"])
  }

  @Test("4.11 A touch that another view cancels in the same event is not delivered")
  func takenInTheSameEvent() {
    let first = fixture.addView("first", left)
    let second = fixture.addView("second", right)
    first.record = { [unowned fixture] in
      fixture.log.append("first \($0)")
      second.removeFromSuperview()
    }
    let digitizer = Digitizer(window: fixture.device.window)
    digitizer.press(1, at: CGPoint(x: 50, y: 50))
    digitizer.press(2, at: CGPoint(x: 150, y: 50))
    digitizer.deliver(at: 1)
    digitizer.move(2, to: CGPoint(x: 150, y: 60))
    digitizer.lift(2)
    digitizer.deliver(at: 1.1)
    #expect(fixture.log == ["first began 1"])
  }

  @Test("4.44 Recognizers receive a touch before its view, those of deeper views first")
  func recognizersFirst() {
    let outer = fixture.addView("outer", left)
    let inner = fixture.addView("inner", CGRect(x: 20, y: 20, width: 50, height: 50), in: outer)
    for (name, view) in [("outer's", outer), ("inner's", inner)] {
      let recognizer = CustomRecognizer()
      recognizer.onEnded = .failed
      recognizer.record = { [fixture] in fixture.log.append("\(name) \($0)") }
      view.addGestureRecognizer(recognizer)
    }
    let finger = fixture.device.press(at: CGPoint(x: 50, y: 50))
    #expect(fixture.takeLog() == ["inner's began 1", "outer's began 1", "inner began 1"])
    finger.move(by: CGVector(dx: 5, dy: 0))
    #expect(fixture.takeLog() == ["inner's moved 1", "outer's moved 1", "inner moved 1"])
    finger.lift()
    #expect(
      fixture.log == [
        "inner's ended 1", "outer's ended 1", "inner ended 1", "inner's reset", "outer's reset",
      ])
  }

  @Test("4.44 Recognizers of deeper views come first in any order of the touches")
  func deeperFirstWithTwoFingers() {
    let outer = fixture.addView("outer", left)
    let inner = fixture.addView("inner", CGRect(x: 50, y: 0, width: 50, height: 100), in: outer)
    outer.record = { _ in }
    inner.record = { _ in }
    for (name, view) in [("outer's", outer), ("inner's", inner)] {
      let recognizer = CustomRecognizer()
      recognizer.record = { [fixture] in fixture.log.append("\(name) \($0)") }
      view.addGestureRecognizer(recognizer)
    }
    let first = fixture.device.press(at: CGPoint(x: 10, y: 10))
    let second = fixture.device.press(at: CGPoint(x: 80, y: 10))
    fixture.log = []
    let offset = CGVector(dx: 5, dy: 5)
    fixture.device.move([(first, offset), (second, offset)])
    #expect(fixture.log == ["inner's moved 1", "outer's moved 2"])
  }

  @Test("4.7 A recognizer receives the touches of its view and all subviews, and no others")
  func recognizerScope() {
    let outer = fixture.addView("outer", left)
    fixture.addView("inner", CGRect(x: 20, y: 20, width: 50, height: 50), in: outer)
    fixture.addView("beside", right)
    let recognizer = CustomRecognizer()
    recognizer.onEnded = .failed
    outer.addGestureRecognizer(recognizer)
    var heard = 0
    recognizer.record = { if $0 == "began 1" { heard += 1 } }
    fixture.device.tap(at: CGPoint(x: 50, y: 50))
    fixture.device.tap(at: CGPoint(x: 5, y: 5))
    fixture.device.tap(at: CGPoint(x: 150, y: 50))
    #expect(heard == 2)
  }

  @Test("4.46 The system can cancel a touch")
  func systemCancels() {
    fixture.addView("view", left)
    let finger = fixture.device.press(at: CGPoint(x: 50, y: 50))
    finger.cancel()
    #expect(fixture.log == ["view began 1", "view cancelled 1"])
  }

  @Test("1.135 A touch's location in a view uses the model values")
  func locatesInModel() {
    let view = fixture.addView("view", left)
    var point: CGPoint?
    let recognizer = CustomRecognizer()
    recognizer.onEnded = .failed
    view.superview?.addGestureRecognizer(recognizer)
    recognizer.record = { [weak recognizer] in
      if $0 == "began 1" { point = recognizer?.location(in: view) }
    }
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      view.frame.origin.x = 200
    }
    fixture.device.advance(by: 0.5)
    fixture.device.tap(at: CGPoint(x: 210, y: 20))
    #expect(point == CGPoint(x: 10, y: 20))
  }
}

/// A window that passes its events to a closure.
private final class ProbeWindow: UIWindow {
  var onEvent: (UIEvent) -> Void = { _ in }

  override func sendEvent(_ event: UIEvent) {
    onEvent(event)
    super.sendEvent(event)
  }
}
