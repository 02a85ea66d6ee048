// The recognizers, and the gestures that begin.
extension CarryInteraction {
  var edge: UIRectEdge { view?.backDirection == .left ? .right : .left }

  func makeRecognizers(on view: UIView) -> [UIGestureRecognizer] {
    if isEdgeSwipe {
      let pan = ScreenEdgePanGestureRecognizer()
      pan.edges = edge
      return [pan]
    }
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 2
    return [pan, UIPinchGestureRecognizer()]
  }

  /// Returns the part of the size below which a gesture leads to the smaller end.
  func threshold(of recognizer: UIGestureRecognizer) -> CGFloat {
    if recognizer is UIPinchGestureRecognizer { return Self.pinchThreshold }
    return isEdgeSwipe ? Self.edgeThreshold : Self.dragThreshold
  }

  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let transition else { return false }
    if recognizer.isOnTrackpad { touchedView = recognizer.viewUnderPointer }
    if let flight = transition.flight {
      // Only fingers that touch the element have been received. An event of a trackpad has no
      // location before the gesture.
      let isOnElement =
        !recognizer.isOnTrackpad
        || flight.hasCarriable(
          id, at: recognizer.location(in: flight.containerView), on: touchedView)
      return holds(transition) || recognizer.view is UIWindow && isOnElement
    }
    guard begin != nil, transition.isAtRest, recognizer.view?.isInTransition != true,
      !yieldsStart(to: { $0.begin != nil && $0.view === view })
    else { return false }
    if isEdgeSwipe, let pan = recognizer as? UIPanGestureRecognizer {
      return shouldBegin(start(.edge, recognizer, pan.velocity(in: nil)))
    }
    guard !touchedControls.keepFinger(from: recognizer, where: { _ in true }),
      !touchedViews.contains(where: \.receivesKeyboard)
    else { return false }
    if let pan = recognizer as? UIPanGestureRecognizer {
      guard let direction = direction(of: pan.movement), !scrolls(in: direction),
        !pan.dragsEnlargedContent
      else { return false }
      return shouldBegin(start(.drag, recognizer, pan.velocity(in: nil)))
    }
    zoomView = enlargedView
    guard zoomView == nil else { return true }
    guard let pinch = recognizer as? UIPinchGestureRecognizer,
      TransitionGestureSample(travel: pinch.scale, from: 1, velocity: pinch.velocity)
        .movementTowardEnd < 0
    else { return false }
    return shouldBegin(start(.pinch, recognizer, .zero))
  }

  /// Returns whether the app allows a swipe of another recognizer in place of the edge swipe.
  func allowsEdgeStart(by recognizer: UIGestureRecognizer) -> Bool {
    let pan = recognizer as? UIPanGestureRecognizer
    return shouldBegin(start(.edge, recognizer, pan?.velocity(in: nil) ?? .zero))
  }

  func mayTakeHold(with recognizer: UIGestureRecognizer) -> Bool {
    guard let pinch = recognizer as? UIPinchGestureRecognizer, let zoomView else {
      return recognizer.state == .began || hasNewFinger
    }
    // A scroll view without a bounce stays at its minimum scale.
    let isBelow =
      zoomView.bouncesZoom
      ? zoomView.zoomScale < zoomView.minimumZoomScale
      : zoomView.zoomScale <= zoomView.minimumZoomScale && pinch.velocity < 0
    guard isBelow, transition?.isAtRest == true,
      view?.isInTransition != true
    else { return false }
    if shouldBegin(start(.pinch, recognizer, .zero)) { return true }
    // The closure is called once for each gesture.
    self.zoomView = nil
    hasNewFinger = false
    return false
  }

  func recognizes(_ own: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
    if recognizers.contains(where: { $0 === other }) { return true }
    guard own is UIPinchGestureRecognizer, transition?.flight == nil,
      let scrollView = zoomView ?? enlargedView
    else { return false }
    return other === scrollView.pinchGestureRecognizer || other === scrollView.panGestureRecognizer
  }

  /// The scroll view under the finger whose content is enlarged.
  private var enlargedView: UIScrollView? {
    touchedViews.lazy.compactMap { $0 as? UIScrollView }.first(where: \.isEnlarged)
  }

  private func holds(_ transition: InterruptibleTransition) -> Bool {
    transition.session?.isHeld(by: self) == true
  }

  private func start(
    _ kind: TransitionCarryStart.Kind, _ recognizer: UIGestureRecognizer, _ velocity: CGPoint
  ) -> TransitionCarryStart {
    TransitionCarryStart(
      kind: kind, location: recognizer.location(in: view),
      velocity: CGVector(dx: velocity.x, dy: velocity.y))
  }

  /// Returns the allowed direction along which a movement mainly leads.
  private func direction(of movement: CGPoint) -> TransitionDirection? {
    allowedDirections.first { direction in
      let along = direction.component(of: movement)
      let across = direction.axis == .vertical ? movement.x : movement.y
      return along > 0 && along >= abs(across)
    }
  }

  /// The directions, without layout directions.
  var allowedDirections: [TransitionDirection] {
    let layout =
      view?.effectiveUserInterfaceLayoutDirection ?? transition?.flight?.layoutDirection
      ?? .leftToRight
    return directions.map { $0.resolved(in: layout) }
  }

  /// The touched view and those around it, inside the view on which the interaction listens. A view
  /// in which text is edited keeps its drags, which dismiss the keyboard.
  private var touchedViews: [UIView] {
    guard let touchedView else { return [] }
    return sequence(first: touchedView, next: \.superview).prefix { $0 !== view }.map { $0 }
      + (view is UIScrollView ? [view].compactMap { $0 } : [])
  }

  /// Returns whether a scroll view under the finger can scroll on.
  private func scrolls(in direction: TransitionDirection) -> Bool {
    touchedViews.contains { ($0 as? UIScrollView)?.canScroll(toward: direction) == true }
  }

  func precedes(_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard let transition else { return false }
    guard own is UIPanGestureRecognizer else {
      // At its minimum, a zooming scroll view only zooms in.
      let scrollView = other.view as? UIScrollView
      return transition.flight == nil && scrollView?.pinchGestureRecognizer === other
        && scrollView?.isEnlarged == false
    }
    guard transition.flight == nil else {
      if let precedes = transition.pan(own, precedes: other) { return precedes }
      return (other.isPan(in: transition.flight) || other.isScrollPan)
        && !transition.canMoveTransition(by: other)
    }
    guard begin != nil else { return false }
    if isEdgeSwipe { return other.isScrollPan || other.popsPage }
    if other.popsPage { return allowedDirections.contains { $0.axis == .horizontal } }
    guard other.isScrollPan, let scrollView = other.view as? UIScrollView,
      scrollView.isDescendant(of: own.view ?? scrollView)
    else { return false }
    return allowedDirections.contains { !scrollView.canScroll(toward: $0) }
  }

  func yields(_ own: UIGestureRecognizer, to other: UIGestureRecognizer) -> Bool {
    if let yields = transition?.pan(other, precedes: own) { return yields }
    guard !isEdgeSwipe, transition?.flight == nil, own is UIPanGestureRecognizer,
      let pan = other as? UIPanGestureRecognizer, pan.minimumNumberOfTouches <= 1, pan.isEnabled,
      let inner = other.view, let outer = own.view, inner !== outer,
      inner.isDescendant(of: outer)
    else { return false }
    guard other.isScrollPan, let scrollView = inner as? UIScrollView else { return true }
    return allowedDirections.allSatisfy { scrollView.canScroll(toward: $0) }
  }

  /// Returns whether to receive a touch: on the view at rest, and on the element in flight.
  func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    let isReceived = accepts(recognizer, touch)
    if isReceived {
      touches.record(touch)
      hasNewFinger = true
    }
    return isReceived
  }

  /// Forgets the touches of former gestures, because an event of a trackpad has none.
  func forgetTouches() {
    guard transition.map(holds) != true else { return }
    touches = CarryTouches()
    touchedView = nil
  }

  private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    touchedView = touch.view
    touchedControls.record(touch)
    (recognizer as? ScreenEdgePanGestureRecognizer)?.edges = edge
    guard let transition, let flight = transition.flight else {
      return !(recognizer.view is UIWindow)
    }
    // A finger that joins the others.
    if holds(transition) { return true }
    guard recognizer.view is UIWindow, !flight.passesThrough(touch) else { return false }
    return flight.hasCarriable(
      id, at: touch.location(in: flight.containerView), on: touch.view)
  }
}

extension UIScrollView {
  /// Ends the gestures that zoom and scroll the content.
  func endGestures() {
    let gestures: [UIGestureRecognizer?] = [pinchGestureRecognizer, panGestureRecognizer]
    for gesture in gestures.compactMap({ $0 }) where gesture.isEnabled {
      gesture.isEnabled = false
      gesture.isEnabled = true
    }
  }
}

extension UIGestureRecognizer {
  var isOnTrackpad: Bool { numberOfTouches == 0 }

  fileprivate var viewUnderPointer: UIView? { view?.hitTest(location(in: view), with: nil) }
}
