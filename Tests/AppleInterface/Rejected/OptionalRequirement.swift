// Says: must be unwrapped
import InterruptibleTransitions

func end(_ animator: any UIViewControllerAnimatedTransitioning) {
  animator.animationEnded(true)
}
