// Says: type 'HalfAnimator' does not conform to protocol 'UIViewControllerAnimatedTransitioning'
import InterruptibleTransitions

final class HalfAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }
}
