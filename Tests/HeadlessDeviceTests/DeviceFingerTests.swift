import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@MainActor struct DeviceFingerTests {
  let device = Device()
  let pad = TouchPad(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init() {
    pad.isMultipleTouchEnabled = true
    device.window.addSubview(pad)
    device.window.makeKeyAndVisible()
  }

  @Test("A press is delivered in the frame that it makes")
  func press() {
    let finger = device.press(at: CGPoint(x: 10, y: 20))
    #expect(pad.events == ["began (10, 20) 1/60"])
    #expect(device.time == 1.0 / 60)
    #expect(finger.isDown)
    #expect(finger.location == CGPoint(x: 10, y: 20))
    finger.lift()
    #expect(pad.events == ["began (10, 20) 1/60", "ended (10, 20) 2/60"])
    #expect(!finger.isDown)
  }

  @Test("A tap presses, waits 0.05 seconds and lifts")
  func tap() {
    device.tap(at: CGPoint(x: 10, y: 20))
    #expect(pad.events == ["began (10, 20) 1/60", "ended (10, 20) 5/60"])
  }

  @Test("A finger moves in equal steps, and the clock advances with it")
  func move() {
    let finger = device.press(at: CGPoint(x: 0, y: 100))
    pad.events = []
    finger.move(by: CGVector(dx: 30, dy: 0), over: 0.05)
    #expect(
      pad.events == ["moved (10, 100) 2/60", "moved (20, 100) 3/60", "moved (30, 100) 4/60"])
    finger.move(to: CGPoint(x: 30, y: 90))
    #expect(pad.events.last == "moved (30, 90) 5/60")
    #expect(finger.location == CGPoint(x: 30, y: 90))
    finger.lift()
  }

  @Test("Two fingers move one at a time or together")
  func twoFingers() {
    let first = device.press(at: CGPoint(x: 0, y: 0))
    let second = device.press(at: CGPoint(x: 100, y: 0))
    pad.events = []
    first.move(by: CGVector(dx: 0, dy: 5))
    let step = CGVector(dx: 0, dy: 10)
    device.move([(first, step), (second, step)], over: 1.0 / 30)
    #expect(
      pad.events == [
        "moved (0, 5) 3/60", "moved (0, 10) (100, 5) 4/60", "moved (0, 15) (100, 10) 5/60",
      ])
    second.lift()
    first.lift()
    #expect(pad.events.suffix(2) == ["ended (100, 10) 6/60", "ended (0, 15) 7/60"])
  }

  @Test("The system can cancel a finger's touch")
  func cancel() {
    let finger = device.press(at: CGPoint(x: 10, y: 20))
    finger.cancel()
    #expect(pad.events.last == "cancelled (10, 20) 2/60")
    #expect(!finger.isDown)
  }

  @Test("A resting finger sends no events")
  func rest() {
    let finger = device.press(at: CGPoint(x: 10, y: 20))
    device.advance(by: 0.5)
    #expect(pad.events.count == 1)
    finger.lift()
  }
}

/// A view that records the phases, the places and the frames of touches.
final class TouchPad: UIView {
  var events: [String] = []

  private func note(_ what: String, _ touches: Set<UITouch>) {
    let places = touches.map { $0.location(in: self) }.sorted { $0.x < $1.x }
      .map { "(\(Int($0.x.rounded())), \(Int($0.y.rounded())))" }
    let frame = Int(((touches.first?.timestamp ?? 0) * 60).rounded())
    events.append("\(what) \(places.joined(separator: " ")) \(frame)/60")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}
