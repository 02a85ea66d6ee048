/// The time of a motion that is shown frame by frame.
///
/// An app that is busy misses frames. The motion must not jump over them: a frame shows at most two
/// frames' time. The motion then runs up to twice as fast until it has caught up. It catches up
/// with at most 0.1 s, within 0.1 s; a longer delay makes the motion end later.
nonisolated struct MotionClock {
  /// The longest delay, in seconds, with which the motion catches up.
  private static let longestDelay: TimeInterval = 0.1

  /// When the motion began, in seconds; nil before its first frame.
  private var start: TimeInterval?
  /// The time for which the last frame was, in seconds.
  private var shown: TimeInterval = 0
  /// How late the motion is, in seconds.
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
