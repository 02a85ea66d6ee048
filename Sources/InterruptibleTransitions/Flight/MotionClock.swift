/// The clock of a motion that is shown frame by frame.
///
/// A busy app misses frames, and the motion must not jump over them. So a frame shows at most the
/// time of two frames. The motion then runs up to twice as fast until it has caught up. It catches
/// up with at most 0.1 s, within 0.1 s. After a longer delay the motion ends later.
nonisolated struct MotionClock {
  /// The longest delay with which the motion catches up, in seconds.
  private static let longestDelay: TimeInterval = 0.1

  /// The time at which the motion began, in seconds, or nil before its first frame.
  private var start: TimeInterval?
  /// The time of the last frame, in seconds.
  private var shown: TimeInterval = 0
  /// The delay of the motion, in seconds.
  private var delay: TimeInterval = 0

  /// Advances to a frame.
  ///
  /// - Parameter frame: The frame. The first one begins with the frame before it.
  /// - Returns: The time of the motion that the frame shows, in seconds.
  mutating func advance(to frame: FrameClock.Frame) -> TimeInterval {
    let start = start ?? frame.former
    let length = max(frame.shown - frame.former, 0)
    if self.start != nil {
      delay += max(frame.shown - shown - length, 0)
      delay -= min(delay, length)
    }
    let lost = max(delay - Self.longestDelay, 0)
    delay -= lost
    self.start = start + lost
    shown = frame.shown
    return shown - (start + lost) - delay
  }
}
