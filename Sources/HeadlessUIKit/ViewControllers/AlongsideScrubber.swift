import Foundation

/// An object that moves alongside animations to the progress that the context receives.
///
/// A transition uses it if its interaction controller is not percent-driven (fact 2.36). A
/// navigation bar may also use it.
final class AlongsideScrubber: AnimationPacing {
  /// The duration of the whole transition, in seconds.
  let duration: TimeInterval
  /// The displayed progress, from 0 to 1.
  private var position = 0.0
  private var animations = IndexedList<LayerAnimation>()
  private var endings: [(Bool) -> Void] = []
  private var observer: FrameObserver?

  init(duration: TimeInterval) {
    self.duration = duration
  }

  var blocksTouches: Bool { true }

  func progress(of animation: LayerAnimation) -> AxisProgress {
    AxisProgress(animation.slot.fraction(at: position))
  }

  func animationEnded(_ animation: LayerAnimation, finished: Bool) {
    _ = animations.remove(animation)
  }

  func whenEnded(_ call: @escaping (Bool) -> Void) {
    endings.append(call)
  }

  /// Runs a block whose changes are animated from the current progress on.
  func run(_ block: () -> Void) {
    let capture = BlockCapture(
      pacing: self, slot: AnimationSlot(curve: .linear, start: position), duration: duration,
      delay: 0, beginsFromCurrentState: true, animates: true
    ) { [self] in animations.append($0) }
    AnimationCapture.run(capture, block)
  }

  /// Shows a progress from 0 to 1 and stays there.
  @MainActor func seek(to progress: Double) {
    observer?.cancel()
    show(progress)
  }

  private func show(_ progress: Double) {
    position = min(max(progress, 0), 1)
    MediaClock.recordMotion()
  }

  /// Moves to the start or the end, frame by frame.
  ///
  /// - Parameters:
  ///   - goal: 0 or 1.
  ///   - speed: The speed relative to the speed of the transition.
  ///   - curve: The curve of the motion.
  @MainActor func settle(to goal: Double, speed: Double, along curve: TimingFunction) {
    let origin = position
    let begin = MediaClock.now
    let seconds = abs(goal - origin) * duration / max(speed, .leastNormalMagnitude)
    observer?.cancel()
    observer = Runtime.current.observeFrames(of: self) { [weak self] time in
      guard let self else { return }
      let elapsed = seconds > 0 ? min((time - begin) / seconds, 1) : 1
      show(origin + (goal - origin) * curve.value(at: elapsed).x)
      if elapsed >= 1 - 1e-9 { observer?.cancel() }
    }
  }

  /// Ends the animations.
  ///
  /// If the transition has completed, the final values stay. Otherwise the values from before the
  /// animations are restored.
  @MainActor func end(completed: Bool) {
    observer?.cancel()
    let ended = animations.all
    let calls = endings
    endings = []
    if !completed {
      for animation in ended.reversed() {
        animation.layer?.setModelValue(animation.before, for: animation.key)
      }
    }
    LayerAnimation.detach(ended, finished: completed)
    for call in calls { call(completed) }
  }
}
