/// Moves a flight's animator by progress, whatever UIKit's superclass has done to it meanwhile.
///
/// The animator keeps its curve while it is scrubbed (`scrubsLinearly` is false), so its fraction is
/// one of time and what it is set to is curve⁻¹(progress). With linear scrubbing, a block with a delay
/// would jump at each grab: UIKit rewrites one fraction for the whole time line.
///
/// While the animator stands still it is never reversed. It is turned round last, after the fraction
/// was set: whether UIKit turns the fraction at once or on continuing, what is shown is then the same.
struct AnimatorControl {
  let animator: UIViewPropertyAnimator
  private(set) var curve: ScrubCurve
  private let timing: TimingCurve
  /// The progress that was shown last while the animator stood still.
  private var heldProgress = 0.0
  /// Where the animator was caught: of a swing other fractions have the same progress.
  private var caught: (fraction: Double, progress: Double)?
  /// Whether the animator's last run went towards the start.
  private var ranBackwards = false
  /// Whether the animator's completion has been called. Moved after that, it would be active again,
  /// and nothing would end it.
  var hasRested = false
  /// Whether UIKit turns the fraction of a paused animator only when it continues; nil as long as that
  /// makes no difference.
  private var turnsLate: Bool?

  /// - Parameters:
  ///   - animator: The animator.
  ///   - curve: Its timing curve.
  ///   - hasLateBlocks: Whether some of its blocks may begin later than others.
  init(_ animator: UIViewPropertyAnimator, curve: TimingCurve, hasLateBlocks: Bool) {
    (self.animator, timing) = (animator, curve)
    self.curve = ScrubCurve(curve, straightens: hasLateBlocks)
    animator.scrubsLinearly = false
  }

  /// Called when a block is added that begins later than others.
  mutating func straightenCurve() {
    curve = ScrubCurve(timing)
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
  mutating func noteRun() {
    guard isUsable, animator.isRunning else { return }
    ranBackwards = animator.isReversed
    caught = (runningFraction, progress)
  }

  /// Stands still, unreversed, at a progress 0…1.
  mutating func hold(at progress: Double) {
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
  mutating func show(_ progress: Double) {
    guard isUsable, !animator.isRunning else { return }
    heldProgress = reachable(progress)
    if caught?.progress != heldProgress { caught = nil }
    let fraction = caught?.fraction ?? curve.fraction(at: heldProgress)
    let countsBackwards = ranBackwards && turnsLate == true
    animator.fractionComplete = CGFloat(countsBackwards ? 1 - fraction : fraction)
  }

  /// Runs to an end along the animator's own timing, from where it stands.
  mutating func run(toward position: TransitionPosition) {
    guard isUsable, !animator.isRunning else { return }
    caught = nil
    ranBackwards = position == .start
    guard animator.state == .active else { return animator.startAnimation() }
    animator.isReversed = ranBackwards
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
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
