/// A loop that performs one task at a time, once per frame.
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
  private var motionClock = MotionClock()
  /// The number of stops. The loop also stops before each new task.
  private var count = 0
  private var isInFrame = false

  var isRunning: Bool { itself != nil }

  var isHandingOver: Bool { if case .handOver = work { true } else { false } }

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

  /// Calls a block once per frame until it returns true, and keeps itself and the block until then.
  /// A device for tests does not wait for a loop that only watches.
  func wait(isWatching: Bool = false, until isOver: @escaping () -> Bool) {
    stop()
    begin(.wait(isOver: isOver), isWatching: isWatching)
  }

  /// Calls a block in the next frame, in which a new motion already moves and never stands still.
  func handOver(_ begin: @escaping () -> Void) {
    self.begin(.handOver(begin: begin))
  }

  /// Calls a block once per frame with the fraction of a duration that has passed, from 0 to 1.
  ///
  /// The time begins with the frame before the first one, which shows the last movement of a
  /// finger. After dropped frames the time catches up, as ``MotionClock`` describes.
  ///
  /// With a zero duration, the last frame is the current frame, or between frames the next one. So
  /// the end is never reported within the call that starts the motion. The loop does not call
  /// `arrive` if another task has begun within the last frame.
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

/// The clock of a motion that must not jump over the frames that a busy app misses.
///
/// A frame shows at most the time of two frames, until the motion has caught up with at most 0.1 s.
/// After a longer delay the motion ends later.
nonisolated struct MotionClock {
  /// The longest delay with which the motion catches up, in seconds.
  private static let longestDelay: TimeInterval = 0.1

  /// The time at which the motion began, in seconds, or nil before its first frame.
  private var start: TimeInterval?
  private var shown: TimeInterval = 0
  private var delay: TimeInterval = 0

  /// Returns the time of the motion in a frame. The motion begins one frame before the first one.
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

/// A count of frames without an effect, because UIKit does not report a change that it ignores.
struct IdleFrameCounter {
  /// The number of frames to wait for an effect.
  static let limit = 3
  /// The wait, in seconds, at 60 frames per second, which a faster screen does not shorten.
  private static let patience: TimeInterval = 0.05

  private(set) var count = 0
  private var start: TimeInterval = 0

  /// Returns whether an effect is no longer expected; a change in progress restarts the count.
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
