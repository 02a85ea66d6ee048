import Foundation

/// Animates a transition between two controllers.
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds. Called more than once (fact 2.7).
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Runs the animation, and calls `completeTransition(_:)` at its end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns the animator of the transition, which is the same throughout the transition (fact
  /// 2.8). Optional: with it the transition can be interrupted.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called once, by `completeTransition(_:)` (fact 2.15). Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns an object that the runtime treats as "not implemented": the requirement is optional.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    MissingAnimator.instance
  }

  /// Does nothing: the requirement is optional.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The animator that stands for an object that does not implement `interruptibleAnimator(using:)`.
@MainActor final class MissingAnimator: NSObject, UIViewImplicitlyAnimating {
  static let instance = MissingAnimator()

  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
