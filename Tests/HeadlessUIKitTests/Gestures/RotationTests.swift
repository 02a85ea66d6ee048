import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct RotationTests {
  let fixture = TouchFixture()
  let rotation: UIRotationGestureRecognizer
  let middle = CGPoint(x: 200, y: 200)

  init() {
    let view = fixture.addView("view", CGRect(x: 0, y: 0, width: 390, height: 390))
    view.record = { _ in }
    rotation = fixture.attach("rotation", UIRotationGestureRecognizer(), to: view)
  }

  /// Begins the rotation with two fingers, 100 points apart, and returns the second finger.
  ///
  /// The second finger moves a quarter turn clockwise around the first.
  func pressAndBegin() -> Finger {
    _ = fixture.device.press(at: middle)
    let finger = fixture.device.press(at: CGPoint(x: 300, y: 200))
    turn(finger, to: .pi / 2, over: 0)
    return finger
  }

  /// Moves a finger to an angle in radians around the middle, clockwise from the right.
  func turn(_ finger: Finger, to angle: Double, over seconds: TimeInterval) {
    let target = CGPoint(x: 200 + 100 * cos(angle), y: 200 + 100 * sin(angle))
    finger.move(to: target, over: seconds)
  }

  @Test("4.42 The rotation is the clockwise angle in radians since the beginning")
  func angle() {
    let finger = pressAndBegin()
    #expect(fixture.takeLog() == ["rotation began"])
    #expect(rotation.rotation == 0)
    turn(finger, to: .pi, over: 0)
    #expect(near(Double(rotation.rotation), .pi / 2))
    turn(finger, to: .pi / 4, over: 0.1)
    #expect(near(Double(rotation.rotation), -.pi / 4))
    #expect(fixture.takeLog().allSatisfy { $0 == "rotation changed" })
  }

  @Test("4.42 The rotation continues to count after a whole turn")
  func manyTurns() {
    let finger = pressAndBegin()
    for quarter in 2...10 { turn(finger, to: Double(quarter) * .pi / 2, over: 0) }
    #expect(near(Double(rotation.rotation), 4.5 * .pi))
  }

  @Test("4.42 A rotation begins when one finger has moved 10 points around the other")
  func hysteresis() {
    let first = fixture.device.press(at: middle)
    let second = fixture.device.press(at: CGPoint(x: 300, y: 200))
    fixture.device.move([(first, CGVector(dx: -50, dy: 40)), (second, CGVector(dx: 50, dy: 40))])
    second.move(by: CGVector(dx: 0, dy: 9))
    #expect(fixture.log == [])
    second.move(by: CGVector(dx: 0, dy: 2))
    #expect(fixture.log == ["rotation began"])
  }

  @Test("4.42 The velocity is in radians per second, and setting the rotation rebases it")
  func velocityAndRebase() {
    let finger = pressAndBegin()
    turn(finger, to: .pi / 2 + 0.02, over: 0)
    #expect(near(Double(rotation.velocity), 0.02 * 60))
    rotation.rotation = 1
    #expect(rotation.velocity == 0)
    turn(finger, to: .pi / 2, over: 0)
    #expect(near(Double(rotation.rotation), 0.98))
    #expect(near(Double(rotation.velocity), -0.02 * 60))
  }

  @Test("4.42 Resetting the rotation after each change keeps the velocity at the end")
  func velocityAfterIncrementalUse() {
    var velocity: CGFloat?
    rotation.addHandler(fixture) { [rotation] _ in
      if rotation.state == .ended { velocity = rotation.velocity }
      rotation.rotation = 0
    }
    let first = fixture.device.press(at: middle)
    let second = fixture.device.press(at: CGPoint(x: 300, y: 200))
    turn(second, to: .pi / 2, over: 0)
    turn(second, to: .pi / 2 + 0.02, over: 0)
    first.lift()
    #expect(velocity == nil)
    second.lift()
    #expect(near(Double(velocity ?? 0), 0.02 * 60))
  }
}
