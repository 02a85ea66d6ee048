/// A view below a presented view that dims the area outside it, blocks touches or passes them
/// through, and reports taps.
final class DimmingView: UIView, UIGestureRecognizerDelegate {
  /// The dimming color; nil for a view that only handles touches.
  var color: UIColor? {
    didSet { show(isShown) }
  }
  /// Whether the dimming is shown, or is about to be at the end of an animation.
  private var isShown = true
  /// Whether touches reach the views below the presentation.
  var passesTouchesThrough = false
  private let action: () -> Void
  private var tap: GestureObserver?
  /// The tap count of the last touch here; 0 if its first tap was elsewhere.
  private var tapCount = 0

  /// Makes a view without a color.
  ///
  /// - Parameter action: Called at each tap while ``receivesTaps`` is true, but not at the second
  ///   of a double tap whose first was elsewhere: on the button that has made the view appear.
  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init(frame: .zero)
    accessibilityLabel = Accessibility.dismissLabel
    accessibilityTraits = .button
    let recognizer = UITapGestureRecognizer()
    recognizer.delegate = self
    tap = GestureObserver(recognizer) { recognizer in
      if recognizer.state == .ended { action() }
    }
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Whether taps are reported. If so, VoiceOver finds a button here.
  var receivesTaps: Bool {
    get { tap?.recognizer.isEnabled == true }
    set {
      tap?.recognizer.isEnabled = newValue
      isAccessibilityElement = newValue
    }
  }

  override func accessibilityActivate() -> Bool {
    guard receivesTaps else { return super.accessibilityActivate() }
    action()
    return true
  }

  override func accessibilityPerformEscape() -> Bool {
    guard receivesTaps else { return super.accessibilityPerformEscape() }
    action()
    return true
  }

  /// Shows or hides the dimming. This changes the color instead of the alpha, because a view
  /// without alpha receives no taps.
  func show(_ isShown: Bool) {
    self.isShown = isShown
    backgroundColor = isShown ? color : color?.withAlphaComponent(0)
  }

  /// Covers a container and as much around it: past an end, a transition moves its container.
  func cover(_ bounds: CGRect) {
    frame = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard passesTouchesThrough, let container = superview else {
      return super.hitTest(point, with: event)
    }
    return hitTest(point, below: container, with: event)
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
