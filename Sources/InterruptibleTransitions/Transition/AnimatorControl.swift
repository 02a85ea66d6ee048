/// Moves a flight's animator by progress, whatever UIKit's superclass has done to it meanwhile.
///
/// The animator keeps its curve while it is scrubbed (`scrubsLinearly` is false), so its fraction is
/// one of time and what it is set to is curve⁻¹(progress). With linear scrubbing, a block with a delay
/// would jump at each grab: UIKit rewrites one fraction for the whole time line.
///
/// While the animator stands still it is never reversed. It is turned round last, after the fraction
/// was set: whether UIKit turns the fraction at once or on continuing, what is shown is then the same.
final class AnimatorControl {
  let animator: UIViewPropertyAnimator
  private let curve: ScrubCurve
  /// What moves the blocks that begin later, if they need a time line of their own.
  private var late: LateAnimator?
  /// The progress that was shown last while the animator stood still, and its fraction.
  private var heldProgress = 0.0
  private var heldFraction = 0.0
  /// Where the animator was caught: of a swing other fractions have the same progress.
  private var caught: (fraction: Double, progress: Double)?
  /// Whether the animator's last run went towards the start.
  private(set) var ranBackwards = false
  /// Whether the animator's completion has been called. Moved after that, it would be active again,
  /// and nothing would end it.
  private(set) var hasRested = false
  /// Whether UIKit turns the fraction of a paused animator only when it continues; nil as long as that
  /// makes no difference.
  private var turnsLate: Bool?

  /// - Parameters:
  ///   - animator: The animator.
  ///   - curve: Its timing curve, as a finger moves along it.
  init(_ animator: UIViewPropertyAnimator, curve: ScrubCurve) {
    (self.animator, self.curve) = (animator, curve)
    animator.scrubsLinearly = false
  }

  /// Adds a block that needs a time line of its own. From now on UIKit cannot run the flight, and whoever
  /// has it running must go on with it.
  ///
  /// - Parameters:
  ///   - block: The block, which begins after a delay from now.
  ///   - timing: The flight's timing.
  func addLate(_ block: AnimationBlock, timing: Timing) {
    if animator.isRunning { hold(at: progress) }
    let late = late ?? LateAnimator(timing, fraction: heldFraction, progress: heldProgress)
    self.late = late
    late.add(block)
    // Before the flight's start the blocks of both animators wait.
    if animator.state == .active { late.hold(at: heldProgress) }
  }

  /// Whether the animator can be moved: it has not come to rest, and nobody has stopped it.
  var isUsable: Bool { !hasRested && animator.state != .stopped }

  /// How far the animation is, 0 at the start and 1 at the end, and more where its curve swings past
  /// that; whichever way it runs.
  var progress: Double {
    animator.isRunning ? curve.progress(at: runningFraction) : heldProgress
  }

  /// How much of the time line is over, while the animator runs: whichever way it runs, the fraction is
  /// one of time.
  private var runningFraction: Double {
    let fraction = Double(animator.fractionComplete)
    return animator.isReversed ? 1 - fraction : fraction
  }

  /// Takes note of where the animator is, before it is paused.
  func noteRun() {
    guard isUsable, animator.isRunning else { return }
    ranBackwards = animator.isReversed
    caught = (runningFraction, progress)
  }

  /// Stands still, unreversed, at a progress 0…1.
  func hold(at progress: Double) {
    guard isUsable else { return }
    noteRun()
    animator.pauseAnimation()
    if ranBackwards, turnsLate == nil { turnsLate = findsOutThatItTurnsLate() }
    animator.isReversed = false
    show(progress)
  }

  /// The nearest progress that can be shown.
  func reachable(_ progress: Double) -> Double {
    progress.isNaN ? 0 : min(max(progress, 0), curve.highest)
  }

  /// Shows a progress; the animator stands still.
  ///
  /// - Parameters:
  ///   - progress: How far the flight is to be.
  ///   - share: How much of the time is over, 0…1, in which it goes to the end by itself; nil while a
  ///     finger moves it, or on the way to the start.
  func show(_ progress: Double, share: Double? = nil) {
    guard isUsable, !animator.isRunning else { return }
    let before = heldProgress
    heldProgress = reachable(progress)
    if let caught, abs(caught.progress - heldProgress) > 1e-9 { self.caught = nil }
    show(fraction: caught?.fraction ?? curve.fraction(at: heldProgress))
    if share == nil, heldProgress == before {
      late?.hold(at: heldProgress)
    } else {
      late?.move(with: heldProgress, share: share)
    }
  }

  private func show(fraction: Double) {
    heldFraction = fraction
    let countsBackwards = ranBackwards && turnsLate == true
    animator.fractionComplete = CGFloat(countsBackwards ? 1 - fraction : fraction)
  }

  /// Runs to an end along the animator's own timing, from where it stands.
  ///
  /// - Returns: How it is to be moved there frame by frame; nil where UIKit runs it.
  func run(toward position: TransitionPosition) -> TimedRun? {
    guard isUsable, !animator.isRunning else { return nil }
    if let late {
      let run = TimedRun(toward: position, from: heldFraction, late: late.fraction)
      animator.pauseAnimation()
      show(run, share: 0)
      return run
    }
    caught = nil
    ranBackwards = position == .start
    if animator.state == .active {
      animator.isReversed = ranBackwards
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    } else {
      animator.startAnimation()
    }
    return nil
  }

  /// Shows a moment of a run; the animator stands still.
  func show(_ run: TimedRun, share: Double) {
    guard isUsable, !animator.isRunning else { return }
    let fractions = run.fractions(at: share)
    heldProgress = curve.progress(at: fractions.own)
    caught = (fractions.own, heldProgress)
    show(fraction: fractions.own)
    late?.move(to: fractions.late)
  }

  /// Comes to rest at the end at which it stands.
  func finish(at position: TransitionPosition) {
    guard isUsable else { return }
    // Where both have changed the same thing, the first change is undone last.
    if position == .start { late?.finish(at: position) }
    animator.finish(at: position)
  }

  /// Called when the animator's completion is.
  func rested(at position: TransitionPosition) {
    hasRested = true
    late?.finish(at: position)
  }

  /// Turns the paused animator round to see whether its fraction turns with it. Nothing is shown of
  /// this: no frame comes in between.
  private func findsOutThatItTurnsLate() -> Bool {
    animator.isReversed = false
    animator.fractionComplete = 0.25
    animator.isReversed = true
    return animator.fractionComplete < 0.5
  }
}
