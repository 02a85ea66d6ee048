/// What lies below a presented view: it darkens what is beside that, keeps touches from it, and
/// hears of taps.
final class DimmingView: UIView {
  private let color: UIColor?
  private var tap: GestureObserver?

  /// Makes a view that is shown.
  ///
  /// - Parameter color: What it darkens with; nil if it only takes touches.
  init(_ color: UIColor?) {
    self.color = color
    super.init(frame: .zero)
    show(true)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Darkens, or does not. Its colour changes rather than its alpha: a view without alpha would
  /// hear of no tap.
  func show(_ isShown: Bool) {
    backgroundColor = isShown ? color : color?.withAlphaComponent(0)
  }

  /// Covers a container, and as much around it: pulled past an end, a transition moves its
  /// container.
  func cover(_ bounds: CGRect) {
    frame = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
  }

  /// Calls a closure at each tap.
  func onTap(_ action: @escaping () -> Void) {
    let recognizer = UITapGestureRecognizer()
    tap = GestureObserver(recognizer) { recognizer in
      if recognizer.state == .ended { action() }
    }
    addGestureRecognizer(recognizer)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // It is the container's that have changed: the presented view keeps clear of them.
    superview?.setNeedsLayout()
  }
}
