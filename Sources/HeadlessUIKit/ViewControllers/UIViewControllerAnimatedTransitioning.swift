import Foundation

/// Animates a transition between two controllers.
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the transition takes, in seconds. Asked more than once (fact 2.7).
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Runs the animation, and calls `completeTransition(_:)` at its end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The animator of the transition, the same for the whole of it (fact 2.8). Optional: with it
  /// the transition can be interrupted.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called once, by `completeTransition(_:)` (fact 2.15). Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Answers what the runtime takes for "not implemented": the requirement is optional.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    MissingAnimator.instance
  }

  /// Does nothing: the requirement is optional.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Stands for an animator where an object does not implement `interruptibleAnimator(using:)`.
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
