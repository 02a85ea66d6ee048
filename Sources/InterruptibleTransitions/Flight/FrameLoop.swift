/// A loop that performs one task at a time, once per frame.
///
/// The task is a motion after a release, a timed run of a flight, or a check whether something has
/// ended.
final class FrameLoop {
  /// The work of the loop in each frame.
  private enum Work {
    /// The loop is stopped.
    case none
    /// The loop calls a block until the block returns true.
    case wait(isOver: () -> Bool)
    /// The loop calls a block once, and moves on if the block begins a motion.
    case handOver(begin: () -> Void)
    /// The loop shows the fractions of a duration, in seconds, and calls `arrive` after the last
    /// one.
    case run(duration: TimeInterval, show: (Double) -> Void, arrive: () -> Void)
  }

  private var work = Work.none
  private lazy var clock = FrameClock { [unowned self] frame in perform(frame) }
  /// A reference to the loop itself, which keeps it while it runs.
  private var itself: FrameLoop?
  /// The time of the current motion.
  private var motionClock = MotionClock()
  /// The number of stops. The loop also stops before each new task.
  private var count = 0
  /// Whether the loop is showing a frame now.
  private var isInFrame = false

  /// Whether the loop is running.
  var isRunning: Bool { itself != nil }

  /// Whether a block waits for the next frame, as ``handOver(_:)`` describes.
  var isHandingOver: Bool { if case .handOver = work { true } else { false } }

  /// Stops the loop.
  func stop() {
    count += 1
    guard isRunning else { return }
    clock.stop()
    work = .none
    itself = nil
  }

  private func begin(_ work: Work, isWatching: Bool = false) {
    count += 1
    self.work = work
    // A clock that runs already goes on, because a new one would skip the current frame.
    guard !isRunning else { return }
    itself = self
    clock.start(isWatching: isWatching)
  }

  /// Calls a block once per frame until the block returns true, or the loop is stopped.
  ///
  /// Until then the loop keeps itself and the block.
  ///
  /// - Parameters:
  ///   - isWatching: Whether the block only watches for changes that others make. A device for
  ///     tests does not wait for the loop then.
  ///   - isOver: Returns whether the wait has ended.
  func wait(isWatching: Bool = false, until isOver: @escaping () -> Bool) {
    stop()
    begin(.wait(isOver: isOver), isWatching: isWatching)
  }

  /// Calls a block in the next frame. A motion that the block begins moves in the same frame.
  ///
  /// So a motion can follow another one, such as that of UIKit's animator, without standing still
  /// for a frame.
  func handOver(_ begin: @escaping () -> Void) {
    self.begin(.handOver(begin: begin))
  }

  /// Calls a block once per frame with the fraction of a duration that has passed, from 0 to 1.
  ///
  /// The time begins with the frame before the first one, which shows the last movement of a
  /// finger. Each frame shows the state for the moment at which it appears. After dropped frames
  /// the time catches up, as ``MotionClock`` describes.
  ///
  /// With a zero duration, the last frame is the current frame, or between frames the next frame.
  /// So the end is never reported within the call of a verb. Until the end, or until it is stopped,
  /// the loop keeps itself and the blocks.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - show: Shows a frame.
  ///   - arrive: Called in the last frame when the loop has stopped, unless another task has begun
  ///     within that frame.
  func run(
    for duration: TimeInterval, _ show: @escaping (Double) -> Void,
    then arrive: @escaping () -> Void
  ) {
    if duration <= 0, isInFrame {
      stop()
      // A callback of a frame may begin another motion, or end this one.
      let count = count
      show(1)
      if self.count == count { arrive() }
      return
    }
    motionClock = MotionClock()
    begin(.run(duration: duration, show: show, arrive: arrive))
  }

  private func perform(_ frame: FrameClock.Frame) {
    switch work {
    case .none: break
    case .wait(let isOver):
      let count = count
      if isOver(), self.count == count { stop() }
    case .handOver(let begin):
      let count = count
      begin()
      if self.count == count { return stop() }
      guard case .run = work else { return }
      perform(FrameClock.Frame(former: FrameClock.now, shown: frame.shown))
    case .run(let duration, let show, let arrive):
      let count = count
      isInFrame = true
      let elapsed = motionClock.advance(to: frame)
      // The tolerance prevents an extra frame due to a rounding error of the sums.
      let isOver = duration - elapsed < 1e-6
      show(isOver ? 1 : (elapsed / duration).clampedToUnit)
      if isOver, self.count == count {
        stop()
        arrive()
      }
      isInFrame = false
    }
  }
}

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
