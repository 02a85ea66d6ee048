/// A view below a presented view that dims the area outside it and handles touches there. While the
/// presented view leaves, it blocks only the second tap of a double tap.
final class DimmingView: UIView, UIGestureRecognizerDelegate {
  /// The dimming color; nil for a view that only handles touches.
  var color: UIColor? {
    didSet { show(isShown) }
  }
  /// Whether the dimming is shown, or will be shown at the end of an animation.
  private var isShown = true
  var passesTouchesThrough = false
  private let action: () -> Void
  private let isLeaving: () -> Bool
  /// The last tap that was reported while the presented view stayed.
  private var lastTap: Tap?
  private var tap: TransitionGestureObserver?
  /// The tap count of the last touch in the view; 0 if the first tap was outside the view.
  private var tapCount = 0

  /// Creates a view without a color. The action does not get the second tap of a double tap whose
  /// first tap was outside the view, such as on the button that presented.
  init(_ action: @escaping () -> Void, isLeaving: @escaping () -> Bool) {
    self.action = action
    self.isLeaving = isLeaving
    super.init(frame: .zero)
    accessibilityLabel = Accessibility.dismissLabel
    accessibilityTraits = .button
    let recognizer = UITapGestureRecognizer()
    recognizer.delegate = self
    tap = TransitionGestureObserver(recognizer) { [weak self] recognizer in
      if recognizer.state == .ended { self?.tapped(at: recognizer.location(in: nil)) }
    }
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Whether taps are reported. If true, the view is a button for VoiceOver.
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

  /// Shows or hides the color, because a view with `alpha` 0 receives no taps.
  func show(_ isShown: Bool) {
    self.isShown = isShown
    backgroundColor = isShown ? color : color?.withAlphaComponent(0)
  }

  /// Covers the bounds and their size on each side, because an overshoot moves the container.
  func cover(_ bounds: CGRect) {
    frame = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard passesTouchesThrough || isLeaving() && !isSecondTap(at: convert(point, to: nil)),
      let container = superview
    else { return super.hitTest(point, with: event) }
    return hitTest(point, below: container, with: event)
  }

  private func tapped(at location: CGPoint) {
    if !isLeaving() { lastTap = Tap(location: location, time: FrameClock.now) }
    action()
  }

  /// Returns whether a touch at a point of the window is the second one of a double tap.
  private func isSecondTap(at point: CGPoint) -> Bool {
    guard let lastTap, FrameClock.now - lastTap.time < Tap.longestPause else { return false }
    let distance = hypot(point.x - lastTap.location.x, point.y - lastTap.location.y)
    return distance <= Tap.longestDistance
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    tapCount = touch.tapCount == tapCount + 1 || touch.tapCount == 1 ? touch.tapCount : 0
    return tapCount > 0
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // A change of the container's insets also changes the frame of the presented view.
    superview?.setNeedsLayout()
  }
}

/// A tap that can be the first one of a double tap.
private struct Tap {
  /// The longest time between the taps of a double tap, in seconds.
  static let longestPause: TimeInterval = 0.3
  /// The longest distance between the taps of a double tap, in points.
  static let longestDistance: CGFloat = 24

  /// The location, in the window.
  let location: CGPoint
  /// The time, in seconds on the clock of the frames.
  let time: TimeInterval
}
