import Foundation

/// A control that lets the user select a value in a range by moving a thumb along a track.
@MainActor open class UISlider: UIControl {
  /// The diameter of the thumb, in points.
  private static let thumb: CGFloat = 28
  /// The distance from the thumb within which a touch moves the thumb, in points.
  private static let reach: CGFloat = 8

  private let track = UIView()
  private let handle = UIView()
  private var current: Float = 0
  /// The distance from the center of the thumb to the finger that moves it, in points.
  private var grip: CGFloat = 0

  /// The current value. Values outside the range are clamped. The default is 0.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }
  /// The minimum value. The default is 0.
  open var minimumValue: Float = 0 {
    didSet { rangeDidChange() }
  }
  /// The maximum value. The default is 1.
  open var maximumValue: Float = 1 {
    didSet { rangeDidChange() }
  }
  /// Whether the slider reports each change of its value, instead of only the last one.
  ///
  /// The default is true.
  open var isContinuous = true

  /// Creates a slider with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    track.backgroundColor = .lightGray
    handle.backgroundColor = .white
    handle.layer.cornerRadius = Self.thumb / 2
    for view in [track, handle] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Sets the value, clamped to the range. The method sends no action.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    current = min(max(value, minimumValue), max(minimumValue, maximumValue))
    setNeedsLayout()
    if animated, window != nil { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  /// Returns the rectangle of the track for the bounds of the slider, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }

  /// The height of every slider, in points. A slider has any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 31)
  }

  /// Returns the rectangle of the thumb for bounds, a track, and a value, in points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 && range.isFinite ? CGFloat((value - minimumValue) / range) : 0
    let place = isMirrored ? 1 - part : part
    return CGRect(
      x: rect.minX + place * (rect.width - Self.thumb), y: bounds.midY - Self.thumb / 2,
      width: Self.thumb, height: Self.thumb)
  }

  /// Lays out the track and the thumb.
  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = trackRect(forBounds: bounds)
    handle.frame = thumbRect
  }

  // MARK: Tracking

  /// Returns whether the touch is on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    grip = point.x - thumbRect.midX
    return isOnThumb(point)
  }

  /// Moves the thumb with the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let rect = trackRect(forBounds: bounds)
    guard rect.width > Self.thumb else { return true }
    let start = rect.minX + Self.thumb / 2
    let part = (touch.location(in: self).x - grip - start) / (rect.width - Self.thumb)
    let former = current
    let place = Float(isMirrored ? 1 - part : part)
    value = minimumValue + place * (maximumValue - minimumValue)
    if isContinuous, current != former { sendActions(for: .valueChanged) }
    return true
  }

  /// Reports the value if the slider is not continuous.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  /// Returns false for a pan along the slider that starts on the thumb (fact 4.54).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, isTracking else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let movement = pan.translation(in: self)
    return abs(movement.x) <= abs(movement.y)
  }

  private var thumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
  }

  private func isOnThumb(_ point: CGPoint) -> Bool {
    thumbRect.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  /// Whether the minimum value is on the right.
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func rangeDidChange() {
    value = current
  }
}
