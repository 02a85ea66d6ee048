// Says: cannot override instance method parameter of type 'UIEvent?' with non-optional type
import InterruptibleTransitions

final class TouchView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
}
