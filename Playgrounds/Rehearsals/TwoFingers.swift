import Foundation
import HeadlessDevice
import InterruptibleTransitions

/// Two fingers that pinch and rotate around the point between them.
final class TwoFingers {
  private let device: Device
  private let fingers: [Finger]
  /// The point between the fingers, in points of the window.
  private(set) var middle: CGPoint
  /// The distance between the fingers, in points.
  private(set) var spread: CGFloat
  /// The direction from the first to the second finger, in radians, clockwise from the right.
  private(set) var angle: CGFloat

  /// Touches the screen with both fingers, one after another.
  init(on device: Device, around middle: CGPoint, spread: CGFloat, angle: CGFloat = 0) {
    self.device = device
    self.middle = middle
    self.spread = spread
    self.angle = angle
    let x = spread / 2 * cos(angle)
    let y = spread / 2 * sin(angle)
    fingers = [
      device.press(at: CGPoint(x: middle.x - x, y: middle.y - y)),
      device.press(at: CGPoint(x: middle.x + x, y: middle.y + y)),
    ]
  }

  /// Moves the fingers at a constant speed; omitted values stay as they are.
  func move(
    to middle: CGPoint? = nil, spread: CGFloat? = nil, angle: CGFloat? = nil,
    over seconds: TimeInterval
  ) {
    let from = (middle: self.middle, spread: self.spread, angle: self.angle)
    let to = (
      middle: middle ?? from.middle, spread: spread ?? from.spread, angle: angle ?? from.angle
    )
    // Rotating fingers do not move in a straight line, so they move frame by frame.
    let frames = max(Int((seconds * TimeInterval(device.framesPerSecond)).rounded()), 1)
    for frame in 1...frames {
      let fraction = CGFloat(frame) / CGFloat(frames)
      self.middle = CGPoint(
        x: from.middle.x + fraction * (to.middle.x - from.middle.x),
        y: from.middle.y + fraction * (to.middle.y - from.middle.y))
      self.spread = from.spread + fraction * (to.spread - from.spread)
      self.angle = from.angle + fraction * (to.angle - from.angle)
      place()
    }
  }

  /// Moves the fingers slowly, so that their velocity is almost zero. UIKit's velocity is that of
  /// the last movement.
  func rest() {
    device.advance(by: 0.1)
    move(spread: spread + 0.05, over: 0.05)
    device.advance(by: 0.1)
  }

  /// Lifts both fingers.
  func lift() {
    for finger in fingers { finger.lift() }
  }

  private func place() {
    let x = spread / 2 * cos(angle)
    let y = spread / 2 * sin(angle)
    let targets = [
      CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y),
    ]
    let movements = zip(fingers, targets).map { finger, target in
      let dx = target.x - finger.location.x
      let dy = target.y - finger.location.y
      return (finger: finger, offset: CGVector(dx: dx, dy: dy))
    }
    device.move(movements)
  }
}
