import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct TapTests {
  let fixture = TouchFixture()
  let view: LoggingView
  let tap: UITapGestureRecognizer
  let point = CGPoint(x: 100, y: 100)

  init() {
    view = fixture.addView("view", CGRect(x: 0, y: 0, width: 300, height: 300))
    view.record = { _ in }
    tap = fixture.attach("tap", UITapGestureRecognizer(), to: view)
  }

  @Test(
    "4.38 A tap is recognized when the finger lifts and may move 45 points", arguments: [45, 46])
  func movement(distance: Int) {
    let finger = fixture.device.press(at: point)
    finger.move(by: CGVector(dx: distance, dy: 0))
    #expect(fixture.log == [])
    finger.lift()
    #expect(fixture.log == (distance == 45 ? ["tap ended"] : []))
  }

  @Test("4.38 A touch of 0.75 s or longer doesn't tap", arguments: [0.7, 0.8])
  func pressDuration(seconds: TimeInterval) {
    let finger = fixture.device.press(at: point)
    fixture.device.advance(by: seconds)
    finger.lift()
    #expect(fixture.log == (seconds < 0.75 ? ["tap ended"] : []))
  }

  @Test("4.38 Two taps must follow each other within 0.35 s", arguments: [0.3, 0.4])
  func interval(seconds: TimeInterval) {
    tap.numberOfTapsRequired = 2
    fixture.device.tap(at: point)
    fixture.device.advance(by: seconds)
    fixture.device.tap(at: point)
    #expect(fixture.log == (seconds < 0.35 ? ["tap ended"] : []))
  }

  @Test("4.38 Two taps must be within 45 points of each other", arguments: [40, 50])
  func distance(points: CGFloat) {
    tap.numberOfTapsRequired = 2
    fixture.device.tap(at: point)
    fixture.device.tap(at: CGPoint(x: point.x + points, y: point.y))
    #expect(fixture.log == (points < 45 ? ["tap ended"] : []))
  }

  @Test("4.38 The location of a double tap is that of the first tap")
  func location() {
    tap.numberOfTapsRequired = 2
    var location: CGPoint?
    tap.addHandler(fixture) { [tap, view] _ in location = tap.location(in: view) }
    fixture.device.tap(at: point)
    fixture.device.tap(at: CGPoint(x: 120, y: 100))
    #expect(location == point)
  }

  @Test("4.38 A tap with two fingers requires exactly two", arguments: [1, 2, 3])
  func fingers(count: Int) {
    tap.numberOfTouchesRequired = 2
    var touches = 0
    tap.addHandler(fixture) { [tap] _ in touches = tap.numberOfTouches }
    let fingers = (0..<count).map { index in
      fixture.device.press(at: CGPoint(x: 100 + 20 * index, y: 100))
    }
    for finger in fingers { finger.lift() }
    #expect(fixture.log == (count == 2 ? ["tap ended"] : []))
    #expect(touches == (count == 2 ? 2 : 0))
  }

  @Test("4.39 A tap that waits for a double tap comes 0.35 s after the finger lifts")
  func waitsForDoubleTap() {
    let double = fixture.attach("double", UITapGestureRecognizer(), to: view)
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    fixture.device.tap(at: point)
    fixture.device.advance(by: 0.33)
    #expect(fixture.log == [])
    fixture.device.advance(by: 0.05)
    #expect(fixture.log == ["tap ended"])
  }

  @Test("4.39 A waiting tap is recognized once if the second touch lasts too long")
  func secondTapLastsTooLong() {
    let double = fixture.attach("double", UITapGestureRecognizer(), to: view)
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    fixture.device.tap(at: point)
    let finger = fixture.device.press(at: point)
    fixture.device.advance(by: 1)
    finger.lift()
    fixture.device.advance(by: 1)
    #expect(fixture.log == ["tap ended"])
  }

  @Test("4.39 A second tap doesn't cancel a tap that waits for a triple tap")
  func secondTapIsLeftToOthers() {
    let triple = fixture.attach("triple", UITapGestureRecognizer(), to: view)
    triple.numberOfTapsRequired = 3
    tap.require(toFail: triple)
    fixture.device.tap(at: point)
    fixture.device.tap(at: point)
    fixture.device.advance(by: 1)
    #expect(fixture.log == ["tap ended"])
  }

  @Test("4.39 A double tap makes the waiting tap fail")
  func doubleTapWins() {
    let double = fixture.attach("double", UITapGestureRecognizer(), to: view)
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    fixture.device.tap(at: point)
    fixture.device.tap(at: point)
    fixture.device.advance(by: 1)
    #expect(fixture.log == ["double ended"])
  }
}
