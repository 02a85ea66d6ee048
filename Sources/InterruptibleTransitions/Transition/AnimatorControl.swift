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
  let curve: ScrubCurve
  /// The progress that was shown last while the animator stood still.
  private var heldProgress = 0.0
  /// Whether the animator's last run went towards the start.
  private var ranBackwards = false
  /// Whether the animator's completion has been called. Moved after that, it would be active again,
  /// and nothing would end it.
  var hasRested = false
  /// Whether UIKit turns the fraction of a paused animator only when it continues; nil as long as that
  /// makes no difference.
  private var turnsLate: Bool?

  init(_ animator: UIViewPropertyAnimator, curve: TimingCurve) {
    (self.animator, self.curve) = (animator, ScrubCurve(curve))
    animator.scrubsLinearly = false
  }

  /// Whether the animator can be moved: it has not come to rest, and nobody has stopped it.
  var isUsable: Bool { !hasRested && animator.state != .stopped }

  /// How far the animation is, 0 at the start and 1 at the end, whichever way it runs.
  var progress: Double {
    guard animator.isRunning else { return heldProgress }
    // While running, the fraction is one of time, in the direction of the run.
    let fraction = Double(animator.fractionComplete)
    return curve.progress(at: animator.isReversed ? 1 - fraction : fraction)
  }

  /// Stands still, unreversed, at a progress 0…1.
  mutating func hold(at progress: Double) {
    guard isUsable else { return }
    if animator.isRunning { ranBackwards = animator.isReversed }
    animator.pauseAnimation()
    if ranBackwards, turnsLate == nil { turnsLate = findsOutThatItTurnsLate() }
    animator.isReversed = false
    show(progress)
  }

  /// Shows a progress 0…1; the animator stands still.
  mutating func show(_ progress: Double) {
    guard isUsable, !animator.isRunning else { return }
    heldProgress = progress.clampedToUnit
    let fraction = curve.fraction(at: heldProgress)
    let countsBackwards = ranBackwards && turnsLate == true
    animator.fractionComplete = CGFloat(countsBackwards ? 1 - fraction : fraction)
  }

  /// Runs to an end along the animator's own timing, from where it stands.
  mutating func run(toward position: TransitionPosition) {
    guard isUsable, !animator.isRunning else { return }
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
