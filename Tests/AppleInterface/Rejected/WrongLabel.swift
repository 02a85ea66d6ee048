// Says: incorrect argument label in call (have 'duration:animations:', expected 'withDuration:animations:')
import InterruptibleTransitions

func fade(_ view: UIView) {
  UIView.animate(duration: 1, animations: { view.alpha = 0 })
}
