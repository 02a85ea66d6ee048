/// A view below a presented view that dims what is beside it, blocks touches, and reports taps.
final class DimmingView: UIView, UIGestureRecognizerDelegate {
  private let color: UIColor?
  private var tap: GestureObserver?
  /// The tap count of the last touch here; 0 if its first tap was elsewhere.
  private var tapCount = 0

  /// Makes a visible dimming view.
  ///
  /// - Parameter color: The dimming colour; nil for a view that only takes touches.
  init(_ color: UIColor?) {
    self.color = color
    super.init(frame: .zero)
    show(true)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows or hides the dimming. This changes the colour instead of the alpha, because a view
  /// without alpha receives no taps.
  func show(_ isShown: Bool) {
    backgroundColor = isShown ? color : color?.withAlphaComponent(0)
  }

  /// Covers a container and as much around it: past an end, a transition moves its container.
  func cover(_ bounds: CGRect) {
    frame = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
  }

  /// Calls a closure at each tap, but not at the second of a double tap whose first was elsewhere:
  /// on the button that has made the view appear.
  func onTap(_ action: @escaping () -> Void) {
    let recognizer = UITapGestureRecognizer()
    recognizer.delegate = self
    tap = GestureObserver(recognizer) { recognizer in
      if recognizer.state == .ended { action() }
    }
    addGestureRecognizer(recognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    tapCount = touch.tapCount == tapCount + 1 || touch.tapCount == 1 ? touch.tapCount : 0
    return tapCount > 0
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // The container's insets have changed too: the presented view stays inside them.
    superview?.setNeedsLayout()
  }
}
