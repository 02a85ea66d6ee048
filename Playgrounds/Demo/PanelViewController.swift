import InterruptibleTransitions

/// The view controller of the panel's window.
///
/// Only the panel gets touches. A pan moves the panel up and down.
final class PanelViewController: UIViewController {
  let panel = FlightPanel()
  /// The distance of the panel from its first place, in points.
  private var offset: CGFloat = 0
  private var observer: TransitionGestureObserver?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    let pan = UIPanGestureRecognizer()
    panel.addGestureRecognizer(pan)
    observer = TransitionGestureObserver(pan) { [weak self] pan in
      guard let self else { return }
      offset += pan.translation(in: view).y
      pan.setTranslation(.zero, in: view)
      view.setNeedsLayout()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = panel.sizeThatFits(view.bounds.size)
    let top = view.safeAreaInsets.top + 4
    let bottom = max(view.bounds.height - view.safeAreaInsets.bottom - size.height, top)
    panel.frame = CGRect(
      x: (view.bounds.width - size.width) / 2, y: min(max(top + offset, top), bottom),
      width: size.width, height: size.height)
  }
}

/// A window above the demo that passes touches outside its panel to the window below.
final class PanelWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self || view === rootViewController?.view ? nil : view
  }
}
