import InterruptibleTransitions

/// Compiles, and yet UIKit would never call the methods of the extension: an optional requirement is
/// answered only by the very same signature, and in an extension the compiler does not warn.
final class UnansweredAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

extension UnansweredAnimator {
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewAnimating {
    UIViewPropertyAnimator()
  }

  func animationEnded(completed: Bool) {}
}

/// Compiles too: the compiler warns of a misspelt name where the type conforms, and nowhere else.
final class MisspeltAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

extension MisspeltAnimator {
  func interuptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator()
  }
}
