/// Performs one thing at a time, once per frame: a motion after a release, a timed run of a flight,
/// or a check whether something is over.
final class FrameLoop {
  /// The work of the loop in each frame.
  private enum Work {
    /// Nothing: the loop stands still.
    case none
    /// It calls a block until that returns true.
    case wait(isOver: () -> Bool)
    /// It shows the fractions of a duration, in seconds, and arrives after the last one.
    case run(duration: TimeInterval, show: (Double) -> Void, arrive: () -> Void)
  }

  private var work = Work.none
  private lazy var clock = FrameClock { [unowned self] frame in perform(frame) }
  /// The loop itself while it runs, which keeps it until then.
  private var itself: FrameLoop?
  /// The time of the current motion.
  private var motionClock = MotionClock()
  /// The number of times that it has been stopped, which it also is before anything new.
  private var count = 0
  /// Whether the loop is showing a frame now.
  private var isInFrame = false

  /// Whether the loop is running.
  var isRunning: Bool { itself != nil }

  /// Stops the loop.
  func stop() {
    count += 1
    guard isRunning else { return }
    clock.stop()
    (work, itself) = (.none, nil)
  }

  private func begin(_ work: Work) {
    (self.work, itself) = (work, self)
    clock.start()
  }

  /// Calls a block once per frame until it returns true, or the loop is stopped. Until then the
  /// loop keeps itself, and the block.
  ///
  /// - Parameter isOver: Returns whether the wait is over.
  func wait(until isOver: @escaping () -> Bool) {
    stop()
    begin(.wait(isOver: isOver))
  }

  /// Calls a block once per frame with the fraction of a time that has passed, from 0 to 1, and
  /// calls another block in the frame in which all of it has passed.
  ///
  /// The time begins with the frame before the first one: what a finger has just shown is seen
  /// then. Each frame is for the moment when it will be seen. After dropped frames the time is late
  /// and catches up, as ``MotionClock`` says.
  ///
  /// Without a time, that frame is the current one, or between frames the next one. So the end is
  /// never reported within the call of a verb. Until the end, or until it is stopped, the loop
  /// keeps itself and the blocks.
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds.
  ///   - show: Shows a frame.
  ///   - arrive: Called after the last frame, when the loop has stopped, unless something else has
  ///     begun within that frame.
  func run(
    for duration: TimeInterval, _ show: @escaping (Double) -> Void,
    then arrive: @escaping () -> Void
  ) {
    stop()
    // Whoever hears of a frame may begin another motion, or end this one.
    let count = count
    if duration <= 0, isInFrame {
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
    case .run(let duration, let show, let arrive):
      let count = count
      isInFrame = true
      let elapsed = motionClock.advance(to: frame)
      // A rounding error of the sums is not another frame.
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
