// Says: value of type 'UIViewPropertyAnimator' has no member 'resumeAnimation'
import InterruptibleTransitions

func resume(_ animator: UIViewPropertyAnimator) {
  animator.resumeAnimation()
}
