/// The number of frames to make as time passes.
nonisolated struct FramePace {
  /// The largest number of frames at once. More would be a jump that a person sees.
  private static let limit = 2

  /// The time that has passed and is not shown yet, in seconds of the device. The value is negative
  /// after a frame that was made a little early.
  private var owed = 0.0

  /// Passes time. Time beyond two frames is lost.
  ///
  /// - Parameters:
  ///   - seconds: The time that has passed, in seconds. A number below zero or that is not finite
  ///     counts as zero.
  ///   - framesPerSecond: The number of frames that the device shows per second.
  ///   - slowMotion: The factor by which the device's clock is slower.
  /// - Returns: The number of frames to make, from 0 to 2.
  mutating func frames(after seconds: Double, at framesPerSecond: Int, slowMotion: Int) -> Int {
    let passed = seconds.isFinite ? max(seconds, 0) : 0
    let rate = Double(framesPerSecond)
    owed = min(owed + passed / Double(slowMotion), Double(Self.limit) / rate)
    // A frame is made at the nearest tick. Otherwise, ticks that are early by microseconds would
    // make no frame, and the next ones two.
    let count = min(max(Int((owed * rate + 0.5).rounded(.down)), 0), Self.limit)
    owed -= Double(count) / rate
    return count
  }
}
