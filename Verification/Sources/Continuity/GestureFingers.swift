import Foundation
import HeadlessDevice
import InterruptibleTransitions

@testable import Rehearsals

/// The kinds of gestures that move a flight past its ends, and grab it from each other there.
nonisolated package enum Gesture: String, CaseIterable, Sendable {
  case pan, sidewards, opposite, pinch, rotation

  /// The interaction for the gesture. Each interaction has a different full travel.
  @MainActor var interaction: any TransitionInteraction {
    switch self {
    case .pan: .pan(.down, over: 200)
    case .sidewards: .pan(.right, over: 120)
    case .opposite: .touchToPause(scrubbing: .down, over: 320)
    case .pinch: .pinch(by: 2)
    case .rotation: .rotation(by: 1)
    }
  }
}

/// The fingers of a gesture.
struct GestureFingers {
  private let gesture: Gesture
  private let fingers: [Finger]
  /// The travel of the gesture, in full travels.
  private var amount = 0.0

  /// Touches the screen with the fingers.
  init(_ gesture: Gesture, on device: Device) {
    self.gesture = gesture
    let places: [CGPoint] =
      switch gesture {
      case .pan, .sidewards, .opposite: [CGPoint(x: 190, y: 420)]
      case .pinch, .rotation: [CGPoint(x: 90, y: 420), CGPoint(x: 210, y: 420)]
      }
    fingers = places.map { device.press(at: $0) }
  }

  /// Moves the fingers by a fraction of the full travel.
  mutating func move(by step: Double, over seconds: TimeInterval = 0) {
    let before = place
    amount += step
    let way = CGVector(dx: place.x - before.x, dy: place.y - before.y)
    fingers.last?.move(by: way, over: seconds)
  }

  func lift() {
    for finger in fingers { finger.lift() }
  }

  /// The offset of the last finger from its touch, in points.
  private var place: CGPoint {
    switch gesture {
    case .pan: CGPoint(x: 0, y: 200 * amount)
    case .sidewards: CGPoint(x: 120 * amount, y: 0)
    case .opposite: CGPoint(x: 0, y: 320 * amount)
    case .pinch: CGPoint(x: 120 * amount, y: 0)
    case .rotation: CGPoint(x: 120 * cos(amount), y: 120 * sin(amount))
    }
  }
}
