/// The distinction between moving and resting fingers.
///
/// UIKit's recognizers keep reporting the velocity of the last movement while the fingers rest.
struct SessionRest {
  /// The time, in seconds, after which fingers that do not move have no velocity.
  private static let limit: TimeInterval = 0.1

  /// The last travel or position of the fingers, and its time in seconds.
  private var last: (value: Double, time: TimeInterval)?

  /// Records the travel or position of the fingers.
  mutating func record(_ value: Double) {
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
