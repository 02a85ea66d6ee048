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
  private let tracer: FlightTracer
  /// The animators of blocks that last while the progress is in a range. The list is always
  /// replaced and never changed in place, like ``FlightRegistry/active``.
  private(set) var windows: [WindowAnimator] = []
  private var life = Life.waiting
  /// Whether UIKit runs the animator.
  var isRunByUIKit = false
  /// Called when other code has interrupted a run of the animator.
  var whenInterrupted: (() -> Void)? {
    get { closable?.whenInterrupted }
    set { if !hasRested { closable?.whenInterrupted = newValue } }
  }
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
    self.animator = animator
    held = ScrubPosition(along: curve)
    self.tracer = tracer
    closable = animator as? FlightAnimator
    range = ScrubRange(duration: animator.duration, rounds: rounds)
    animator.scrubsLinearly = false
    // With this property set, the animator would never end.
    animator.pausesOnCompletion = false
    closable?.onStop = { [unowned self] in wasStopped() }
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
    var held = held
    var range = range
    change(&held, &range)
    self.held = held
    self.range = range
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
  private func wasStopped() {
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
  private func prepareToMove() -> Bool {
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
    closable?.stopReporting()
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
    closable?.stopReporting()
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
    closable?.stopReporting()
    whenInterrupted = nil
    isRunByUIKit = false
    change { held, _ in held.move(to: position.progress) }
    finishWindows(at: position)
    views.correct(at: position)
    tracer.remove()
  }

  // MARK: The position of the animator, and moves of a paused animator

  /// The progress of the animation: 0 at the start, and 1 at the end.
  ///
  /// The progress is outside 0…1 where the curve swings past an end.
  var progress: Double {
    guard animator.isRunning || hasStalled, !hasRested else { return held.progress }
    // No frame has been presented yet.
    if tracer.isUnseen { return 0 }
    let reported = held.curve.progress(at: reportedFraction)
    return reachable(held.curve.isKnown ? tracer.progress ?? reported : reported)
  }

  /// The progress that blocks without a delay show.
  ///
  /// Where the curve is straightened, these blocks still swing.
  var shownProgress: Double {
    animator.isRunning || hasStalled || hasRested ? progress : held.shownProgress
  }

  /// Returns the nearest progress that can be shown.
  func reachable(_ progress: Double) -> Double {
    progress.clamped(to: held.curve.reach)
  }

  /// The fraction that the animator reports, measured from its start.
  private var reportedFraction: Double {
    let fraction = Double(animator.fractionComplete)
    return animator.isReversed ? 1 - fraction : fraction
  }

  // MARK: Pausing

  /// Records the position of a running animator that has been paused.
  func recordPause() {
    isRunByUIKit = false
    let shown = tracer.progress
    let reported = reportedFraction
    change { held, range in
      // mutate: grabbed-where-it-is
      held.recordPause(shown: shown, reported: reported)
      range.caught(at: held.fraction)
    }
  }

  /// Pauses the animator at a progress that can be shown.
  func hold(at progress: Double) {
    guard prepareToMove() else { return }
    if hasStalled { recordPause() }
    guard animator.isRunning else { return move(to: progress) }
    let unseen = tracer.isUnseen ? min(Double(animator.fractionComplete), range.margin) : nil
    let isExpected = isRunByUIKit
    whenInterrupted = nil
    animator.pauseAnimation()
    recordPause()
    if let unseen { catchUnseen(at: unseen) }
    // If other code has started the animator, it returns to its position.
    if isExpected { showWindows() } else { show(progress) }
  }

  /// Moves an animator that no frame has shown back to a fraction close to its start.
  ///
  /// At the start itself, the animator may end.
  private func catchUnseen(at fraction: Double) {
    change { held, range in
      if Double(animator.fractionComplete) > fraction { scrub(to: fraction, in: &range) }
      // The flight continues from the position that the next frame shows.
      held.move(toFraction: fraction)
    }
  }

  // MARK: Scrubbing

  /// Shows a progress on a paused animator.
  func show(_ progress: Double) {
    guard isUsable, !animator.isRunning else { return }
    move(to: reachable(progress))
  }

  /// Shows a fraction of the time on a paused animator.
  func show(fraction: Double) {
    guard isUsable, !animator.isRunning else { return }
    show { $0.move(toFraction: fraction) }
  }

  /// Shows a progress that can be shown, on an animator that is paused for certain.
  private func move(to progress: Double) {
    show { $0.move(to: progress) }
  }

  /// Moves the position of an animator that is paused for certain, and shows the position.
  private func show(_ move: (inout ScrubPosition) -> Void) {
    change { held, range in
      let before = held.fraction
      move(&held)
      scrub(to: held, after: before, in: &range)
    }
    showWindows()
  }

  private func scrub(
    to held: ScrubPosition, after before: Double, in range: inout ScrubRange
  ) {
    // An animator that was paused here stays here, because setting the fraction may round it. If a
    // subclass has made the animator, other code may have moved it.
    // mutate: caught-fraction-not-set
    let isElsewhere = closable == nil && range.nearest(to: held.fraction) != reportedFraction
    guard held.fraction != before || isElsewhere else { return }
    if range.rounds == nil { observeRounding(of: held, in: &range) }
    scrub(to: held.fraction, in: &range)
    if range.rounds == nil {
      observeRounding(of: held, in: &range)
      // An animator that does not round can be nearer to its ends.
      if range.rounds == false { scrub(to: held.fraction, in: &range) }
    }
  }

  /// Checks whether the animator rounds the fraction to which it was scrubbed.
  private func observeRounding(of held: ScrubPosition, in range: inout ScrubRange) {
    guard let shown = tracer.progress else { return }
    range.observe(shown: shown, curve: held.curve)
  }

  private func scrub(to fraction: Double, in range: inout ScrubRange) {
    let shown = range.nearest(to: fraction)
    range.scrubbed(to: shown)
    // mutate: reversed-animator-scrubbed-backwards
    animator.fractionComplete = CGFloat(animator.isReversed ? 1 - shown : shown)
  }

  private func showWindows() {
    for window in windows { window.show(shownProgress) }
  }
}
