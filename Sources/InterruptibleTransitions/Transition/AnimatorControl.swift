/// Moves a flight's animator by progress, whatever UIKit has done to it meanwhile.
///
/// UIKit runs an animator that nobody has touched, from its start to its end. From the first touch
/// on the animator stands still and is scrubbed, frame by frame where it moves by itself, and at
/// last it is stopped and finished at one of its ends. So nothing rests on what continuing or
/// reversing an animator does.
///
/// The animator keeps its curve while it is scrubbed (`scrubsLinearly` is false), so its fraction
/// is one of time and what it is set to is curve⁻¹(progress). With linear scrubbing, a block with a
/// delay would jump at each grab: UIKit rewrites one fraction for the whole time line.
final class AnimatorControl {
  let animator: UIViewPropertyAnimator
  private let curve: ScrubCurve
  /// The fractions that the animator is scrubbed to.
  private var range: ScrubRange
  private let tracer: FlightTracer
  /// What moves the blocks that begin later, if they need a time line of their own.
  private var late: LateAnimator?
  /// Where the animator stood still last.
  private var held = AnimatorPlace(fraction: 0, progress: 0)
  /// The fraction before.
  private var formerFraction = 0.0
  /// Where the animator was caught: of a swing other fractions have the same progress.
  private var caught: AnimatorPlace?
  private var life = Life.waiting
  /// When UIKit began to run the animator, in seconds; nil while it does not.
  private var runningSince: TimeInterval?

  /// What has become of the animator.
  private enum Life {
    /// It has not been started.
    case waiting
    /// It has been started.
    case started
    /// Somebody has stopped it: it will not come to rest by itself any more. UIKit may revive it by
    /// a pause, without its blocks.
    case lost
    /// Its completion has been called. Moved after that, it would be active again, and nothing
    /// would end it.
    case rested
  }

  /// - Parameters:
  ///   - animator: The animator, which has not started.
  ///   - curve: Its timing curve, as a finger moves along it.
  ///   - tracer: The view that the animator moves for its whole length.
  init(_ animator: UIViewPropertyAnimator, curve: ScrubCurve, tracer: FlightTracer) {
    (self.animator, self.curve, self.tracer) = (animator, curve, tracer)
    // A flight's own, which UIKit ran, is exactly where it was caught; the first frames of
    // another's may be within a step of its start.
    range = ScrubRange(
      duration: animator.duration, isRounded: !(animator is FlightAnimator) || !curve.isKnown)
    animator.scrubsLinearly = false
    // It would never come to rest.
    animator.pausesOnCompletion = false
  }

  /// Adds a block that needs a time line of its own. From now on UIKit cannot run the flight, and
  /// whoever has it running must go on with it.
  ///
  /// - Parameters:
  ///   - block: The block, which begins after a delay from now.
  ///   - timing: The flight's timing.
  func addLate(_ block: AnimationBlock, timing: TransitionTiming) {
    if animator.isRunning { hold(at: progress) }
    let late =
      late
      ?? LateAnimator(timing, fraction: held.fraction, progress: held.progress, tracer: tracer)
    self.late = late
    late.add(block)
    // Before the flight's start the blocks of both animators wait.
    if animator.state == .active { late.hold(at: held.progress) }
  }

  /// Whether the animator can be moved: it has not come to rest, and nobody has stopped it.
  var isUsable: Bool {
    switch life {
    case .waiting: animator.state == .inactive
    case .started: animator.state == .active
    case .lost, .rested: false
    }
  }

  /// Whether somebody has stopped the animator, as far as it was looked.
  var isLost: Bool { life == .lost }

  /// Whether the animator's completion has been called.
  var hasRested: Bool { life == .rested }

  /// Looks whether somebody has stopped the animator.
  func noteLoss() {
    if life == .started, animator.state != .active { life = .lost }
  }

  // MARK: Starting

  /// Starts an animator that has not started: UIKit runs it to its end.
  func start() {
    guard late == nil else { return prepare() }
    guard life == .waiting, isUsable else { return }
    life = .started
    animator.startAnimation()
    runningSince = FrameClock.now
  }

  /// Starts an animator that has not started, and lets it stand still there. Paused before its
  /// first start it may be deaf until the next turn of the run loop.
  func prepare() {
    guard life == .waiting, isUsable else { return }
    life = .started
    animator.startAnimation()
    animator.pauseAnimation()
    late?.hold(at: held.progress)
  }

  // MARK: Where it is

  /// How far the animation is, 0 at the start and 1 at the end, and more where its curve swings
  /// past that.
  var progress: Double { place?.progress ?? held.progress }

  /// Where the animator is while it runs; nil while it stands still.
  private var place: AnimatorPlace? {
    guard animator.isRunning, !hasRested else { return nil }
    let fraction = Double(animator.fractionComplete)
    return curve.place(
      shown: tracer.progress, told: animator.isReversed ? 1 - fraction : fraction,
      elapsed: runningSince.map { (FrameClock.now - $0) / animator.duration })
  }

  /// Takes note of where the animator is, before others pause it.
  func noteRun() {
    guard isUsable, let place else { return }
    (caught, held) = (place, place)
  }

  /// The nearest progress that can be shown.
  func reachable(_ progress: Double) -> Double {
    progress.clamped(to: 0...curve.highest)
  }

  // MARK: Standing still

  /// Stands still at a progress.
  func hold(at progress: Double) {
    prepare()
    guard isUsable else { return }
    guard animator.isRunning else { return show(progress) }
    noteRun()
    animator.pauseAnimation()
    runningSince = nil
    // One that others have set running is put back.
    show(isClosedToOthers ? held.progress : progress)
  }

  /// Shows a progress; the animator stands still.
  ///
  /// - Parameters:
  ///   - progress: How far the flight is to be.
  ///   - share: How much of the time is over, 0…1, in which it goes to the end by itself; nil while
  ///     a finger moves it, or on the way to the start.
  func show(_ progress: Double, share: Double? = nil) {
    guard isUsable, !animator.isRunning else { return }
    let before = held.progress
    held.progress = reachable(progress)
    if let caught, abs(caught.progress - held.progress) > 1e-9 { self.caught = nil }
    show(fraction: caught?.fraction ?? curve.fraction(at: held.progress))
    if share == nil, held.progress == before {
      late?.hold(at: held.progress)
    } else {
      late?.move(with: held.progress, share: share)
    }
  }

  private func show(fraction: Double) {
    // Caught where it is, it stays there by itself: setting the fraction may round it.
    guard fraction != held.fraction || !isClosedToOthers else { return }
    if !range.isSeen, let shown = tracer.progress {
      range.look(shown: shown, fraction: held.fraction, former: formerFraction, curve: curve)
    }
    (formerFraction, held.fraction) = (held.fraction, fraction)
    let shown = range.nearest(to: fraction)
    animator.fractionComplete = CGFloat(animator.isReversed ? 1 - shown : shown)
  }

  /// Whether nobody else moves the animator. One that a subclass has made UIKit may run, or turn
  /// round.
  private var isClosedToOthers: Bool { animator is FlightAnimator }

  // MARK: Moving by itself

  /// Lets the animator go to an end along its own timing, from where it is.
  ///
  /// - Returns: How it is to be moved there frame by frame; nil where UIKit runs it, or it is
  ///   there.
  func run(toward position: TransitionPosition) -> TimedRun? {
    prepare()
    guard isUsable else { return nil }
    if animator.isRunning {
      if position == .end, runningSince != nil { return nil }
      hold(at: progress)
    }
    let run = TimedRun(toward: position, from: held.fraction, late: late?.fraction)
    if run.length > 0 { show(run, share: 0) }
    return run
  }

  /// Shows a moment of a run; the animator stands still.
  func show(_ run: TimedRun, share: Double) {
    guard isUsable, !animator.isRunning else { return }
    let fractions = run.fractions(at: share)
    held.progress = curve.progress(at: fractions.own)
    caught = AnimatorPlace(fraction: fractions.own, progress: held.progress)
    show(fraction: fractions.own)
    if let fraction = fractions.late { late?.move(to: fraction) }
  }

  // MARK: Ending

  /// Comes to rest at an end.
  func finish(at position: TransitionPosition) {
    prepare()
    guard isUsable else { return }
    // Where both have changed the same thing, the first change is undone last.
    if position == .start { late?.finish(at: position) }
    animator.finish(at: position)
  }

  /// Lets go of an animator that somebody has stopped: UIKit does not allow one to be released
  /// while it is paused or stopped.
  func abandon(at position: TransitionPosition) {
    guard isLost else { return }
    switch animator.state {
    case .active: animator.stopAnimation(true)
    case .stopped: animator.finishAnimation(at: position == .start ? .start : .end)
    default: break
    }
    rested(at: position)
  }

  /// Called when the animator's completion is.
  func rested(at position: TransitionPosition) {
    (life, runningSince) = (.rested, nil)
    held.progress = position.progress
    late?.finish(at: position)
    tracer.remove()
  }
}
