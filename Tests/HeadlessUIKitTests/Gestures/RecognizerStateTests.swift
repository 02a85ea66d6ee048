import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct RecognizerStateTests {
  typealias State = UIGestureRecognizer.State

  let fixture = TouchFixture()
  let view: LoggingView
  let point = CGPoint(x: 50, y: 50)

  init() {
    view = fixture.addView("view", CGRect(x: 0, y: 0, width: 100, height: 100))
    view.record = { _ in }
  }

  /// Returns a recognizer with one touch, in a state.
  private func recognizer(in state: State) -> CustomRecognizer {
    let recognizer = CustomRecognizer()
    view.addGestureRecognizer(recognizer)
    let touch = UITouch()
    touch.recognizers = [recognizer]
    recognizer.accept(touch)
    if state == .changed { recognizer.state = .began }
    if state != .possible { recognizer.state = state }
    #expect(recognizer.state == state)
    return recognizer
  }

  @Test(
    "4.12 From possible a gesture begins, is recognized or fails",
    arguments: zip(
      [State.began, .changed, .ended, .cancelled, .failed],
      [State.began, .possible, .ended, .failed, .failed]))
  func fromPossible(asked: State, entered: State) {
    let recognizer = recognizer(in: .possible)
    recognizer.state = asked
    #expect(recognizer.state == entered)
  }

  @Test(
    "4.12 A gesture that has begun changes, ends or is cancelled",
    arguments: [State.began, .changed],
    [State.changed, .ended, .cancelled])
  func fromBegan(origin: State, asked: State) {
    let recognizer = recognizer(in: origin)
    recognizer.state = asked
    #expect(recognizer.state == asked)
  }

  @Test(
    "4.13 A gesture that has begun can't fail or begin again: it is cancelled or changes",
    arguments: zip([State.failed, .began, .possible], [State.cancelled, .changed, .changed]))
  func neverFailsLate(asked: State, entered: State) {
    let recognizer = recognizer(in: .changed)
    recognizer.state = asked
    #expect(recognizer.state == entered)
  }

  @Test("4.13 A gesture that begins and fails within one event sends no action")
  func failsInTheSameEvent() {
    let recognizer = fixture.attach("custom", CustomRecognizer(), to: view)
    recognizer.record = { [unowned recognizer] in
      guard $0 == "began 1" else { return }
      recognizer.state = .began
      recognizer.state = .failed
    }
    fixture.device.tap(at: point)
    #expect(fixture.takeLog() == [])
    recognizer.record = { _ in }
    recognizer.onBegan = .began
    recognizer.onMoved = .failed
    let finger = fixture.device.press(at: point)
    finger.move(by: CGVector(dx: 3, dy: 0))
    #expect(fixture.log == ["custom began", "custom cancelled"])
  }

  @Test(
    "4.12 A final state doesn't change until the reset",
    arguments: [State.ended, .failed], [State.began, .changed, .ended, .cancelled, .failed])
  func finalStatesAreFinal(final: State, asked: State) {
    let recognizer = recognizer(in: final)
    recognizer.state = asked
    #expect(recognizer.state == final)
  }

  @Test("4.12 The recognized state is the ended state")
  func recognizedIsEnded() {
    #expect(State.recognized == .ended)
    #expect(State.ended.rawValue == 3)
  }

  @Test("4.13 A gesture can end right after it began, and failing sends no action")
  func endsWithoutChange() {
    let recognizer = fixture.attach("custom", CustomRecognizer(), to: view)
    recognizer.onBegan = .began
    recognizer.onEnded = .ended
    fixture.device.tap(at: point)
    #expect(fixture.takeLog() == ["custom began", "custom ended"])
    recognizer.onBegan = .failed
    fixture.device.tap(at: point)
    #expect(fixture.takeLog() == [])
  }

  @Test("4.14 A tap fails while it is possible, and is never cancelled afterwards")
  func tapFailsQuietly() {
    let tap = fixture.attach("tap", UITapGestureRecognizer(), to: view)
    fixture.device.press(at: point).cancel()
    #expect(fixture.takeLog() == [])
    fixture.device.tap(at: point)
    tap.isEnabled = false
    fixture.device.advance(by: 0.1)
    #expect(fixture.takeLog() == ["tap ended"])
  }

  @Test("4.15 The action comes at the next turn, and the reset follows a final state")
  func actionAtNextTurn() {
    let recognizer = fixture.attach("action", CustomRecognizer(), to: view)
    recognizer.record = { [fixture] in fixture.log.append($0) }
    recognizer.onBegan = .began
    recognizer.onMoved = .changed
    recognizer.onEnded = .ended
    let finger = fixture.device.press(at: point)
    #expect(fixture.takeLog() == ["began 1", "action began"])
    #expect(recognizer.state == .began)
    finger.move(by: CGVector(dx: 3, dy: 0))
    #expect(fixture.takeLog() == ["moved 1", "action changed"])
    finger.lift()
    #expect(fixture.takeLog() == ["ended 1", "action ended", "reset"])
    #expect(recognizer.state == .possible)
  }

  @Test("4.15 A state set outside of touch handling sends its action in the next frame")
  func actionIsNotSynchronous() {
    let recognizer = fixture.attach("custom", CustomRecognizer(), to: view)
    let finger = fixture.device.press(at: point)
    recognizer.state = .began
    #expect(fixture.log == [])
    fixture.device.advance(by: 0.01)
    #expect(fixture.log == ["custom began"])
    finger.lift()
  }

  @Test("4.15 Changes within one turn send one action")
  func changesAreJoined() {
    let recognizer = fixture.attach("custom", CustomRecognizer(), to: view)
    recognizer.onBegan = .began
    recognizer.onEnded = .ended
    let finger = fixture.device.press(at: point)
    recognizer.state = .changed
    recognizer.state = .changed
    finger.lift()
    #expect(fixture.log == ["custom began", "custom changed", "custom ended"])
  }

  @Test("4.16 A recognizer ignores touches that began before its reset")
  func ignoresOldTouches() {
    let recognizer = CustomRecognizer()
    view.addGestureRecognizer(recognizer)
    recognizer.record = { [fixture] in fixture.log.append($0) }
    recognizer.onMoved = .failed
    let finger = fixture.device.press(at: point)
    finger.move(by: CGVector(dx: 3, dy: 0))
    finger.move(by: CGVector(dx: 3, dy: 0))
    #expect(fixture.takeLog() == ["began 1", "moved 1", "reset"])
    let second = fixture.device.press(at: point)
    #expect(recognizer.numberOfTouches == 1)
    second.lift()
    finger.lift()
    #expect(fixture.takeLog() == ["began 1", "ended 1"])
  }

  @Test("4.17 Disabling a recognizer cancels its gesture")
  func disablingCancels() {
    let pan = fixture.attach("pan", UIPanGestureRecognizer(), to: view)
    let finger = fixture.device.press(at: point)
    finger.move(by: CGVector(dx: 20, dy: 0))
    pan.isEnabled = false
    pan.isEnabled = true
    #expect(pan.state == .cancelled)
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.lift()
    #expect(fixture.log == ["pan began", "pan cancelled"])
  }

  @Test("4.17 A recognizer that is disabled in its own action is cancelled at once")
  func disablingInAction() {
    let pan = fixture.attach("pan", UIPanGestureRecognizer(), to: view)
    var states: [State] = []
    pan.addHandler(fixture) { recognizer in
      guard recognizer.state == .began else { return }
      recognizer.isEnabled = false
      states.append(recognizer.state)
    }
    let finger = fixture.device.press(at: point)
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.lift()
    #expect(states == [.cancelled])
    #expect(fixture.log == ["pan began", "pan cancelled"])
  }

  @Test("4.17 Disabling a recognizer in the possible state drops its touches without an action")
  func disablingDropsTouches() {
    let pan = fixture.attach("pan", UIPanGestureRecognizer(), to: view)
    let finger = fixture.device.press(at: point)
    pan.isEnabled = false
    pan.isEnabled = true
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.lift()
    #expect(fixture.log == [])
    #expect(pan.state == .possible)
  }

  @Test("4.26 The location of a recognizer is the middle of its touches")
  func locationIsCentroid() {
    let pan = fixture.attach("pan", UIPanGestureRecognizer(), to: view)
    let first = fixture.device.press(at: CGPoint(x: 10, y: 20))
    let second = fixture.device.press(at: CGPoint(x: 50, y: 40))
    #expect(pan.location(in: view) == CGPoint(x: 30, y: 30))
    #expect(pan.location(ofTouch: 1, in: nil) == CGPoint(x: 50, y: 40))
    second.lift()
    #expect(pan.location(in: view) == CGPoint(x: 10, y: 20))
    first.lift()
  }

  @Test(
    "4.48 Adding a recognizer to another view removes it from the first and cancels its gesture")
  func removalCancels() {
    let pan = fixture.attach("pan", UIPanGestureRecognizer(), to: view)
    #expect(view.gestureRecognizers?.count == 1)
    let finger = fixture.device.press(at: point)
    finger.move(by: CGVector(dx: 20, dy: 0))
    fixture.device.window.addGestureRecognizer(pan)
    #expect(view.gestureRecognizers == nil)
    #expect(pan.view === fixture.device.window)
    finger.lift()
    #expect(fixture.log == ["pan began", "pan cancelled"])
  }
}
