/// What is done once per frame, one thing at a time: a flight shows a motion after a release, or a
/// run along its own timing; and what waits looks whether that is over.
final class FrameLoop {
  private var clock: FrameClock?
  private var background: BackgroundObserver?
  /// Whether the loop is just showing a frame.
  private var isInFrame = false

  /// Whether something is done once per frame.
  var isRunning: Bool { clock != nil }

  /// Stops what is done.
  func stop() {
    clock?.stop()
    clock = nil
  }

  /// Has a block called when the app has entered the background, where there are no frames.
  func inBackground(_ action: @escaping () -> Void) {
    background = background ?? BackgroundObserver(action)
  }

  /// Forgets that block.
  func forgetBackground() {
    background?.stop()
    background = nil
  }

  /// Calls a block once per frame until it returns true, or the loop is stopped. Until then the
  /// loop keeps itself, and the block.
  ///
  /// - Parameter isOver: Looks whether there is nothing to wait for any more.
  func wait(until isOver: @escaping () -> Bool) {
    stop()
    clock = FrameClock { _ in
      if isOver() { self.stop() }
    }
  }

  /// Calls a block once per frame with the fraction of a time that is over, from 0 to 1, and in the
  /// frame in which all of it is, another one. If there is no time to pass, that is this frame, or,
  /// between frames, the next one: nobody who calls a verb hears of the end within that call.
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds.
  ///   - show: Shows a frame.
  ///   - arrive: Called after the last frame; the loop is stopped by then.
  func run(
    for duration: TimeInterval, _ show: @escaping (Double) -> Void,
    then arrive: @escaping () -> Void
  ) {
    stop()
    let start = FrameClock.now
    let step = { [unowned self] (time: TimeInterval) in
      // What the sums leave of the time is no frame.
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
