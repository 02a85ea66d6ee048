// Says: missing return
import InterruptibleTransitions

func frame(of view: UIView) -> CGRect {
  if view.isHidden { return .zero }
}
