/// A paused animator that shows a part of an effect, as long as the scrubber is kept.
///
/// UIKit raises an exception if an animator is released while it is paused. So the scrubber stops
/// the animator at its own end.
final class EffectScrubber {
  private var animator: UIViewPropertyAnimator?

  /// Whether there is an animator.
  var isInUse: Bool { animator != nil }

  /// Shows a part.
  ///
  /// - Parameters:
  ///   - part: The part, 0…1.
  ///   - prepare: Shows the start, and returns what shows the end.
  func show(_ part: CGFloat, _ prepare: () -> () -> Void) {
    // The background ends it on some systems.
    if animator?.state != .active { StillCall.interrupt(if: true) { start(prepare()) } }
    animator?.fractionComplete = part
  }

  /// Makes the animator. The longer it is the finer are the steps in which some systems show it.
  private func start(_ change: @escaping () -> Void) {
    let animator = UIViewPropertyAnimator(duration: 60, curve: .linear)
    animator.addAnimations(change)
    animator.pausesOnCompletion = true
    // One that is paused at once shows no part on some systems.
    animator.startAnimation()
    animator.pauseAnimation()
    self.animator = animator
  }

  /// Ends the animator.
  func end() {
    animator?.stopAnimation(true)
    animator = nil
  }

  // A view, which keeps the scrubber, is released on the main thread.
  deinit {
    guard let animator else { return }
    MainActor.assumeIsolated { animator.stopAnimation(true) }
  }
}
