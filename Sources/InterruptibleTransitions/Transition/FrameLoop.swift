/// Performs one thing at a time, once per frame: a motion after a release, a timed run of a flight,
/// or a check whether something is over.
final class FrameLoop {
  private var clock: FrameClock?
  private var background: BackgroundObserver?
  /// Whether the loop is showing a frame now.
  private var isInFrame = false

  /// Whether the loop is running.
  var isRunning: Bool { clock != nil }

  /// Stops the loop.
  func stop() {
    clock?.stop()
    clock = nil
  }

  /// Sets a block to call when the app has entered the background, where there are no frames.
  func inBackground(_ action: @escaping () -> Void) {
    background = background ?? BackgroundObserver(action)
  }

  /// Removes the background block.
  func forgetBackground() {
    background?.stop()
    background = nil
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
  /// never reported within the call of a verb.
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
    let start = FrameClock.now
    let step = { [unowned self] (time: TimeInterval) in
      // A rounding error of the sums is not another frame.
      let isOver = duration - (time - start) < 1e-6
      let fraction = isOver ? 1 : ((time - start) / duration).clampedToUnit
      show(fraction)
      guard isOver else { return }
      stop()
      arrive()
    }
    if duration <= 0, isInFrame { return step(start) }
    clock = FrameClock { [weak self] time in
      guard let self else { return }
      isInFrame = true
      step(time)
      isInFrame = false
    }
  }
}
