/// Moves a flight's animator by progress, whatever UIKit's superclass has done to it meanwhile.
///
/// The animator keeps its curve while it is scrubbed (`scrubsLinearly` is false), so its fraction is
/// one of time and what it is set to is curve⁻¹(progress). With linear scrubbing, a block with a delay
/// would jump at each grab: UIKit rewrites one fraction for the whole time line.
///
/// While the animator stands still it is never reversed, so a fraction means one thing. It is turned
/// round last, after the fraction was set: whether UIKit turns the fraction at once or on continuing,
/// what is shown is then the same.
struct AnimatorControl {
  let animator: UIViewPropertyAnimator
  let curve: ScrubCurve
  /// The progress that was shown last while the animator stood still.
  private var heldProgress = 0.0

  init(_ animator: UIViewPropertyAnimator, curve: TimingCurve) {
    (self.animator, self.curve) = (animator, ScrubCurve(curve))
    animator.scrubsLinearly = false
  }

  /// Whether the animator can be moved: it has not come to rest, and nobody has stopped it.
  var isUsable: Bool { animator.state != .stopped }

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
    animator.pauseAnimation()
    animator.isReversed = false
    show(progress)
  }

  /// Shows a progress 0…1; the animator stands still.
  mutating func show(_ progress: Double) {
    guard isUsable, !animator.isRunning else { return }
    heldProgress = progress.clampedToUnit
    animator.fractionComplete = CGFloat(curve.fraction(at: heldProgress))
  }

  /// Runs to an end along the animator's own timing, from where it stands.
  func run(toward position: TransitionPosition) {
    guard isUsable, !animator.isRunning else { return }
    guard animator.state == .active else { return animator.startAnimation() }
    animator.isReversed = position == .start
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}
