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
  private let curve: ScrubCurve
  /// What is known of the curve from the last move: a finger's next place is near.
  private var sample: RootFinder.Sample?
  /// The fractions that the animator is scrubbed to.
  private var range: ScrubRange
  private let tracer: FlightTracer
  /// The animators that move along with it.
  private let sides = SideAnimators()
  /// The place where the animator last stood still.
  private var held = AnimatorPlace(fraction: 0, progress: 0)
  /// The place where the animator was caught: in a swing, other fractions have the same progress.
  private var caught: AnimatorPlace?
  private var life = Life.waiting
  /// The time when UIKit began to run the animator, in seconds; nil while UIKit does not run it.
  private var runningSince: TimeInterval?
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
  init(_ animator: UIViewPropertyAnimator, curve: ScrubCurve, tracer: FlightTracer) {
    (self.animator, self.curve, self.tracer) = (animator, curve, tracer)
    closable = animator as? FlightAnimator
    // A flight's own animator, which UIKit ran, is exactly where it was caught. The first frames of
    // another animator may be within a step of its start.
    range = ScrubRange(
      duration: animator.duration, isRounded: closable == nil || !curve.isKnown)
    animator.scrubsLinearly = false
    // Otherwise it would never come to rest.
    animator.pausesOnCompletion = false
  }

  /// Adds a block that needs another animator: it begins later, along a curve that swings, or lasts
  /// while the progress is in a range. UIKit cannot run the flight from now on, and a caller with a
  /// running flight must go on with it.
  ///
  /// - Parameters:
  ///   - block: The block, whose delay counts from now.
  ///   - timing: The flight's timing.
  func addSide(_ block: AnimationBlock, timing: TransitionTiming) {
    if animator.isRunning { hold(at: progress) }
    switch block.span {
    case .delay: sides.addLate(block, timing: timing, at: held, tracer: tracer)
    case .window(let window):
      sides.addWindow(block, in: window, at: held.progress, tracer: tracer)
    }
    // Before the flight's start the blocks of all animators wait.
    if animator.state == .active { sides.hold(at: held.progress) }
  }

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
    guard sides.isEmpty else { return prepare() }
    guard life == .waiting, isUsable else { return }
    life = .started
    animator.startAnimation()
    runningSince = FrameClock.now
  }

  /// Starts an animator that has not started, and keeps it still. If it is paused before its first
  /// start, it may ignore calls until the next turn of the run loop.
  func prepare() {
    guard life == .waiting, isUsable else { return }
    life = .started
    // mutate: animator-started-before-pause
    animator.startAnimation()
    animator.pauseAnimation()
    sides.hold(at: held.progress)
  }

  // MARK: Where it is

  /// The progress of the animation, 0 at the start and 1 at the end, and outside of that where its
  /// curve swings past an end.
  var progress: Double { place?.progress ?? held.progress }

  /// The place of a running animator; nil while it stands still.
  private var place: AnimatorPlace? {
    guard animator.isRunning, !hasRested else { return nil }
    // Nobody has seen it anywhere but at its start.
    if tracer.isUnseen { return AnimatorPlace(fraction: 0, progress: 0) }
    let fraction = Double(animator.fractionComplete)
    return curve.place(
      shown: tracer.progress, told: animator.isReversed ? 1 - fraction : fraction,
      elapsed: runningSince.map { (FrameClock.now - $0) / animator.duration })
  }

  /// Notes the animator's place, before other code pauses it.
  func noteRun() {
    guard isUsable, let place else { return }
    // mutate: grabbed-where-it-is
    (caught, held) = (place, place)
    range.caught(at: place.fraction)
  }

  /// Whether other code has paused the animator, which UIKit ran: UIKit may do so when an
  /// interactive start returns.
  var hasStalled: Bool {
    runningSince != nil && life == .started && isUsable && !animator.isRunning
  }

  /// Takes an animator that other code has paused for one that stands still where it is shown.
  func noteStall() {
    runningSince = nil
    let shown = reachable(tracer.progress ?? 0)
    held = AnimatorPlace(fraction: fraction(at: shown), progress: shown)
    range.caught(at: held.fraction)
  }

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
    let unseen = tracer.isUnseen ? min(Double(animator.fractionComplete), range.safeStart) : nil
    noteRun()
    animator.pauseAnimation()
    runningSince = nil
    if let unseen { catchUnseen(at: unseen) }
    // An animator that other code has set running is put back.
    show(closable != nil ? held.progress : progress)
  }

  /// Takes an animator that nobody has seen back to where it has barely left its start: scrubbed to
  /// the start itself, it may end there.
  private func catchUnseen(at fraction: Double) {
    if Double(animator.fractionComplete) > fraction { setFraction(fraction) }
    // The flight goes on from the place that will be seen.
    held = AnimatorPlace(fraction: fraction, progress: curve.progress(at: fraction))
    caught = held
  }

  /// Shows a progress while the animator stands still.
  ///
  /// - Parameters:
  ///   - progress: The progress of the flight.
  ///   - elapsed: The fraction of time, 0…1, that has passed while the flight goes to the end by
  ///     itself; nil while a finger moves it, or towards the start.
  func show(_ progress: Double, elapsed: Double? = nil) {
    guard isUsable, !animator.isRunning else { return }
    scrub(to: reachable(progress), elapsed: elapsed)
  }

  /// Shows a progress, one that can be shown, of an animator that is known to stand still.
  private func scrub(to progress: Double, elapsed: Double? = nil) {
    let before = held.progress
    held.progress = progress
    if let caught, abs(caught.progress - held.progress) > 1e-9 { self.caught = nil }
    show(fraction: caught?.fraction ?? fraction(at: held.progress))
    if elapsed == nil, held.progress == before {
      sides.hold(at: held.progress)
    } else {
      sides.move(with: held.progress, elapsed: elapsed)
    }
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
    // An animator that was caught here stays here: setting the fraction may round it.
    // mutate: caught-fraction-not-set
    guard fraction != held.fraction || closable == nil else { return }
    if !range.isSeen, let shown = tracer.progress {
      // Not in place: each frame reads the range, and only this takes longer.
      var looked = range
      looked.look(shown: shown, curve: curve)
      range = looked
    }
    held.fraction = fraction
    setFraction(fraction)
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
      if position == .end, runningSince != nil { return nil }
      hold(at: progress)
    }
    let motion = TimedMotion(toward: position, from: held.fraction, late: sides.lateFraction)
    guard motion.length > 0 else { return motion }
    if position == .end, sides.isEmpty, closable?.canRun(in: duration) == true {
      resume()
      return nil
    }
    show(motion, elapsed: 0)
    return motion
  }

  /// Lets UIKit run the animator from where it stands still to its end, where no busy main thread
  /// delays it.
  private func resume() {
    let elapsed = Double(animator.fractionComplete) * animator.duration
    animator.startAnimation()
    runningSince = FrameClock.now - elapsed
    caught = nil
  }

  /// Shows a moment of a timed motion while the animator stands still.
  func show(_ motion: TimedMotion, elapsed: Double) {
    guard isUsable, !animator.isRunning else { return }
    let fractions = motion.fractions(at: elapsed)
    held.progress = curve.progress(at: fractions.own)
    caught = AnimatorPlace(fraction: fractions.own, progress: held.progress)
    show(fraction: fractions.own)
    sides.move(with: held.progress, lateFraction: fractions.late)
  }

  // MARK: Ending

  /// Brings the animator to rest at an end.
  func finish(at position: TransitionPosition) {
    prepare()
    guard isUsable else { return }
    // mutate: newer-values-kept-at-end
    views.recordBeforeEnd(in: tracer.lastWindow)
    // If several animators have changed the same property, the first change is undone last.
    if position == .start { sides.finish(at: position) }
    animator.finish(at: position)
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
    runningSince = nil
    held.progress = position.progress
    sides.finish(at: position)
    views.correct(at: position)
    tracer.remove()
  }
}
