/// Moves a flight's animator by progress, whatever UIKit has done to the animator.
///
/// UIKit runs an untouched animator from its start to its end, and one that was caught and goes on
/// along its own timing. Otherwise the animator stands still from the first touch on, and motion
/// without a finger is scrubbed frame by frame. In the end the animator is stopped and finished at
/// one of its ends. So nothing depends on how UIKit reverses an animator, or continues it along
/// another timing.
///
/// The animator keeps its curve while it is scrubbed (`scrubsLinearly` is false). Its fraction is
/// therefore a fraction of time, and it is set to curve⁻¹(progress). With linear scrubbing, a block
/// with a delay would jump at each grab: UIKit rewrites one fraction for the whole time line.
final class AnimatorControl {
  let animator: UIViewPropertyAnimator
  /// The animator, if only the flight moves it. UIKit may run or reverse an animator that a
  /// subclass has made.
  let closable: FlightAnimator?
  /// The position where the animator last stood still.
  private(set) var held: ScrubPosition
  /// The fractions that the animator is scrubbed to.
  private(set) var range: ScrubRange
  let tracer: FlightTracer
  /// The animators of blocks that last while the progress is in a range. The list is only ever
  /// replaced, as ``FlightRegistry/active`` is.
  private(set) var windows: [WindowAnimator] = []
  private var life = Life.waiting
  /// Whether UIKit runs the animator.
  var isRunByUIKit = false
  /// Called when other code pauses, stops or finishes the toolkit's animator.
  var whenInterrupted: (() -> Void)?
  /// The views in the window, whose values are corrected when the animator comes to rest.
  private var views = AnimatedViews()

  /// The states in the life of the animator.
  private enum Life {
    /// It has not been started.
    case waiting
    /// It has been started.
    case started
    /// Other code has stopped it, so it will not come to rest by itself. UIKit may revive it by a
    /// pause, without its blocks.
    case lost
    /// Its completion has been called. A move after that would make it active again without an end.
    case rested
  }

  /// - Parameters:
  ///   - animator: The animator, which has not started.
  ///   - curve: The animator's timing curve, for scrubbing.
  ///   - tracer: The view that the animator moves for its whole length.
  ///   - rounds: Whether UIKit rounds fractions; nil if no flight has shown that yet.
  init(
    _ animator: UIViewPropertyAnimator, curve: ScrubCurve, tracer: FlightTracer, rounds: Bool?
  ) {
    (self.animator, held, self.tracer) = (animator, ScrubPosition(along: curve), tracer)
    closable = animator as? FlightAnimator
    range = ScrubRange(duration: animator.duration, rounds: rounds)
    animator.scrubsLinearly = false
    // Otherwise it would never come to rest.
    animator.pausesOnCompletion = false
    closable?.control = self
  }

  /// Adds a block that lasts while the progress is in a range. UIKit cannot run the flight from now
  /// on, and a caller with a running flight must go on with it.
  ///
  /// - Parameters:
  ///   - animations: The block.
  ///   - window: The range, within 0 to 1.
  func add(_ animations: @escaping () -> Void, in window: ClosedRange<Double>) {
    if animator.isRunning { hold(at: progress) }
    let progress = held.shownProgress
    // A window that is open already begins here: the views would jump. One that is over is not.
    let isOpen = progress > window.lowerBound && progress < window.upperBound
    let window = isOpen ? progress...window.upperBound : window
    windows = windows + [WindowAnimator(animations, in: window, tracer: tracer)]
    // Before the flight's start the blocks of all animators wait.
    if animator.state == .active { showWindows() }
  }

  /// Changes copies of the position and the range, so that no read of them in a frame needs a check
  /// whether it overlaps a change.
  func change(_ change: (inout ScrubPosition, inout ScrubRange) -> Void) {
    var (held, range) = (held, range)
    change(&held, &range)
    (self.held, self.range) = (held, range)
  }

  /// Straightens a curve that swings, because a block begins later than others. The animator stays
  /// at its fraction of time.
  func straighten() {
    change { held, _ in held.straighten() }
  }

  /// Whether other code has paused the animator, which UIKit ran: UIKit may do so when an
  /// interactive start returns.
  var hasStalled: Bool { isRunByUIKit && life == .started && isUsable && !animator.isRunning }

  /// Whether UIKit rounds fractions; nil if the flight has not shown it.
  var rounds: Bool? { range.rounds }

  /// Whether the animator can be moved: it has not come to rest, and has not been stopped.
  var isUsable: Bool {
    switch life {
    case .waiting: animator.state != .stopped
    case .started: animator.state == .active
    case .lost, .rested: false
    }
  }

  /// Whether other code has stopped the animator, as of the last check.
  var isLost: Bool { life == .lost }

  /// Whether the animator's completion has been called.
  var hasRested: Bool { life == .rested }

  /// Called when other code has stopped the animator. A pause or a start may revive it, without its
  /// blocks.
  func wasStopped() {
    life = .lost
  }

  /// Checks whether other code has stopped the animator.
  func detectLoss() {
    // mutate: stopped-animator-counts-as-at-rest
    if life == .started, animator.state != .active { life = .lost }
  }

  // MARK: Starting

  /// Records the views before the animator starts in the background, where UIKit performs its
  /// blocks at once and cannot undo them.
  func recordViews() {
    if life == .waiting { views.recordBeforeBlocks(in: tracer.window) }
  }

  /// Starts an animator that has not started: UIKit runs it to its end.
  func start() {
    guard windows.isEmpty else { return prepare() }
    guard beginLife() else { return }
    animator.startAnimation()
    isRunByUIKit = true
  }

  /// Records that an animator that has not started is about to.
  ///
  /// - Returns: Whether it can: other code may have stopped it before.
  private func beginLife() -> Bool {
    guard life == .waiting else { return false }
    life = animator.state == .stopped ? .lost : .started
    return !isLost
  }

  /// Starts an animator that has not started, and keeps it still. If it is paused before its first
  /// start, it may ignore calls until the next turn of the run loop.
  func prepare() {
    guard beginLife() else { return }
    // mutate: animator-started-before-pause
    animator.startAnimation()
    animator.pauseAnimation()
    showWindows()
  }

  /// Starts an animator that has not started, and keeps it still.
  ///
  /// - Returns: Whether the animator can be moved: the app may just have stopped it when it was
  ///   told the phase.
  func prepareToMove() -> Bool {
    detectLoss()
    prepare()
    return life == .started
  }

  // MARK: Moving by itself

  /// Sends the animator to an end along its own timing, from where it is.
  ///
  /// - Parameters:
  ///   - position: The end.
  ///   - duration: The duration of the whole motion, in seconds.
  /// - Returns: The fraction of the time from which the flight shows the motion, frame by frame;
  ///   nil if UIKit runs the animator, or if it is unusable.
  func run(toward position: TransitionPosition, in duration: TimeInterval) -> Double? {
    prepare()
    guard isUsable else { return nil }
    if hasStalled { recordPause() }
    if animator.isRunning {
      if position == .end, isRunByUIKit { return nil }
      hold(at: progress)
    }
    // Other code may have reversed it.
    let canRun = held.fraction < 1 && windows.isEmpty && !animator.isReversed
    guard position == .end, canRun, closable?.canRun(in: duration) == true else {
      return held.fraction
    }
    // UIKit runs the animator to its end, where no busy main thread delays it.
    animator.startAnimation()
    isRunByUIKit = true
    return nil
  }

  // MARK: Ending

  /// Brings the animator to rest at an end.
  func finish(at position: TransitionPosition) {
    prepare()
    guard isUsable else { return }
    closable?.control = nil
    // mutate: newer-values-kept-at-end
    views.recordBeforeEnd(in: tracer.lastWindow)
    // If several animators have changed the same property, the first change is undone last.
    if position == .start { finishWindows(at: position) }
    animator.finish(at: position)
  }

  /// Brings the animators of the windows to rest, the newest first.
  private func finishWindows(at position: TransitionPosition) {
    for window in windows.reversed() { window.finish(at: position) }
  }

  /// Requests a layout of the views that had older places when the animator came to rest.
  func layOutOutdatedViews() {
    views.layOutOutdated()
  }

  /// Ends an animator that other code has stopped. UIKit does not allow a paused or stopped
  /// animator to be released.
  func abandon(at position: TransitionPosition) {
    guard isLost else { return }
    closable?.control = nil
    switch animator.state {
    case .active: animator.stopAnimation(true)
    case .stopped: animator.finishAnimation(at: position == .start ? .start : .end)
    default: break
    }
    rested(at: position)
  }

  /// Called when the animator's completion is called.
  func rested(at position: TransitionPosition) {
    // mutate: rested-animator-left-alone
    life = .rested
    closable?.control = nil
    whenInterrupted = nil
    isRunByUIKit = false
    change { held, _ in held.move(to: position.progress) }
    finishWindows(at: position)
    views.correct(at: position)
    tracer.remove()
  }
}
