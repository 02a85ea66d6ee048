import Foundation

/// The touch sensor of the screen, which collects changes of fingers and delivers them with the
/// next frame.
@MainActor package final class Digitizer {
  private enum Change {
    case press(CGPoint)
    case touchTrackpad(CGPoint)
    case pinchTrackpad(CGPoint, pointer: CGPoint)
    case move(CGPoint)
    case lift
    case cancel
  }

  private let window: UIWindow
  private let event = UIEvent()
  private let scrollEvent = UIEvent(.scroll)
  private let transformEvent = UIEvent(.transform)
  private var touches: [Int: UITouch] = [:]
  private var changes: [(finger: Int, change: Change)] = []
  /// The last touch that lifted.
  private var lastTap: Tap?

  private struct Tap {
    let point: CGPoint
    /// The time, in seconds.
    let time: TimeInterval
    /// The number of taps.
    let count: Int
  }

  package init(window: UIWindow) {
    self.window = window
  }

  /// Puts a finger down at a point of the window.
  package func press(_ finger: Int, at point: CGPoint) {
    changes.append((finger, .press(point)))
  }

  /// Puts fingers on a trackpad while the pointer is at a point of the window.
  package func touchTrackpad(_ finger: Int, at point: CGPoint) {
    changes.append((finger, .touchTrackpad(point)))
  }

  /// Puts one of two fingers that pinch on a trackpad.
  ///
  /// - Parameters:
  ///   - finger: The number of the finger.
  ///   - point: The position of the finger, in points. Only its distance and direction from the
  ///     other finger count.
  ///   - pointer: The position of the pointer, in points of the window.
  package func pinchTrackpad(_ finger: Int, at point: CGPoint, pointer: CGPoint) {
    changes.append((finger, .pinchTrackpad(point, pointer: pointer)))
  }

  /// Moves a finger to a point of the window.
  package func move(_ finger: Int, to point: CGPoint) {
    changes.append((finger, .move(point)))
  }

  /// Lifts a finger.
  package func lift(_ finger: Int) {
    changes.append((finger, .lift))
  }

  /// Cancels a finger's touch, as an incoming call does.
  package func cancel(_ finger: Int) {
    changes.append((finger, .cancel))
  }

  private var events: [UIEvent] { [event, scrollEvent, transformEvent] }

  /// Whether fingers have changed since the last delivery.
  package var hasChanges: Bool { !changes.isEmpty }

  /// Sends the collected changes in one event, or in several events if a finger has several
  /// changes.
  package func deliver(at time: TimeInterval) {
    if changes.isEmpty, touches.isEmpty { return }
    while !changes.isEmpty {
      var fingers: Set<Int> = []
      let batch = changes.prefix { fingers.insert($0.finger).inserted }
      changes.removeFirst(batch.count)
      send(Array(batch), at: time)
    }
    for touch in touches.values { touch.previousTimestamp = time }
  }

  private func send(_ batch: [(finger: Int, change: Change)], at time: TimeInterval) {
    // Fingers whose touches were cancelled are not sensed.
    removeLifted()
    for touch in events.flatMap(\.touches) {
      touch.phase = .stationary
      touch.previousPoint = touch.point
    }
    for (finger, change) in batch { apply(change, to: finger, at: time) }
    for event in events where event.touches.contains(where: { $0.hasChanged }) {
      event.timestamp = time
      window.sendEvent(event)
    }
    removeLifted()
  }

  private func removeLifted() {
    for event in events where event.touches.contains(where: { !$0.isDown }) {
      event.touches.removeAll { !$0.isDown }
      touches = touches.filter { $0.value.isDown }
    }
  }

  private func apply(_ change: Change, to finger: Int, at time: TimeInterval) {
    if case .press(let point) = change { touches[finger] = newTouch(at: point, time: time) }
    if case .touchTrackpad(let point) = change {
      touches[finger] = newTrackpadTouch(at: point, pointer: point, time: time, in: scrollEvent)
    }
    if case .pinchTrackpad(let point, let pointer) = change {
      touches[finger] = newTrackpadTouch(
        at: point, pointer: pointer, time: time, in: transformEvent)
    }
    guard let touch = touches[finger] else { return }
    touch.timestamp = time
    switch change {
    case .press, .touchTrackpad, .pinchTrackpad: break
    case .move(let point):
      touch.point = point
      touch.phase = .moved
    case .lift:
      touch.phase = .ended
      if !touch.isOnTrackpad {
        lastTap = Tap(point: touch.point, time: time, count: touch.tapCount)
      }
    case .cancel:
      touch.phase = .cancelled
      lastTap = nil
    }
  }

  /// Creates the object of an event without touches that represents fingers on a trackpad.
  private func newTrackpadTouch(
    at point: CGPoint, pointer: CGPoint, time: TimeInterval, in event: UIEvent
  ) -> UITouch {
    let touch = UITouch()
    touch.point = point
    touch.previousPoint = point
    touch.previousTimestamp = time
    touch.pointer = pointer
    event.touches.append(touch)
    return touch
  }

  /// Creates a touch. A touch close to the last tap in time and place counts as one more tap.
  private func newTouch(at point: CGPoint, time: TimeInterval) -> UITouch {
    let touch = UITouch()
    touch.point = point
    touch.previousPoint = point
    touch.previousTimestamp = time
    if let last = lastTap, time - last.time <= 0.35, last.point.distance(to: point) <= 45 {
      touch.tapCount = last.count + 1
    }
    event.touches.append(touch)
    return touch
  }
}
