/// A count of the frames in which UIKit shows no effect of a call.
///
/// UIKit reports neither a change that it ignores or delays, nor the moment at which it has
/// restored a container. Each of these takes a few frames.
nonisolated struct IdleFrameCounter: Hashable, Sendable {
  /// The number of frames to wait for an effect.
  static let limit = 3

  private(set) var count = 0

  /// Counts a frame.
  ///
  /// - Parameter isBusy: Whether a change is in progress, which restarts the count.
  /// - Returns: Whether an effect is no longer expected.
  mutating func countFrame(isBusy: Bool = false) -> Bool {
    count = isBusy ? 0 : count + 1
    return count > Self.limit
  }
}
