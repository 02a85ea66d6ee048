import Foundation

/// A view whose content is larger than the view, and moves with a finger.
///
/// The content is the view's subviews; `contentOffset` determines the visible part, and is the
/// origin of the bounds. Zooming and paging are not in the headless runtime.
@MainActor open class UIScrollView: UIView {
  /// The delegate, which is notified of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { extentsDidChange() } }
  }
  /// The distance, in points, that the content keeps from the edges, besides the safe area.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { extentsDidChange() } }
  }
  /// How the safe area is added to `adjustedContentInset`. The default is automatic.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { extentsDidChange() }
  }
  /// Whether content can be pulled beyond its edges, and returns. The default is true. Setting it
  /// sets it for both axes.
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
  /// Along which axes content can be pulled beyond its edges.
  var bouncesAlong = ScrollAxes(horizontal: true, vertical: true) {
    didSet { extentsDidChange() }
  }
  /// Whether content that is not higher than the view can be pulled too. The default is false.
  open var alwaysBounceVertical = false {
    didSet { extentsDidChange() }
  }
  /// Whether content that is not wider than the view can be pulled too. The default is false.
  open var alwaysBounceHorizontal = false {
    didSet { extentsDidChange() }
  }
  /// Whether a finger moves the content. The default is true.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }
  /// Whether a drag that begins along one axis moves along that axis alone. The default is false.
  open var isDirectionalLockEnabled = false
  /// The rate at which content slows down after a finger has lifted. The default is normal.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a scroll indicator is shown; stored, of no effect here.
  open var showsVerticalScrollIndicator = true
  /// Whether a scroll indicator is shown; stored, of no effect here.
  open var showsHorizontalScrollIndicator = true
  /// Whether views in the content are notified of a touch only once it seems not to scroll. The
  /// default is true.
  open var delaysContentTouches = true
  /// Whether a touch of which views in the content have been notified can still scroll. The default
  /// is true.
  open var canCancelContentTouches = true

  /// The control that the user pulls down to refresh the content. The default is nil.
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }

  let pan = ScrollPanGestureRecognizer()
  let touchDelay = ScrollTouchDelayRecognizer()
  /// The cause of the content's motion.
  var activity = ScrollActivity.resting
  /// Whether a finger is on the content.
  var isUnderFinger = false
  /// Whether the delegate is being notified that a finger has lifted.
  var tellsOfRelease = false
  private var frames: FrameObserver?
  /// The insets before the last change, to find out what the change affects.
  var toldInset = UIEdgeInsets.zero
  var toldContentInset = UIEdgeInsets.zero
  var toldRefreshInset: CGFloat = 0
  var toldExtents = ScrollAxes(horizontal: ScrollExtent.none, vertical: ScrollExtent.none)

  /// Makes a scroll view with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    connectRecognizers()
    toldExtents = extents
  }

  /// Fails: there are no archives of views in a headless runtime.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The recognizer that moves the content. Its delegate must stay the scroll view.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The point of the content at the origin of the view, in points: the origin of the bounds.
  /// Animatable.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = pixelAligned(newValue) }
  }

  /// The rectangle in the view's own coordinates, in points. Animatable.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      boundsDidChange(from: old)
    }
  }

  /// The rectangle in the superview, in points. Undefined if the transform is not the identity.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds
      super.frame = newValue
      boundsDidChange(from: old)
    }
  }

  /// Whether a finger is on the content, whether it drags or not; still true when the delegate is
  /// notified that it has lifted (fact 3.24).
  open var isTracking: Bool { isUnderFinger || tellsOfRelease }

  /// Whether a finger moves the content. False once the finger has lifted (fact 3.25).
  open var isDragging: Bool {
    if case .dragging = activity { true } else { false }
  }

  /// Whether the content moves by itself after a finger has lifted. Content that a finger has
  /// stopped counts until that finger lifts (fact 3.26).
  open var isDecelerating: Bool {
    switch activity {
    case .decelerating, .held: true
    case .resting, .dragging, .animating: false
    }
  }

  /// Called when the safe area has changed; adjusts the content's insets.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    extentsDidChange()
  }

  /// Stops the content when the view leaves its window, without notifying the delegate (fact 3.53).
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { rest() }
  }

  /// Whether a recognizer on the view may begin. The scroll view's own may, if the content under
  /// the finger gives up the touch (fact 3.35).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return contentLetsGo(of: pan.attemptTouches)
  }

  /// Called when `adjustedContentInset` has changed, before the delegate.
  open func adjustedContentInsetDidChange() {}

  /// Whether a view in the content is notified of touches in it. The default is true.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    true
  }

  /// Whether touches of which a view in the content has been notified may scroll. The default is
  /// true unless the view is a control (fact 3.35).
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl)
  }

  /// Sets the offset, at once or in a motion of some tenths of a second (fact 3.27).
  ///
  /// - Parameters:
  ///   - contentOffset: in points; may lie beyond the edges.
  ///   - animated: true moves there and notifies the delegate at the end. The motion replaces any
  ///     other motion, whose end is not reported. Without a window, and while a finger drags, the
  ///     offset is set at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    move(to: contentOffset, animated: animated)
  }

  /// Starts or stops calling `advance` in each frame.
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
