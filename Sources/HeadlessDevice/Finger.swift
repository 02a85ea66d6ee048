import Foundation
import HeadlessUIKit

/// A finger on a device's screen, or two fingers on its trackpad.
///
/// The actions of a finger take time, and advance the device's clock.
///
/// ```swift
/// let finger = device.press(at: CGPoint(x: 200, y: 400))
/// finger.move(by: CGVector(dx: 0, dy: 120), over: 0.2)
/// finger.lift()
/// ```
@MainActor public final class Finger {
  /// The position of the finger, in points of the window.
  public private(set) var location: CGPoint
  /// Whether the finger is on the screen.
  public private(set) var isDown = true

  let id: Int
  private let device: Device

  init(device: Device, id: Int, location: CGPoint) {
    self.device = device
    self.id = id
    self.location = location
  }

  /// Moves the finger at a constant speed.
  ///
  /// - Parameters:
  ///   - offset: The distance, in points.
  ///   - duration: The duration, in seconds, rounded to whole frames and at least one frame.
  /// - Precondition: The finger is down.
  public func move(by offset: CGVector, over duration: TimeInterval = 0) {
    device.move([(self, offset)], over: duration)
  }

  /// Moves the finger at a constant speed to a point of the window.
  ///
  /// - Parameters:
  ///   - point: The new position, in points of the window.
  ///   - duration: The duration, in seconds, rounded to whole frames and at least one frame.
  /// - Precondition: The finger is down.
  public func move(to point: CGPoint, over duration: TimeInterval = 0) {
    move(by: CGVector(dx: point.x - location.x, dy: point.y - location.y), over: duration)
  }

  /// Lifts the finger, and makes the frame in which the screen detects this.
  ///
  /// - Precondition: The finger is down.
  public func lift() {
    leave { device.digitizer.lift(id) }
  }

  /// Cancels the touch, as the system does for an incoming call, and makes a frame.
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

  /// Cancels the touch without making a frame.
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
  /// Moves fingers simultaneously, each at a constant speed.
  ///
  /// - Parameters:
  ///   - movements: The fingers and their distances, in points.
  ///   - duration: The duration, in seconds, rounded to whole frames and at least one frame.
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
