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
  private var curve: ScrubCurve
  /// What is known of the curve from the last move: a finger's next place is near.
  private var sample: RootFinder.Sample?
  /// The fractions that the animator is scrubbed to.
  private var range: ScrubRange
  private let tracer: FlightTracer
  /// The animators of blocks that last while the progress is in a range.
  private var windows: [WindowAnimator] = []
  /// The place where the animator last stood still.
  private var held = AnimatorPlace(fraction: 0, progress: 0)
  private var life = Life.waiting
  /// Whether UIKit runs the animator.
  private(set) var isRunByUIKit = false
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
    (self.animator, self.curve, self.tracer) = (animator, curve, tracer)
    closable = animator as? FlightAnimator
    range = ScrubRange(duration: animator.duration, rounds: rounds)
    animator.scrubsLinearly = false
    // Otherwise it would never come to rest.
    animator.pausesOnCompletion = false
  }

  /// Adds a block that lasts while the progress is in a range. UIKit cannot run the flight from now
  /// on, and a caller with a running flight must go on with it.
  ///
  /// - Parameters:
  ///   - animations: The block.
  ///   - window: The range, within 0 to 1.
  func add(_ animations: @escaping () -> Void, in window: ClosedRange<Double>) {
    if animator.isRunning { hold(at: progress) }
    let progress = held.progress
    // A window that is open already begins here: the views would jump.
    let window = progress > 0 ? window.clamped(to: min(progress, 1)...1) : window
    windows.append(WindowAnimator(animations, in: window, tracer: tracer))
    // Before the flight's start the blocks of all animators wait.
    if animator.state == .active { showWindows() }
  }

  /// Straightens a curve that swings, because a block begins later than others. The animator stays
  /// at its fraction of time.
  func straighten() {
    curve.straighten()
    sample = nil
    held.progress = curve.progress(at: held.fraction)
  }

  /// Whether UIKit rounds fractions; nil if the flight has not shown it.
  var rounds: Bool? { range.rounds }

  /// Whether the animator can be moved: it has not come to rest, and has not been stopped.
  var isUsable: Bool {
    switch life {
    case .waiting: animator.state == .inactive
    case .started: animator.state == .active
    case .lost, .rested: false
    }
  }

  /// Whether other code has stopped the animator, as of the last check.
  var isLost: Bool { life == .lost }

  /// Whether the animator's completion has been called.
  var hasRested: Bool { life == .rested }

  /// Checks whether other code has stopped the animator.
  func noteLoss() {
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
    guard life == .waiting, isUsable else { return }
    life = .started
    animator.startAnimation()
    isRunByUIKit = true
  }

  /// Starts an animator that has not started, and keeps it still. If it is paused before its first
  /// start, it may ignore calls until the next turn of the run loop.
  func prepare() {
    guard life == .waiting, isUsable else { return }
    life = .started
    // mutate: animator-started-before-pause
    animator.startAnimation()
    animator.pauseAnimation()
    showWindows()
  }

  // MARK: Where it is

  /// The progress of the animation, 0 at the start and 1 at the end, and outside of that where its
  /// curve swings past an end.
  var progress: Double {
    guard animator.isRunning, !hasRested else { return held.progress }
    // No frame has been presented yet.
    if tracer.isUnseen { return 0 }
    let told = curve.progress(at: toldFraction)
    return reachable(curve.isKnown ? tracer.progress ?? told : told)
  }

  /// The progress that blocks without a delay show. Where the curve is straightened they swing.
  var shownProgress: Double {
    animator.isRunning || hasRested ? progress : curve.shownProgress(at: held)
  }

  /// The fraction that the animator reports, counted from its start.
  private var toldFraction: Double {
    let fraction = Double(animator.fractionComplete)
    return animator.isReversed ? 1 - fraction : fraction
  }

  /// Records the place of an animator that has been paused while it ran.
  func recordPause() {
    isRunByUIKit = false
    // mutate: grabbed-where-it-is
    held = curve.place(shown: tracer.progress, told: toldFraction)
    range.caught(at: held.fraction)
  }

  /// Whether other code has paused the animator, which UIKit ran: UIKit may do so when an
  /// interactive start returns.
  var hasStalled: Bool { isRunByUIKit && isUsable && life == .started && !animator.isRunning }

  /// The nearest progress that can be shown.
  func reachable(_ progress: Double) -> Double {
    progress.clamped(to: curve.reach)
  }

  // MARK: Standing still

  /// Stops the animator at a progress, which is one that can be shown.
  func hold(at progress: Double) {
    if life == .waiting { prepare() }
    guard isUsable else { return }
    guard animator.isRunning else { return scrub(to: progress) }
    let unseen = tracer.isUnseen ? min(Double(animator.fractionComplete), range.margin) : nil
    let isExpected = isRunByUIKit
    closable?.whenInterrupted = nil
    animator.pauseAnimation()
    recordPause()
    if let unseen { catchUnseen(at: unseen) }
    // An animator that other code has set running is put back.
    if isExpected { showWindows() } else { show(progress) }
  }

  /// Takes an animator that no frame has shown back to where it has barely left its start: scrubbed
  /// to the start itself, it may end there.
  private func catchUnseen(at fraction: Double) {
    if Double(animator.fractionComplete) > fraction { setFraction(fraction) }
    // The flight goes on from the place that will be seen.
    held = AnimatorPlace(fraction: fraction, progress: curve.progress(at: fraction))
  }

  /// Shows a progress while the animator stands still.
  func show(_ progress: Double) {
    guard isUsable, !animator.isRunning else { return }
    scrub(to: reachable(progress))
  }

  /// Shows a progress, one that can be shown, of an animator that is known to stand still.
  private func scrub(to progress: Double) {
    // In a swing, other fractions have the same progress.
    if abs(progress - held.progress) > 1e-9 {
      let fraction = fraction(at: progress)
      held.progress = progress
      show(fraction: fraction)
    } else {
      show(fraction: held.fraction)
    }
    showWindows()
  }

  private func showWindows() {
    for window in windows { window.show(held.progress) }
  }

  /// The fraction at a progress.
  private func fraction(at progress: Double) -> Double {
    // Not in place, so that no access needs a check whether it overlaps another one.
    var (sample, fraction) = (sample, progress)
    // mutate: curve-inverted-for-scrubbing
    fraction = curve.fraction(at: progress, from: &sample)
    self.sample = sample
    return fraction
  }

  private func show(fraction: Double) {
    // An animator that was caught here stays here: setting the fraction may round it. Other code
    // may have moved an animator that a subclass has made.
    // mutate: caught-fraction-not-set
    let isElsewhere = closable == nil && range.nearest(to: fraction) != toldFraction
    guard fraction != held.fraction || isElsewhere else { return }
    look()
    held.fraction = fraction
    setFraction(fraction)
    guard range.rounds == nil else { return }
    look()
    // At an end, an animator that does not round is kept less far away.
    if range.rounds == false { setFraction(fraction) }
  }

  /// Checks whether the animator rounds the fraction that it was scrubbed to.
  private func look() {
    if range.rounds == nil, let shown = tracer.progress { range.look(shown: shown, curve: curve) }
  }

  private func setFraction(_ fraction: Double) {
    let shown = range.nearest(to: fraction)
    range.scrubbed(to: shown)
    // mutate: reversed-animator-scrubbed-backwards
    animator.fractionComplete = CGFloat(animator.isReversed ? 1 - shown : shown)
  }

  // MARK: Moving by itself

  /// Sends the animator to an end along its own timing, from where it is.
  ///
  /// - Parameters:
  ///   - position: The end.
  ///   - duration: The duration of the whole motion, in seconds.
  /// - Returns: The motion to show frame by frame; nil if UIKit runs the animator, or if it is
  ///   unusable.
  func run(toward position: TransitionPosition, in duration: TimeInterval) -> TimedMotion? {
    prepare()
    guard isUsable else { return nil }
    if animator.isRunning {
      if position == .end, isRunByUIKit { return nil }
      hold(at: progress)
    }
    let motion = TimedMotion(toward: position, from: held.fraction)
    // UIKit runs the animator to its end, where no busy main thread delays it.
    if motion.length > 0, position == .end, windows.isEmpty, closable?.canRun(in: duration) == true
    {
      animator.startAnimation()
      isRunByUIKit = true
      return nil
    }
    return motion
  }

  /// Shows a moment of a timed motion while the animator stands still.
  func show(_ motion: TimedMotion, elapsed: Double) {
    guard isUsable, !animator.isRunning else { return }
    let fraction = motion.fraction(at: elapsed)
    held.progress = curve.progress(at: fraction)
    show(fraction: fraction)
    showWindows()
  }

  // MARK: Ending

  /// Brings the animator to rest at an end.
  func finish(at position: TransitionPosition) {
    prepare()
    guard isUsable else { return }
    closable?.whenInterrupted = nil
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
    closable?.whenInterrupted = nil
    isRunByUIKit = false
    held.progress = position.progress
    finishWindows(at: position)
    views.correct(at: position)
    tracer.remove()
  }
}

/// A motion of a flight along its own timing, shown frame by frame.
struct TimedMotion {
  private let end: Double
  private let start: Double

  /// - Parameters:
  ///   - position: The end to which the motion goes.
  ///   - fraction: The fraction of the time that has passed, 0…1.
  init(toward position: TransitionPosition, from fraction: Double) {
    (end, start) = (position.progress, fraction)
  }

  /// The length of the motion, as a fraction of the flight's whole duration.
  var length: Double { abs(end - start) }

  /// Returns the fraction of the time at a fraction of the motion, 0…1.
  func fraction(at elapsed: Double) -> Double { start + (end - start) * elapsed.clampedToUnit }
}
