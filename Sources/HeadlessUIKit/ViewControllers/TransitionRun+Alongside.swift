import Foundation

extension TransitionRun {
  /// Runs a block of changes with the transition's timing: in its interruptible animator, so that
  /// the changes scrub and reverse with it, or otherwise in an animation block like the
  /// transition's.
  ///
  ///   - view: a view outside the container that contains the changed views, or nil.
  ///   - view: a view outside the container that the changes are in, or nil.
  ///   - block: the changes.
  func animateAlongside(in view: UIView?, _ block: @escaping () -> Void) {
    guard context.isAnimated, phase == .running else {
      return UIView.performWithoutAnimation(block)
    }
    if let animator = interruptibleAnimator {
      return animator.addAnimations(block)
    }
    let length = animationBlock?.duration ?? animator.transitionDuration(using: context)
    if let scrubber {
      if let view { scrubber.hold(view.layer) }
      AnimationCapture.withCurve(.cubic(.linear)) {
        UIView.animate(withDuration: length * (1 - scrubber.fraction), animations: block)
      }
    } else {
      let elapsed = MediaClock.now - startTime
      AnimationCapture.withCurve(animationBlock?.curve ?? .cubic(.easeInOut)) {
        UIView.animate(withDuration: max(length - elapsed, 0), animations: block)
      }
    }
  }
}
