import Foundation

extension UIViewPropertyAnimator {
  /// Creates an animator and starts it at once.
  ///
  /// Inside another animation block, the animator is not interruptible. It inherits that block's
  /// duration and curve unless the options override them. Inside a property animator's block, it
  /// moves with that animator and ends with it (facts 1.44, 1.45).
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The seconds before the animations begin. Until then the old values stay on the
  ///     screen.
  ///   - options: The curve, and the settings inherited from an enclosing block.
  ///   - animations: The changes. The block runs once, before the method returns.
  ///   - completion: A block that receives the final position.
  /// - Returns: The running animator.
  /// - Precondition: The method is not called on a subclass. UIKit has no such limit, because there
  ///   every initializer can be called dynamically.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let outer = AnimationCapture.current?.block
    let inherited = options.contains(.overrideInheritedDuration) ? nil : outer
    let made = UIViewPropertyAnimator(
      duration: inherited?.duration ?? duration,
      timingParameters: UICubicTimingParameters(animationCurve: options.curve))
    guard let animator = made as? Self else {
      preconditionFailure("runningPropertyAnimator cannot make an animator of a subclass")
    }
    if let completion { animator.addCompletion(completion) }
    animator.isInterruptible = outer == nil
    let curve = options.contains(.overrideInheritedCurve) ? nil : outer?.slot.curve
    if let inherited, let host = inherited.pacing as? AnimatorTimeline {
      animator.ride(
        on: host, curve: curve ?? animator.timeline.ownCurve, delay: inherited.delay + delay,
        animations)
    } else {
      if let curve {
        animator.timeline = AnimatorTimeline(duration: animator.duration, curve: curve)
      }
      animator.addAnimations(animations)
      animator.startAnimation(afterDelay: delay + (inherited?.delay ?? 0))
    }
    return animator
  }

  /// Animates a block's changes with another animator, at whose end this animator also ends.
  private func ride(
    on host: AnimatorTimeline, curve: TimingFunction, delay: TimeInterval, _ block: () -> Void
  ) {
    timeline = host
    box.state = .active
    box.isRunning = true
    AnimationCapture.run(host.makeCapture(curve: curve, delay: delay, at: MediaClock.now), block)
    host.whenEnded { position in
      self.box.isRunning = false
      self.end(at: position)
    }
  }
}
