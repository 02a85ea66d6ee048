import Foundation

/// A view that lets the user scroll content that is larger than the view.
///
/// The content consists of the view's subviews. `contentOffset` determines the visible part, and is
/// the origin of the bounds.
@MainActor open class UIScrollView: UIView {
  /// The delegate, which is notified of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { extentsDidChange() } }
  }
  /// The distance between the content and the edges, in points, in addition to the safe area.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { extentsDidChange() } }
  }
  /// The way in which the safe area is added to `adjustedContentInset`. The default is automatic.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { extentsDidChange() }
  }
  /// Whether content can be pulled beyond its edges and then returns. The default is true.
  ///
  /// Setting the property sets the value for both axes.
  open var bounces: Bool {
    get { bouncesAlong.horizontal && bouncesAlong.vertical }
    set { bouncesAlong = ScrollAxes(horizontal: newValue, vertical: newValue) }
  }
  /// Whether content can be pulled beyond its left and right edges. The default is true.
  @available(iOS 17.4, visionOS 1.1, *)
  open var bouncesHorizontally: Bool {
    get { bouncesAlong.horizontal }
    set { bouncesAlong.horizontal = newValue }
  }
  /// Whether content can be pulled beyond its top and bottom edges. The default is true.
  @available(iOS 17.4, visionOS 1.1, *)
  open var bouncesVertically: Bool {
    get { bouncesAlong.vertical }
    set { bouncesAlong.vertical = newValue }
  }
  /// The axes along which content can be pulled beyond its edges.
  var bouncesAlong = ScrollAxes(horizontal: true, vertical: true) {
    didSet { extentsDidChange() }
  }
  /// Whether content that is not taller than the view can be pulled too. The default is false.
  open var alwaysBounceVertical = false {
    didSet { extentsDidChange() }
  }
  /// Whether content that is not wider than the view can be pulled too. The default is false.
  open var alwaysBounceHorizontal = false {
    didSet { extentsDidChange() }
  }
  /// Whether the content stops at multiples of the view's size when the user scrolls (fact 3.110).
  ///
  /// The default is false. Setting the property does not move the content.
  open var isPagingEnabled = false
  /// Whether a finger moves the content. The default is true.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }
  /// Whether a drag that begins along one axis moves only along that axis. The default is false.
  open var isDirectionalLockEnabled = false
  /// The rate at which content decelerates after a finger has lifted. The default is normal.
  open var decelerationRate = DecelerationRate.normal
  /// Whether the vertical scroll indicator is visible. The default is true (fact 3.108).
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal scroll indicator is visible. The default is true (fact 3.108).
  open var showsHorizontalScrollIndicator = true
  /// The smallest scale factor of the content. The default is 1.
  ///
  /// Setting the value does not change the scale factor (fact 3.99).
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }
  /// The largest scale factor of the content. The default is 1.
  ///
  /// The user can zoom if the value is greater than `minimumZoomScale`.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }
  /// Whether a pinch can zoom the content beyond the limits, to which it returns. The default is
  /// true.
  open var bouncesZoom = true
  /// Whether views in the content are notified of a touch only if it does not begin a scroll.
  ///
  /// The default is true.
  open var delaysContentTouches = true
  /// Whether a touch can still scroll after views in the content have been notified of it.
  ///
  /// The default is true.
  open var canCancelContentTouches = true

  /// The control that the user pulls down to refresh the content. The default is nil.
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }

  let pan = ScrollPanGestureRecognizer()
  let touchDelay = ScrollTouchDelayRecognizer()
  let zoomState = ScrollZoom()
  /// The cause of the content's current motion.
  var activity = ScrollActivity.resting {
    didSet { activityDidChange() }
  }
  /// The visible scroll indicators.
  var indicators: [ScrollIndicatorView] = []
  /// The timer that removes the scroll indicators.
  var indicatorTimer: RuntimeTimer?
  /// Whether a finger is on the content.
  var isUnderFinger = false
  /// Whether the delegate is being notified of a release.
  var isNotifyingOfRelease = false
  private var frames: FrameObserver?
  /// The insets before the last change, which determine the effect of the next change.
  var toldInset = UIEdgeInsets.zero
  var toldContentInset = UIEdgeInsets.zero
  var toldRefreshInset: CGFloat = 0
  var toldExtents = ScrollAxes(horizontal: ScrollExtent.none, vertical: ScrollExtent.none)

  /// Creates a scroll view with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    connectRecognizers()
    toldExtents = extents
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The gesture recognizer that moves the content. Its delegate must stay the scroll view.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The point of the content at the origin of the view, in points. Animatable.
  ///
  /// The content offset is the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = pixelAligned(newValue) }
  }

  /// The bounds of the view in its own coordinates, in points. Animatable.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      boundsDidChange(from: old)
    }
  }

  /// The frame of the view in its superview, in points.
  ///
  /// The frame is undefined if the transform is not the identity.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds
      super.frame = newValue
      boundsDidChange(from: old)
    }
  }

  /// Whether a finger is on the content, even if it does not drag.
  ///
  /// The value is still true while the delegate is notified of the release (fact 3.24).
  open var isTracking: Bool { isUnderFinger || isNotifyingOfRelease }

  /// Whether a finger is moving the content. The value is false after the finger has lifted (fact
  /// 3.25).
  open var isDragging: Bool {
    if case .dragging = activity { true } else { false }
  }

  /// Whether the content is moving after a finger has lifted.
  ///
  /// The value stays true for content that a finger has stopped, until that finger lifts (fact
  /// 3.26).
  open var isDecelerating: Bool {
    switch activity {
    case .decelerating, .held: true
    case .resting, .dragging, .animating: false
    }
  }

  /// Adjusts the content insets to a changed safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    extentsDidChange()
  }

  /// Stops the content when the view leaves its window, without notifying the delegate (fact 3.53).
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil else { return }
    rest()
    removeIndicators()
  }

  /// Keeps the scroll indicators in front of a new subview.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if !(subview is ScrollIndicatorView) { bringIndicatorsToFront() }
  }

  /// Returns whether a gesture recognizer of the view may begin.
  ///
  /// The pan gesture recognizer may begin if the content under the finger gives up the touch (fact
  /// 3.35). The pinch gesture recognizer also needs a view to zoom.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === pan { return contentLetsGo(of: pan.attemptTouches) }
    if gestureRecognizer === zoomState.pinch { return mayZoom }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Notifies the view that `adjustedContentInset` has changed, before the delegate is notified.
  open func adjustedContentInsetDidChange() {}

  /// Returns whether a view in the content receives touches. The default is true.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    true
  }

  /// Returns whether touches that a view in the content has received may scroll (fact 3.35).
  ///
  /// The default is true unless the view is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl)
  }

  /// Sets the content offset, at once or in a motion of 0.3 seconds (fact 3.27).
  ///
  /// - Parameters:
  ///   - contentOffset: The offset, in points. It may lie beyond the edges.
  ///   - animated: Whether the content moves to the offset. The delegate is notified at the end of
  ///     the motion. The motion replaces any other motion, whose end is not reported. Without a
  ///     window, and while a finger drags, the offset is set at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    move(to: contentOffset, animated: animated)
  }

  /// Starts or stops the calls of `advance(to:)` in each frame.
  func observeFrames(_ observes: Bool) {
    guard observes != (frames != nil) else { return }
    frames?.cancel()
    frames = nil
    guard observes else { return }
    var observer: FrameObserver?
    observer = Runtime.current.observeFrames { [weak self] time in
      if let self { self.advance(to: time) } else { observer?.cancel() }
    }
    frames = observer
  }
}
