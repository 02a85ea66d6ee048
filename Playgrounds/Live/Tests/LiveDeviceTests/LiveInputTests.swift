import Foundation
import HeadlessDevice
import InterruptibleTransitions
import Testing

@testable import LiveDevice

@Suite struct LiveInputTests {
  private let device = Device()
  private let input = LiveInput()
  private let screen = TouchScreen()

  init() {
    device.launch(screen)
  }

  private func makeFrames(_ count: Int = 1) {
    for _ in 0..<count { input.makeFrame(on: device) }
  }

  private var fingers: [CGPoint] { device.record {}.frames[0].fingers.map(\.location) }

  @Test("Each call makes one frame, with or without fingers")
  func frames() {
    let start = device.time
    input.add(.press(id: 1, x: 10, y: 10), of: 1)
    input.add(.move(id: 1, x: 20, y: 10), of: 1)
    input.add(.lift(id: 1), of: 1)
    makeFrames(5)
    #expect(abs(device.time - start - 5.0 / 60) < 1e-9)
    #expect(screen.log == ["began 10, 10", "moved 20, 10", "ended 20, 10"])
  }

  @Test("Moves between two frames are one move, and fingers move together")
  func coalescing() {
    input.add(.press(id: 1, x: 10, y: 10), of: 1)
    input.add(.press(id: 2, x: 100, y: 100), of: 1)
    makeFrames(2)
    for step in 1...50 {
      input.add(.move(id: 1, x: 10, y: 10 + Double(step)), of: 1)
      input.add(.move(id: 2, x: 100, y: 100 - Double(step)), of: 1)
    }
    makeFrames()
    #expect(fingers == [CGPoint(x: 10, y: 60), CGPoint(x: 100, y: 50)])
    #expect(input.isEmpty)
  }

  @Test("Fingers belong to their page: equal identifiers of two pages are two fingers")
  func pages() {
    input.add(.press(id: 1, x: 10, y: 10), of: 1)
    input.add(.press(id: 1, x: 100, y: 100), of: 2)
    makeFrames(2)
    input.add(.lift(id: 1), of: 1)
    makeFrames()
    #expect(fingers == [CGPoint(x: 100, y: 100)])
    input.cancelAll(of: 2)
    makeFrames()
    #expect(fingers == [])
    #expect(screen.log.last == "cancelled 100, 100")
  }

  @Test("Messages that do not fit are ignored")
  func misfits() {
    for message: PageMessage in [
      .move(id: 1, x: 0, y: 0), .lift(id: 1), .cancel(id: 1), .press(id: 1, x: 10, y: 10),
      .press(id: 1, x: 50, y: 50),
    ] { input.add(message, of: 1) }
    makeFrames(3)
    #expect(fingers == [CGPoint(x: 10, y: 10)])
    for id in 2..<100 { input.add(.press(id: id, x: 10, y: 10), of: 1) }
    makeFrames(100)
    #expect(fingers.count == 10)
  }

  @Test("A wheel is two fingers on a trackpad, which leave it after a pause")
  func wheel() {
    input.add(.scroll(x: 100, y: 100, dx: 0, dy: -30), of: 1)
    input.add(.scroll(x: 100, y: 100, dx: 0, dy: -30), of: 1)
    makeFrames(2)
    #expect(fingers == [CGPoint(x: 100, y: 40)])
    makeFrames(12)
    #expect(fingers == [])
  }

  @Test("A wheel with the control key moves two fingers away from each other")
  func pinch() {
    input.add(.pinch(x: 200, y: 100, factor: 1.5), of: 1)
    makeFrames(2)
    #expect(fingers == [CGPoint(x: 125, y: 100), CGPoint(x: 275, y: 100)])
    input.add(.pinch(x: 200, y: 100, factor: 0.01), of: 1)
    makeFrames()
    #expect(abs(fingers[1].x - fingers[0].x - 4) < 0.001)
    makeFrames(14)
    #expect(fingers == [])
  }

  @Test("A finger that the device has taken away does nothing")
  func background() {
    input.add(.press(id: 1, x: 10, y: 10), of: 1)
    makeFrames()
    device.enterBackground()
    device.enterForeground()
    input.add(.move(id: 1, x: 20, y: 20), of: 1)
    input.add(.lift(id: 1), of: 1)
    let start = device.time
    makeFrames()
    #expect(device.time > start)
    #expect(input.isEmpty)
  }
}

/// A screen that records its touches.
final class TouchScreen: UIViewController {
  var log: [String] { (view as? TouchView)?.log ?? [] }

  override func loadView() {
    view = TouchView()
  }
}

private final class TouchView: UIView {
  private(set) var log: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("cancelled", touches)
  }

  private func record(_ what: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let point = touch.location(in: self)
      log.append("\(what) \(Int(point.x)), \(Int(point.y))")
    }
  }
}
