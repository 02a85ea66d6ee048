/// The distinction between moving and resting fingers.
///
/// UIKit's recognizers keep reporting the velocity of the last movement while the fingers rest.
struct RestDetector<Value: Equatable> {
  /// The time, in seconds, after which fingers that do not move have no velocity.
  private static var limit: TimeInterval { 0.1 }

  /// The last travel, position or pose of the fingers, and its time in seconds.
  private var last: (value: Value, time: TimeInterval)?

  /// Records the travel, position or pose of the fingers.
  mutating func record(_ value: Value) {
    if last?.value != value { last = (value, FrameClock.now) }
  }

  /// Whether the fingers have not moved for 0.1 s.
  ///
  /// Fingers that have never moved do not rest.
  var isResting: Bool {
    guard let last else { return false }
    return FrameClock.now - last.time >= Self.limit
  }
}
