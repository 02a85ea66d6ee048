import Foundation

/// An object that animates a transition between two view controllers.
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds. UIKit calls the method more than once
  /// (fact 2.7).
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Runs the animation and calls `completeTransition(_:)` at its end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns the interruptible animator, which is the same throughout the transition (fact 2.8).
  ///
  /// The requirement is optional. A transition whose animator implements it can be interrupted.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Notifies the animator once, from `completeTransition(_:)` (fact 2.15).
  ///
  /// The requirement is optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns an object that the runtime treats as "not implemented". The requirement is optional.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    MissingAnimator.instance
  }

  /// Does nothing. The requirement is optional.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The animator that represents an object without `interruptibleAnimator(using:)`.
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
