/// The mapping from the travel of fingers, which increases in their direction, to a position.
struct SessionMapping {
  var progressMapping = TransitionProgressMapping(distance: 0)
  /// Whether the fingers' direction leads to the flight's end.
  var leadsToEnd = true
  /// The direction of the fingers, or nil if they do not move along a line.
  var direction: TransitionDirection?
  /// The limits of the position along the fingers' direction.
  var limits = -Double.infinity...Double.infinity

  /// The last travel of the fingers, or nil if they do not move the flight.
  var travel: CGFloat? {
    didSet { if let travel { stillness.record(Double(travel)) } }
  }
  private(set) var stillness = StillnessDetector<Double>()
  /// The travel at which the fingers took hold.
  var start: CGFloat = 0

  /// The distance that the fingers have moved toward the flight's end, in points; 0 without a line.
  var traveled: CGFloat {
    guard let travel, direction != nil else { return 0 }
    return leadsToEnd ? travel - start : start - travel
  }

  /// Records that the app has moved the flight. The fingers continue from the new position.
  mutating func moved(to position: Double) {
    guard let travel else { return }
    progressMapping = progressMapping.grabbed(
      at: travel, position: leadsToEnd ? position : 1 - position)
  }

  /// Records that the travel has changed although the fingers have not moved the flight.
  mutating func regrab(at travel: CGFloat) {
    guard travel.isFinite, let former = self.travel else { return }
    progressMapping = progressMapping.grabbed(
      at: travel, position: progressMapping.position(at: former).clamped(to: limits))
    start += travel - former
    self.travel = travel
  }

  /// Sets the travel from the start to the end. The position at the current travel stays.
  mutating func setDistance(_ distance: CGFloat) {
    guard let travel, distance != progressMapping.distance else { return }
    let position = progressMapping.position(at: travel).clamped(to: limits)
    progressMapping = TransitionProgressMapping(distance: distance)
      .grabbed(at: travel, position: position)
  }

  mutating func follow(_ travel: CGFloat) -> Double {
    self.travel = travel
    return position(at: travel)
  }

  private func position(at travel: CGFloat) -> Double {
    let position = progressMapping.position(at: travel).clamped(to: limits)
    return leadsToEnd ? position : 1 - position
  }

  /// Keeps the flight at its position until the fingers reach the travel `start`.
  mutating func wait(at travel: CGFloat, until start: CGFloat) {
    let position = progressMapping.position(at: travel).clamped(to: limits)
    progressMapping = progressMapping.grabbed(at: start, position: position)
    limits = position...limits.upperBound
  }

  /// The full travel from the flight's start to its end, in points.
  var fullTravel: CGVector {
    let distance = progressMapping.isUsable ? progressMapping.distance : 0
    return direction?.vector(leadsToEnd ? distance : -distance) ?? .zero
  }

  /// Returns the flight's velocity in progress per second when the fingers lift.
  func velocity(for velocity: CGFloat) -> Double {
    guard !stillness.isStill else { return 0 }
    let velocity = progressMapping.velocity(for: velocity)
    return leadsToEnd ? velocity : -velocity
  }
}

/// The check for resting fingers, as UIKit keeps reporting the velocity of the last movement.
struct StillnessDetector<Value: Equatable> {
  /// The time, in seconds, after which fingers that do not move have no velocity.
  private static var limit: TimeInterval { 0.1 }

  private var last: Value?
  private var lastTime: TimeInterval = 0

  mutating func record(_ value: Value) {
    guard last != value else { return }
    last = value
    lastTime = FrameClock.now
  }

  /// Whether the fingers have not moved for 0.1 s, after an earlier movement.
  var isStill: Bool {
    last != nil && FrameClock.now - lastTime >= Self.limit
  }
}
