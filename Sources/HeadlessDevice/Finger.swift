import Foundation
import HeadlessUIKit

/// A finger on a device's screen. What it does takes time: the device's clock advances with it.
@MainActor public final class Finger {
  /// Where the finger is, in points of the window.
  public private(set) var location: CGPoint
  /// Whether the finger is on the screen.
  public private(set) var isDown = true

  let id: Int
  private let device: Device

  init(device: Device, id: Int, location: CGPoint) {
    (self.device, self.id, self.location) = (device, id, location)
  }

  /// Moves the finger at a constant speed.
  ///
  /// - Parameters:
  ///   - offset: How far, in points.
  ///   - duration: How long it takes, in seconds; rounded to whole frames, at least one.
  /// - Precondition: The finger is down.
  public func move(by offset: CGVector, over duration: TimeInterval = 0) {
    device.move([(self, offset)], over: duration)
  }

  /// Moves the finger at a constant speed to a point of the window.
  ///
  /// - Parameters:
  ///   - point: Where to, in points of the window.
  ///   - duration: How long it takes, in seconds; rounded to whole frames, at least one.
  /// - Precondition: The finger is down.
  public func move(to point: CGPoint, over duration: TimeInterval = 0) {
    move(by: CGVector(dx: point.x - location.x, dy: point.y - location.y), over: duration)
  }

  /// Lifts the finger, and makes the frame in which that is felt.
  ///
  /// - Precondition: The finger is down.
  public func lift() {
    leave { device.digitizer.lift(id) }
  }

  /// Takes the touch away as the system does when a call comes in, and makes the frame in which
  /// that is felt.
  ///
  /// - Precondition: The finger is down.
  public func cancel() {
    leave { device.digitizer.cancel(id) }
  }

  private func leave(_ change: () -> Void) {
    precondition(isDown, "The finger has left the screen")
    isDown = false
    change()
    device.fingers.removeAll { $0 === self }
    device.makeFrame()
  }

  /// Takes the touch away without making a frame.
  func takeAway() {
    isDown = false
    device.digitizer.cancel(id)
  }

  /// Moves the finger without making a frame.
  func place(at point: CGPoint) {
    precondition(isDown, "The finger has left the screen")
    location = point
    device.digitizer.move(id, to: point)
  }
}

extension Device {
  /// Moves fingers at the same time, each at a constant speed.
  ///
  /// - Parameters:
  ///   - movements: Which fingers, and how far, in points.
  ///   - duration: How long it takes, in seconds; rounded to whole frames, at least one.
  /// - Precondition: The fingers are down.
  public func move(
    _ movements: [(finger: Finger, offset: CGVector)], over duration: TimeInterval = 0
  ) {
    let origins = movements.map(\.finger.location)
    let count = max(frames(in: duration), 1)
    for index in 1...count {
      let fraction = CGFloat(index) / CGFloat(count)
      for (movement, origin) in zip(movements, origins) {
        movement.finger.place(
          at: CGPoint(
            x: origin.x + movement.offset.dx * fraction, y: origin.y + movement.offset.dy * fraction
          ))
      }
      makeFrame()
    }
  }
}
