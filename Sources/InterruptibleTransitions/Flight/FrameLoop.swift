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
    (work, itself) = (.none, nil)
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
