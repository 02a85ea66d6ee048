import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite("Poses of carrying fingers")
struct CarriedFingersTests {
  private static let size = CGSize(width: 393, height: 852)

  private func fingers(
    _ points: [CGPoint], by style: TransitionCarryStyle = .direct
  ) -> CarriedFingers {
    CarriedFingers(points, by: style, toward: [.down], in: Self.size)
  }

  @Test("One finger keeps the touched point under it, and shrinks the element on the way down")
  func oneFinger() {
    var fingers = fingers([CGPoint(x: 100, y: 200)])
    let isNew = fingers.move(to: [CGPoint(x: 150, y: 200 + 85.2)])
    #expect(!isNew)
    let moved = fingers.pose.applied(to: CGPoint(x: 100, y: 200))
    #expect(hypot(moved.x - 150, moved.y - 285.2) < 1e-9)
    #expect(abs(fingers.pose.scale - (1 - 0.67 * 0.1)) < 1e-9)
    _ = fingers.move(to: [CGPoint(x: 100, y: 100)])
    #expect(fingers.pose.scale == 1)
  }

  @Test("A horizontal travel shrinks the element by its part of the container's width")
  func sideways() {
    var fingers = CarriedFingers(
      [CGPoint(x: 0, y: 200)], by: .direct, toward: [.down, .right], in: Self.size)
    _ = fingers.move(to: [CGPoint(x: 0.4 * 393, y: 200 + 0.1 * 852)])
    #expect(abs(fingers.pose.scale - (1 - 0.67 * 0.4)) < 1e-9)
    _ = fingers.move(to: [CGPoint(x: 0.4 * 393, y: 200 + 0.5 * 852)])
    #expect(abs(fingers.pose.scale - (1 - 0.67 * 0.5)) < 1e-9)
  }

  @Test("The pose of a style is that of one finger")
  func pose() {
    var fingers = fingers([CGPoint(x: 100, y: 200)])
    _ = fingers.move(to: [CGPoint(x: 150, y: 300)])
    let pose = TransitionCarryStyle.direct.pose(
      dragging: CGPoint(x: 50, y: 100), to: CGPoint(x: 150, y: 300), toward: .down,
      in: Self.size)
    #expect(pose == fingers.pose && pose.scale < 1)
  }

  @Test("The size is continuous at the knee, and never below 0.37")
  func scale() {
    var last = TransitionCarryStyle.scale(at: 0)
    for step in 1...300 {
      let scale = TransitionCarryStyle.scale(at: CGFloat(step) / 100)
      #expect(scale < last && last - scale < 0.0068 && scale > 0.37)
      last = scale
    }
  }

  @Test("In the system's style the element falls behind, and stays in a band sideways")
  func system() {
    var fingers = fingers([CGPoint(x: 200, y: 200)], by: .system)
    _ = fingers.move(to: [CGPoint(x: 210, y: 626)])
    let pose = fingers.pose
    #expect(abs(pose.translation.dx - 5.6) < 0.1)
    #expect(abs(pose.translation.dy - (426 - 0.45 * 0.125 * 852)) < 1e-6)
    _ = fingers.move(to: [CGPoint(x: 1e6, y: 200)])
    #expect(fingers.pose.translation.dx <= 0.9 * 393)
  }

  @Test("Two fingers keep their points, at any scale and angle")
  func twoFingers() {
    var fingers = fingers([CGPoint(x: 100, y: 200), CGPoint(x: 250, y: 300)])
    let goal = [CGPoint(x: 300, y: 120), CGPoint(x: 40, y: 500)]
    _ = fingers.move(to: goal)
    for (start, end) in zip([CGPoint(x: 100, y: 200), CGPoint(x: 250, y: 300)], goal) {
      let moved = fingers.pose.applied(to: start)
      #expect(hypot(moved.x - end.x, moved.y - end.y) < 1e-9)
    }
  }

  @Test("A finger that comes or goes starts a new pose, and a drag goes on shrinking")
  func comingAndGoing() {
    var fingers = fingers([CGPoint(x: 100, y: 200)])
    _ = fingers.move(to: [CGPoint(x: 100, y: 370.4)])
    let before = fingers.pose.scale
    let hasJoined = fingers.move(to: [CGPoint(x: 100, y: 370.4), CGPoint(x: 200, y: 300)])
    #expect(hasJoined && fingers.pose == TransitionPose(about: CGPoint(x: 150, y: 335.2)))
    let hasLeft = fingers.move(to: [CGPoint(x: 200, y: 300)])
    #expect(hasLeft && fingers.pose.scale == 1 && fingers.pose.translation == .zero)
    _ = fingers.move(to: [CGPoint(x: 200, y: 385.2)])
    #expect(abs(before * fingers.pose.scale - (1 - 0.67 * 0.3)) < 1e-9)
  }

  @Test("The velocity of fingers is that of the last tenth of a second")
  func history() {
    var history = FingerHistory()
    for step in 0...30 {
      let time = Double(step) / 60
      history.record(
        TransitionPose(
          translation: CGVector(dx: 600 * time, dy: -120 * time), scale: 1 + 0.5 * time,
          rotation: 2 * time), at: time)
    }
    let velocity = history.velocity(at: 0.5)
    #expect(abs(velocity.translation.dx - 600) < 1e-6)
    #expect(abs(velocity.translation.dy + 120) < 1e-6)
    #expect(abs(velocity.scale - 0.5) < 1e-6)
    #expect(abs(velocity.rotation - 2) < 1e-6)
    #expect(history.velocity(at: 0.61) == TransitionPose.Velocity())
  }
}
