/// An object that moves a flight's animator by progress.
///
/// UIKit runs an untouched animator from its start to its end. UIKit also runs an animator that was
/// grabbed and continues along its own timing. Otherwise the animator is paused from the first
/// touch on, and motion without a finger is scrubbed frame by frame. At the end the animator is
/// stopped and finished at one of its ends. So nothing depends on the way in which UIKit reverses
/// an animator or continues it along another timing.
///
/// The animator keeps its curve while it is scrubbed (`scrubsLinearly` is false). Its fraction is
/// therefore a fraction of time, and is set to curve⁻¹(progress). With linear scrubbing, a block
/// with a delay would jump at each grab, because UIKit rewrites one fraction for the whole time
/// line.
final class AnimatorControl {
  let animator: UIViewPropertyAnimator
  /// The animator, or nil if a subclass has made it, because UIKit may run or reverse it then.
  let closable: FlightAnimator?
  /// The position at which the animator was last paused.
  private(set) var held: ScrubPosition
  /// The range of fractions to which the animator is scrubbed.
  private(set) var range: ScrubRange
  let tracer: FlightTracer
  /// The animators of blocks that last while the progress is in a range. The list is always
  /// replaced and never changed in place, like ``FlightRegistry/active``.
  private(set) var windows: [WindowAnimator] = []
  private var life = Life.waiting
  /// Whether UIKit runs the animator.
  var isRunByUIKit = false
  /// Called when other code pauses, stops or finishes the toolkit's animator.
  var whenInterrupted: (() -> Void)?
  /// The views in the window, whose values are corrected when the animator ends.
  private var views = AnimatedViews()

  /// The states of the animator.
  private enum Life {
    /// The animator has not been started.
    case waiting
    /// The animator has been started.
    case started
    /// Other code has stopped the animator, so the animator does not end by itself. A pause may
    /// make UIKit activate the animator again, without its blocks.
    case lost
    /// The animator's completion has been called. A move after that would make the animator active
    /// again, and it would never end.
    case rested
  }

  /// - Parameters:
  ///   - animator: The animator, which has not started.
  ///   - curve: The animator's timing curve, for scrubbing.
  ///   - tracer: The view that the animator moves for its whole duration.
  ///   - rounds: Whether UIKit rounds fractions, or nil if no flight has shown that yet.
  init(
    _ animator: UIViewPropertyAnimator, curve: ScrubCurve, tracer: FlightTracer, rounds: Bool?
  ) {
    (self.animator, held, self.tracer) = (animator, ScrubPosition(along: curve), tracer)
    closable = animator as? FlightAnimator
    range = ScrubRange(duration: animator.duration, rounds: rounds)
    animator.scrubsLinearly = false
    // With this property set, the animator would never end.
    animator.pausesOnCompletion = false
    closable?.control = self
  }

  /// Adds a block for a range of the progress. UIKit can no longer run the flight, so the caller
  /// must.
  ///
  /// - Parameters:
  ///   - animations: The block.
  ///   - window: The range, within 0 to 1.
  ///   - duration: The duration of the flight, in seconds.
  func add(
    _ animations: @escaping () -> Void, in window: ClosedRange<Double>,
    lasting duration: TimeInterval
  ) {
    let progress = shownProgress
    // If the range has begun and is not over, the block begins here so that views do not jump.
    let isOpen = progress > window.lowerBound && progress < window.upperBound
    let window = isOpen ? progress...window.upperBound : window
    windows =
      windows + [
        WindowAnimator(
          animations, in: window, lasting: duration, rounds: range.rounds, tracer: tracer)
      ]
    // Before the start of the flight, no animator shows its blocks.
    if animator.state == .active { showWindows() }
  }

  /// Changes the position and the range. Both are copied out and back, to avoid a dynamic
  /// exclusivity check at each read.
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

  /// Whether other code has paused an animator that UIKit ran. UIKit may do so when an interactive
  /// start returns.
  var hasStalled: Bool { isRunByUIKit && life == .started && isUsable && !animator.isRunning }

  /// Whether UIKit rounds fractions, or nil if the flight has not shown that.
  var rounds: Bool? { range.rounds }

  /// Whether the animator can be moved, because it has neither ended nor been stopped.
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

  /// Called when other code has stopped the animator. A pause or a start may activate the animator
  /// again, without its blocks.
  func wasStopped() {
    life = .lost
  }

  /// Checks whether other code has stopped the animator.
  func detectLoss() {
    // mutate: stopped-animator-counts-as-at-rest
    if life == .started, animator.state != .active { life = .lost }
  }

  // MARK: Starting

  /// Records the views before an animator starts in the background. In the background, UIKit
  /// performs the animator's blocks at once and cannot undo them.
  func recordViews() {
    if life == .waiting { views.recordBeforeBlocks(in: tracer.window) }
  }

  /// Starts an animator that has not started, so that UIKit runs it to its end.
  func start() {
    guard windows.isEmpty else { return prepare() }
    guard beginLife() else { return }
    animator.startAnimation()
    isRunByUIKit = true
  }

  /// Records that the animator is about to start for the first time.
  ///
  /// - Returns: Whether the animator can start. Other code may have stopped it before.
  private func beginLife() -> Bool {
    guard life == .waiting else { return false }
    life = animator.state == .stopped ? .lost : .started
    return !isLost
  }

  /// Starts an animator that has not started, and pauses it. An animator that is paused before its
  /// first start may ignore calls until the next turn of the run loop.
  func prepare() {
    guard beginLife() else { return }
    // mutate: animator-started-before-pause
    animator.startAnimation()
    animator.pauseAnimation()
    showWindows()
  }

  /// Starts an animator that has not started, and pauses it.
  ///
  /// - Returns: Whether the animator can be moved. The app may have stopped it in a callback.
  func prepareToMove() -> Bool {
    detectLoss()
    prepare()
    return life == .started
  }

  // MARK: Moving by itself

  /// Moves the animator to an end along its own timing, from its current position.
  ///
  /// - Parameters:
  ///   - position: The end.
  ///   - duration: The duration of the whole motion, in seconds.
  /// - Returns: The fraction of the time from which the flight shows the motion, frame by frame.
  ///   The value is nil if UIKit runs the animator, or if the animator cannot be moved.
  func run(toward position: TransitionPosition, in duration: TimeInterval) -> Double? {
    prepare()
    guard isUsable else { return nil }
    if hasStalled { recordPause() }
    if animator.isRunning {
      if position == .end, isRunByUIKit { return nil }
      hold(at: progress)
    }
    // Other code may have reversed the animator.
    let canRun = held.fraction < 1 && windows.isEmpty && !animator.isReversed
    guard position == .end, canRun, closable?.canRun(in: duration) == true else {
      return held.fraction
    }
    // If UIKit runs the animator, a busy main thread does not delay it.
    animator.startAnimation()
    isRunByUIKit = true
    return nil
  }

  // MARK: Ending

  /// Ends the animator at an end.
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

  /// Ends the animators of the windows, the newest first.
  private func finishWindows(at position: TransitionPosition) {
    for window in windows.reversed() { window.finish(at: position) }
  }

  /// Requests a layout of the views that had outdated positions at the end of the animator.
  func layOutOutdatedViews() {
    views.layOutOutdated()
  }

  /// Ends an animator that other code has stopped. UIKit does not allow the release of a paused or
  /// stopped animator.
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

  /// Updates the state when the animator's completion is called.
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
