/// An invisible view in the container of a presentation that covers only a part of the screen. It
/// moves the presenting page away while both are in the window, and puts the page back.
final class CoveredPage: UIView, ContainerParticipant {
  private weak var controller: UIViewController?
  private weak var presented: UIView?
  private let appearance: TransitionPageAppearance
  /// Whether the page is to be away, unless a flight puts it back.
  private var isAway = false
  /// The change of the page; nil before the first one.
  private var change: PageChange?
  private var safeArea: SafeAreaKeeper?
  private var windowObserver: (any WindowObserver)?
  private var size: CGSize
  /// Whether the page is being moved. The layout meanwhile can call the presentation controller.
  private var isMoving = false

  /// Adds the view to the container of a presentation; nil if the presented view covers the
  /// container, if UIKit moves the presenting page, or if the appearance does not move it.
  init?(of flight: TransitionFlight, appearance: TransitionPageAppearance) {
    let container = flight.containerView
    guard flight.isModal, flight.isPresentation, flight.outgoingView == nil, appearance.movesPage,
      let presented = flight.incomingView, !presented.covers(container),
      let page = flight.fromViewController?.viewIfLoaded, !container.isDescendant(of: page)
    else { return nil }
    controller = flight.fromViewController
    self.presented = presented
    self.appearance = appearance
    size = container.bounds.size
    super.init(frame: container.bounds)
    isHidden = true
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private var page: UIView? { controller?.viewIfLoaded }

  private var isInWindow: Bool { window != nil && page?.window === window }

  func animateAlongside(_ flight: TransitionFlight) {
    let isPresentation = flight.isPresentation
    // With reduced motion, the page returns at the end, when the container leaves the window.
    guard isPresentation || !flight.usesReducedMotion else { return }
    isAway = isPresentation
    flight.addAnimations {
      if isPresentation { self.moveAway() } else { self.moveBack() }
    } completion: { outcome in
      guard (outcome == .completed) == isPresentation else { return self.end() }
      self.isAway = true
      UnanimatedCall.perform {
        // The app can have replaced the root view controller in flight.
        if !self.isInWindow { return self.putBack() }
        if !isPresentation { self.moveAwayAgain() }
      }
    }
  }

  /// Puts the page back for good.
  func end() {
    removeFromSuperview()
    UnanimatedCall.perform { putBack() }
  }

  /// Moves the page as the frame of the presented view requires. The change can be animated.
  func update() {
    if isAway, isInWindow, bounds.size == size { moveAway() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    windowObserver.take()?.remove()
    guard change != nil else { return }
    if window != nil {
      windowObserver = controller?.windowObserverPage?.makeWindowObserver(for: self)
    }
    pageDidChangeWindow()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != size else { return }
    size = bounds.size
    if isAway, isInWindow { moveAwayAgain() }
  }

  private func moveAway() {
    guard let page, let presented, !isMoving, !isChanged else { return }
    isMoving = true
    defer { isMoving = false }
    if change == nil {
      safeArea = controller.flatMap(SafeAreaKeeper.init)
      windowObserver =
        windowObserver ?? controller?.windowObserverPage?.makeWindowObserver(for: self)
    }
    let original = change?.original ?? PageState(of: page)
    let extent = presented.place.size
    let motion = CGVector(
      dx: appearance.offset.dx * extent.width, dy: appearance.offset.dy * extent.height)
    let fills = change?.fillsSuperview ?? (page.place == page.superview?.bounds)
    original.move(page, by: page.transform(of: appearance, translation: motion))
    if appearance.cornerRadius > 0, change?.isRadiusReplaced(on: page) != true {
      page.layer.cornerRadius = appearance.cornerRadius
      page.clipsToBounds = true
    }
    change = PageChange(
      original: original, shown: PageState(of: page),
      radius: appearance.cornerRadius > 0 ? appearance.cornerRadius : original.layerRadius,
      fillsSuperview: fills)
    guard var safeArea else { return }
    // UIKit can reduce the safe area of a moved view. The content keeps its place in the view.
    UnanimatedCall.perform {
      safeArea.compensate()
      page.superview?.layoutIfNeeded()
    }
    self.safeArea = safeArea
  }

  /// Moves the page from its place in a container with another size.
  private func moveAwayAgain() {
    guard let page, let superview = page.superview, let change, !isMoving, !isChanged else {
      return
    }
    isMoving = true
    putBack()
    // UIKit has set the frame of the view with its transform, which is undefined.
    if let frame = controller?.presentedFrame(in: superview) {
      page.place(at: frame)
    } else if change.fillsSuperview {
      page.place(at: superview.bounds)
    } else {
      superview.setNeedsLayout()
    }
    superview.layoutIfNeeded()
    safeArea = controller.flatMap(SafeAreaKeeper.init)
    isMoving = false
    moveAway()
  }

  /// Whether other code has changed the transform, which then stays as it is.
  private var isChanged: Bool {
    guard let page, let change else { return false }
    return change.isSpaceReplaced(on: page)
  }

  private func moveBack() {
    guard let page, change != nil else { return }
    change?.undo(on: page)
    safeArea?.restore()
  }

  private func putBack() {
    moveBack()
    if let page { change?.undoClipping(of: page) }
  }
}

/// A change of a page, which can be undone without values that other code has set since then.
private struct PageChange {
  /// The values of the page in its place.
  let original: PageState
  /// The values after the change.
  let shown: PageState
  /// The radius of the change, in points, which other code can have replaced before.
  let radius: CGFloat
  /// Whether the page fills its superview, which sets the page's frame without its transform.
  let fillsSuperview: Bool
  /// Whether the transform has not been undone.
  private var isMoved = true
  /// Whether the radius has not been undone.
  private var isRounded = true

  init(original: PageState, shown: PageState, radius: CGFloat, fillsSuperview: Bool) {
    self.original = original
    self.shown = shown
    self.radius = radius
    self.fillsSuperview = fillsSuperview
  }

  /// Returns whether other code has set the transform. If a flight that undoes the change is
  /// cancelled, UIKit restores the transform after the change.
  func isSpaceReplaced(on page: UIView) -> Bool {
    !shown.isSpace(of: page) && (isMoved || !original.isSpace(of: page))
  }

  /// Returns whether other code has set the radius.
  func isRadiusReplaced(on page: UIView) -> Bool {
    page.layer.cornerRadius != radius
      && (isRounded || page.layer.cornerRadius != original.layerRadius)
  }

  /// Restores the transform and the radius. The corners stay clipped, because the change of the
  /// radius can be animated.
  mutating func undo(on page: UIView) {
    isMoved = isSpaceReplaced(on: page)
    isRounded = isRadiusReplaced(on: page)
    if shown.isSpace(of: page) { page.transform3D = original.space }
    if page.layer.cornerRadius == radius { page.layer.cornerRadius = original.layerRadius }
  }

  func undoClipping(of page: UIView) {
    guard page.layer.cornerRadius == original.layerRadius, page.clipsToBounds == shown.clips else {
      return
    }
    page.clipsToBounds = original.clips
  }
}

extension CoveredPage: WindowObserverDelegate {
  func pageDidChangeWindow() {
    guard isInWindow else { return UnanimatedCall.perform { putBack() } }
    // UIKit sets the frame of a page after it has added the page to the window.
    size = .zero
    setNeedsLayout()
  }

  func pageWillChangeWindow() {
    FrameLoop().wait { [weak self] in
      self?.pageDidChangeWindow()
      return true
    }
  }
}

extension TransitionPageAppearance {
  /// Whether the page is moved, scaled or rounded.
  fileprivate var movesPage: Bool { offset != .zero || scale != 1 || cornerRadius > 0 }
}
