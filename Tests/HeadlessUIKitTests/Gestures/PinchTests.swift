import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct PinchTests {
  let fixture = TouchFixture()
  let pinch: UIPinchGestureRecognizer
  let right = CGVector(dx: 20, dy: 0)
  let left = CGVector(dx: -20, dy: 0)

  init() {
    let view = fixture.addView("view", CGRect(x: 0, y: 0, width: 390, height: 390))
    view.record = { _ in }
    pinch = fixture.attach("pinch", UIPinchGestureRecognizer(), to: view)
  }

  /// Puts two fingers down, 80 points apart.
  func pressBoth() -> (Finger, Finger) {
    (
      fixture.device.press(at: CGPoint(x: 160, y: 200)),
      fixture.device.press(at: CGPoint(x: 240, y: 200))
    )
  }

  /// Puts two fingers down and begins the pinch, at a distance of 100 points.
  func pressAndBegin() -> (Finger, Finger) {
    let (first, second) = pressBoth()
    second.move(by: right)
    return (first, second)
  }

  @Test("4.41 The scale is the distance of the fingers relative to the beginning")
  func scale() {
    let (first, second) = pressAndBegin()
    #expect(fixture.takeLog() == ["pinch began"])
    #expect(pinch.scale == 1)
    #expect(pinch.numberOfTouches == 2)
    fixture.device.move([(first, left), (second, right)], over: 0.1)
    #expect(near(Double(pinch.scale), 1.4))
    fixture.device.move([(first, CGVector(dx: 45, dy: 0)), (second, CGVector(dx: -45, dy: 0))])
    #expect(near(Double(pinch.scale), 0.5))
    #expect(fixture.takeLog().allSatisfy { $0 == "pinch changed" })
  }

  @Test("4.41 One finger, or two that move side by side, don't pinch")
  func needsTwoFingers() {
    let finger = fixture.device.press(at: CGPoint(x: 160, y: 200))
    finger.move(by: CGVector(dx: 60, dy: 0))
    let other = fixture.device.press(at: CGPoint(x: 100, y: 200))
    fixture.device.move([(finger, right), (other, right)])
    finger.lift()
    other.lift()
    #expect(fixture.log == [])
  }

  @Test("4.41 Setting the scale rebases it and resets the velocity until the next event")
  func rebases() {
    let (_, second) = pressAndBegin()
    second.move(by: right)
    #expect(near(Double(pinch.scale), 1.2))
    pinch.scale = 2
    #expect(pinch.velocity == 0)
    second.move(by: CGVector(dx: 60, dy: 0), over: 0.1)
    #expect(near(Double(pinch.scale), 3))
    #expect(near(Double(pinch.velocity), 10))
  }

  @Test("4.41 A pinch's velocity is in scale per second at any frame rate", arguments: [60, 120])
  func velocity(framesPerSecond: Int) {
    let device = Device(framesPerSecond: framesPerSecond)
    device.window.makeKeyAndVisible()
    let pinch = UIPinchGestureRecognizer()
    device.window.addGestureRecognizer(pinch)
    let first = device.press(at: CGPoint(x: 160, y: 200))
    let second = device.press(at: CGPoint(x: 240, y: 200))
    second.move(by: right)
    device.move([(first, left), (second, right)], over: 0.2)
    #expect(near(Double(pinch.velocity), 2))
    device.advance(by: 0.5)
    #expect(near(Double(pinch.velocity), 2))
  }

  @Test("4.42 A pinch begins when the distance of its fingers has changed by 10 points")
  func hysteresis() {
    let (first, second) = pressBoth()
    fixture.device.move([(first, CGVector(dx: 4, dy: 30)), (second, CGVector(dx: -5, dy: 30))])
    #expect(fixture.log == [])
    second.move(by: CGVector(dx: -1, dy: 0))
    #expect(fixture.log == ["pinch began"])
  }

  @Test("4.42 A pinch ends when both fingers have lifted; a finger that returns makes no jump")
  func fingersComeAndGo() {
    let (first, second) = pressAndBegin()
    second.move(by: right)
    first.lift()
    second.move(by: CGVector(dx: 50, dy: 0))
    #expect(fixture.takeLog() == ["pinch began", "pinch changed"])
    let third = fixture.device.press(at: CGPoint(x: 130, y: 200))
    #expect(near(Double(pinch.scale), 1.2))
    second.move(by: CGVector(dx: 100, dy: 0))
    #expect(near(Double(pinch.scale), 1.8))
    third.lift()
    second.lift()
    #expect(fixture.takeLog() == ["pinch changed", "pinch ended"])
  }

  @Test("4.42 A pinch ignores a third finger")
  func thirdFinger() {
    let (_, second) = pressAndBegin()
    let third = fixture.device.press(at: CGPoint(x: 200, y: 300))
    #expect(pinch.numberOfTouches == 2)
    third.move(by: CGVector(dx: 0, dy: 60))
    #expect(pinch.scale == 1)
    second.move(by: right)
    #expect(near(Double(pinch.scale), 1.2))
  }

  @Test("4.42 A pinch is cancelled with its touches")
  func cancelled() {
    let (first, second) = pressAndBegin()
    first.cancel()
    #expect(fixture.takeLog() == ["pinch began"])
    second.cancel()
    #expect(fixture.log == ["pinch cancelled"])
  }

  @Test("4.52 A pinch with both fingers at one point keeps a finite scale")
  func fingersAtOnePoint() {
    let (_, second) = pressAndBegin()
    second.move(by: CGVector(dx: -100, dy: 0), over: 0.1)
    #expect(pinch.scale > 0 && pinch.scale.isFinite && pinch.velocity.isFinite)
    second.move(by: CGVector(dx: 200, dy: 0), over: 0.1)
    #expect(near(Double(pinch.scale), 2))
  }
}
