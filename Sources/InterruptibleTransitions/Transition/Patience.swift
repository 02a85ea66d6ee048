/// Counts the frames in which UIKit shows no effect of a call.
///
/// UIKit does not report a change that it ignores, a change that it makes later, and the moment
/// when it has put a container back. It does each of these within a few frames.
nonisolated struct Patience: Hashable, Sendable {
  /// The number of frames to wait for an effect.
  static let frames = 3

  private(set) var idleFrames = 0

  /// Counts a frame.
  ///
  /// - Parameter isBusy: Whether a change is under way, after which the count begins again.
  /// - Returns: Whether no effect is expected any longer.
  mutating func runsOut(isBusy: Bool = false) -> Bool {
    idleFrames = isBusy ? 0 : idleFrames + 1
    return idleFrames > Self.frames
  }
}
