import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct LongPressTests {
  let fixture = TouchFixture()
  let press: UILongPressGestureRecognizer
  let point = CGPoint(x: 100, y: 100)

  init() {
    let view = fixture.addView("view", CGRect(x: 0, y: 0, width: 300, height: 300))
    view.record = { _ in }
    press = fixture.attach("press", UILongPressGestureRecognizer(), to: view)
  }

  @Test("4.40 A long press begins after 0.5 s and then follows the finger anywhere")
  func beginsAfterHalfASecond() {
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    let finger = fixture.device.press(at: point)
    fixture.device.advance(by: 0.48)
    #expect(fixture.log == [])
    fixture.device.advance(by: 0.03)
    #expect(fixture.log == ["press began"])
    finger.move(by: CGVector(dx: 100, dy: 0))
    finger.lift()
    #expect(fixture.log == ["press began", "press changed", "press ended"])
  }

  @Test("4.40 Moving more than 10 points makes a long press fail", arguments: [10, 11])
  func allowableMovement(distance: Int) {
    let finger = fixture.device.press(at: point)
    finger.move(by: CGVector(dx: 0, dy: distance))
    fixture.device.advance(by: 0.6)
    #expect(fixture.log == (distance == 10 ? ["press began"] : []))
    finger.lift()
  }

  @Test("4.40 Lifting early makes a long press fail")
  func liftsTooSoon() {
    let finger = fixture.device.press(at: point)
    fixture.device.advance(by: 0.4)
    finger.lift()
    fixture.device.advance(by: 1)
    #expect(fixture.log == [])
  }

  @Test("4.40 A long press with a duration of zero begins at once")
  func beginsAtOnce() {
    press.minimumPressDuration = 0
    let finger = fixture.device.press(at: point)
    #expect(fixture.log == ["press began"])
    finger.cancel()
    #expect(fixture.log == ["press began", "press cancelled"])
  }

  @Test("4.40 A long press can require taps before it")
  func tapsBefore() {
    press.numberOfTapsRequired = 1
    let finger = fixture.device.press(at: point)
    fixture.device.advance(by: 0.6)
    finger.lift()
    fixture.device.advance(by: 1)
    #expect(fixture.log == [])
    fixture.device.tap(at: point)
    let second = fixture.device.press(at: point)
    fixture.device.advance(by: 0.6)
    #expect(fixture.log == ["press began"])
    second.lift()
  }
}
