import HeadlessDevice

@testable import InterruptibleTransitions

/// A button, and the number of times that it has fired.
final class TapButton {
  let view = UIButton(type: .system)
  private(set) var fired = 0

  init(in superview: UIView, _ act: @escaping () -> Void = {}) {
    view.frame = CGRect(x: 100, y: 300, width: 200, height: 60)
    let action = UIAction { [unowned self] _ in
      fired += 1
      act()
    }
    view.addAction(action, for: .touchUpInside)
    superview.addSubview(view)
  }

  /// The center of the button on the screen.
  var shownPlace: CGPoint {
    let frame = view.layer.presentation()?.frame ?? .zero
    let above = view.superview?.layer.presentation()?.frame.origin ?? .zero
    return CGPoint(x: frame.midX + above.x, y: frame.midY + above.y)
  }
}
