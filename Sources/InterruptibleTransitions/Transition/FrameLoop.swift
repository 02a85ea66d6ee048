/// Performs one thing at a time, once per frame: a motion after a release, a timed run of a flight,
/// or a check whether something is over.
final class FrameLoop {
  private var clock: FrameClock?
  /// When the current motion began, in seconds.
  private var start: TimeInterval?
  /// The number of times that it has been stopped, which it also is before anything new.
  private var count = 0
  /// Whether the loop is showing a frame now.
  private var isInFrame = false

  /// Whether the loop is running.
  var isRunning: Bool { clock != nil }

  /// Stops the loop.
  func stop() {
    clock?.stop()
    clock = nil
    count += 1
  }

  /// Calls a block once per frame until it returns true, or the loop is stopped. Until then the
  /// loop keeps itself, and the block.
  ///
  /// - Parameter isOver: Returns whether the wait is over.
  func wait(until isOver: @escaping () -> Bool) {
    stop()
    clock = FrameClock { _ in
      if isOver() { self.stop() }
    }
  }

  /// Calls a block once per frame with the fraction of a time that has passed, from 0 to 1, and
  /// calls another block in the frame in which all of it has passed.
  ///
  /// The time begins with the frame before the first one: what a finger has just shown is seen
  /// then. Each frame is for the moment when it will be seen.
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
    start = nil
    clock = FrameClock { frame in
      self.isInFrame = true
      let start = self.start ?? frame.former
      self.start = start
      let elapsed = frame.shown - start
      // A rounding error of the sums is not another frame.
      let isOver = duration - elapsed < 1e-6
      show(isOver ? 1 : (elapsed / duration).clampedToUnit)
      if isOver, self.count == count {
        self.stop()
        arrive()
      }
      self.isInFrame = false
    }
  }
}
