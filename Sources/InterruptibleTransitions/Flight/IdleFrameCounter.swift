/// A count of the frames in which UIKit shows no effect of a call.
///
/// UIKit reports neither a change that it ignores or delays, nor the moment at which it has
/// restored a container. Each of these takes a few frames.
struct IdleFrameCounter {
  /// The number of frames to wait for an effect.
  static let limit = 3
  /// The time to wait for an effect, in seconds, which is that of the frames at 60 frames per
  /// second. A screen with more frames per second does not shorten the wait.
  private static let patience: TimeInterval = 0.05

  private(set) var count = 0
  private var start: TimeInterval = 0

  /// Counts a frame.
  ///
  /// - Parameter isBusy: Whether a change is in progress, which restarts the count.
  /// - Returns: Whether an effect is no longer expected.
  mutating func countFrame(isBusy: Bool = false) -> Bool {
    if isBusy {
      count = 0
      return false
    }
    if count == 0 { start = FrameClock.now }
    count += 1
    return count > Self.limit && FrameClock.now - start > Self.patience - 0.001
  }
}
