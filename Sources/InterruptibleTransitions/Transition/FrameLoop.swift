/// Performs one thing at a time, once per frame: a motion after a release, a timed run of a flight,
/// or a check whether something is over.
final class FrameLoop {
  private var clock: FrameClock?
  /// Whether the loop is showing a frame now.
  private var isInFrame = false

  /// Whether the loop is running.
  var isRunning: Bool { clock != nil }

  /// Stops the loop.
  func stop() {
    clock?.stop()
    clock = nil
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
  /// Without a time, that frame is the current one, or between frames the next one. So the end is
  /// never reported within the call of a verb. Until the end, or until it is stopped, the loop
  /// keeps itself and the blocks.
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds.
  ///   - show: Shows a frame.
  ///   - arrive: Called after the last frame, when the loop has stopped.
  func run(
    for duration: TimeInterval, _ show: @escaping (Double) -> Void,
    then arrive: @escaping () -> Void
  ) {
    stop()
    if duration <= 0, isInFrame {
      show(1)
      stop()
      return arrive()
    }
    let start = FrameClock.now
    clock = FrameClock { time in
      self.isInFrame = true
      // A rounding error of the sums is not another frame.
      let isOver = duration - (time - start) < 1e-6
      show(isOver ? 1 : ((time - start) / duration).clampedToUnit)
      if isOver {
        self.stop()
        arrive()
      }
      self.isInFrame = false
    }
  }
}
