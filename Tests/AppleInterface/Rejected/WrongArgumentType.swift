// Says: cannot assign value of type 'String' to type 'CGFloat'
import InterruptibleTransitions

func fade(_ view: UIView) {
  view.alpha = "0.5"
}
