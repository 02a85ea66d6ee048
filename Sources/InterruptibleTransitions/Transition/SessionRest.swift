/// Tells fingers that move from fingers that rest.
///
/// UIKit's recognizers report the velocity of the last movement, however long the fingers have
/// rested since.
struct SessionRest {
  /// The time, in seconds, after which fingers that do not move have no velocity.
  private static let limit: TimeInterval = 0.1

  /// The last travel or position of the fingers, and when they came there, in seconds.
  private var last: (value: Double, time: TimeInterval)?

  /// Records where the fingers are.
  mutating func record(_ value: Double) {
    if last?.value != value { last = (value, FrameClock.now) }
  }

  /// Whether the fingers have not moved for a tenth of a second. Fingers that have never moved do
  /// not rest.
  var isResting: Bool {
    guard let last else { return false }
    return FrameClock.now - last.time >= Self.limit
  }
}
