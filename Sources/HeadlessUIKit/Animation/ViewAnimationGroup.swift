import Foundation

/// The animations of one `UIView.animate` block, and the completion that waits for all of them.
final class ViewAnimationGroup: AnimationPacing {
  let duration: TimeInterval
  let delay: TimeInterval
  let curve: TimingFunction
  private let options: UIView.AnimationOptions
  private let solved: SolvedCurve
  private var animations = IndexedList<LayerAnimation>()
  private var allFinished = true
  private var endings: [(Bool) -> Void] = []
  private(set) var isSealed = false
  /// The time at which the group was stopped, in seconds of the clock; nil while the group runs.
  private var stoppedAt: TimeInterval? {
    didSet { MediaClock.recordMotion() }
  }

  init(
    duration: TimeInterval, delay: TimeInterval, curve: TimingFunction,
    options: UIView.AnimationOptions
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.options = options
    solved = SolvedCurve.of(curve)
  }

  private var repeats: Bool { options.contains(.repeat) }
  private var autoreverses: Bool { options.contains(.autoreverse) }
  /// Whether the group animates a change of the window's size, and so belongs to no transition.
  var changesSize: Bool { options.contains(.changesSize) }
  var blocksTouches: Bool { !options.contains(.allowUserInteraction) }

  /// Whether the group has animations that have not ended.
  var isRunning: Bool { !animations.isEmpty }

  /// Creates the capture for the block.
  ///
  /// Repeating animations are not additive to running animations (fact 1.103).
  func makeCapture() -> BlockCapture {
    BlockCapture(
      pacing: self, slot: AnimationSlot(curve: curve, start: 0), duration: duration, delay: delay,
      allowsAdditive: !options.contains(.repeat),
      beginsFromCurrentState: options.contains(.beginFromCurrentState),
      animates: duration > 0 || delay > 0
    ) { [self] in
      animations.append($0)
      $0.beginTime = $0.layer?.localTime(at: MediaClock.now) ?? -.infinity
    }
  }

  /// Marks the block as complete. Without animations, the completion is called at the next turn
  /// (facts 1.115, 1.116).
  @MainActor func seal() {
    isSealed = true
    if animations.isEmpty { Runtime.current.nextTurn { self.callEndings() } }
  }

  func whenEnded(_ call: @escaping (Bool) -> Void) {
    endings.append(call)
  }

  /// Returns the seconds for which an animation has run, without its delay; infinity if its layer
  /// is gone.
  private func elapsed(_ animation: LayerAnimation, at time: TimeInterval) -> TimeInterval {
    guard let layer = animation.layer else { return .infinity }
    return layer.localTime(at: stoppedAt ?? time) - animation.beginTime - delay
  }

  /// Stops the time of all animations in the group.
  func stop() {
    stoppedAt = stoppedAt ?? MediaClock.now
  }

  /// Resumes the time of the animations from where it was stopped.
  func resume() {
    guard let stoppedAt else { return }
    self.stoppedAt = nil
    for animation in animations.all {
      guard let layer = animation.layer else { continue }
      let missed = layer.localTime(at: MediaClock.now) - layer.localTime(at: stoppedAt)
      animation.beginTime += missed
    }
  }

  func progress(of animation: LayerAnimation) -> AxisProgress {
    let seconds = elapsed(animation, at: MediaClock.now)
    guard seconds > 0 else { return AxisProgress(0) }
    guard duration > 0, seconds.isFinite else { return AxisProgress(1) }
    var cycle = seconds / duration
    if repeats {
      cycle.formTruncatingRemainder(dividingBy: autoreverses ? 2 : 1)
    }
    if autoreverses, cycle > 1 { return solved.value(at: max(2 - cycle, 0)) }
    return solved.value(at: min(cycle, 1))
  }

  /// Ends the animations whose time is over.
  ///
  /// - Complexity: O(n) in the number of animations.
  func advance(to time: TimeInterval) {
    let length = repeats ? .infinity : autoreverses ? 2 * duration : duration
    let due = animations.filter { elapsed($0, at: time) >= length - 1e-9 }
    if due.isEmpty { return }
    LayerAnimation.detach(due.filter { $0.layer == nil }, finished: false)
    LayerAnimation.detach(due.filter { $0.layer != nil }, finished: true)
  }

  /// Ends all animations as finished.
  func complete() {
    LayerAnimation.detach(animations.all, finished: true)
  }

  func animationEnded(_ animation: LayerAnimation, finished: Bool) {
    guard animations.remove(animation) else { return }
    allFinished = allFinished && finished
    if animations.isEmpty, isSealed { callEndings() }
  }

  /// Calls the blocks that wait for the end.
  ///
  /// A new animation block may end the group by replacing its animations. That block does not
  /// capture the changes of these calls.
  private func callEndings() {
    let calls = endings
    endings = []
    AnimationCapture.run(nil) {
      for call in calls { call(allFinished) }
    }
  }
}
