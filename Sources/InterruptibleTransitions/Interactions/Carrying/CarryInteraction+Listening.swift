// The recognizers, and the gestures that begin.
extension CarryInteraction {
  var edge: UIRectEdge { view?.backDirection == .left ? .right : .left }

  /// Returns the part of the size below which a gesture leads to the smaller end.
  func threshold(of recognizer: UIGestureRecognizer) -> CGFloat {
    if recognizer is UIPinchGestureRecognizer { return Self.pinchThreshold }
    return isEdgeSwipe ? Self.edgeThreshold : Self.dragThreshold
  }

  /// Returns whether the app allows a swipe of another recognizer in place of the edge swipe.
  func allowsEdgeStart(by recognizer: UIGestureRecognizer) -> Bool {
    shouldBegin(TransitionGestureStart(.edge, recognizer, in: view))
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
    if shouldBegin(TransitionGestureStart(.pinch, recognizer, in: view)) { return true }
    // The closure is called once for each gesture.
    self.zoomView = nil
    hasNewFinger = false
    return false
  }

  /// The scroll view under the finger whose content is enlarged.
  var enlargedView: UIScrollView? {
    touchedViews.lazy.compactMap { $0 as? UIScrollView }.first(where: \.isEnlarged)
  }

  func holds(_ transition: InterruptibleTransition) -> Bool {
    transition.session?.isHeld(by: self) == true
  }

  /// Returns the allowed direction along which a movement mainly leads.
  func direction(of movement: CGPoint) -> TransitionDirection? {
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
  var touchedViews: [UIView] {
    guard let touchedView else { return [] }
    return sequence(first: touchedView, next: \.superview).prefix { $0 !== view }.map { $0 }
      + (view is UIScrollView ? [view].compactMap { $0 } : [])
  }

  /// Returns whether a scroll view under the finger can scroll on.
  func scrolls(in direction: TransitionDirection) -> Bool {
    touchedViews.contains { ($0 as? UIScrollView)?.canScroll(toward: direction) == true }
  }

  func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
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

  var viewUnderPointer: UIView? { view?.hitTest(location(in: view), with: nil) }
}

/// The touches that tell fingers apart, because recognizers renumber theirs when a finger lifts.
struct CarryTouches {
  private var touches = WeakObjects<UITouch>()
  private var used: [ObjectIdentifier] = []
  /// The time of the last movement or lift, in seconds; nil without touches. The current time would
  /// change the velocity of touches that a busy main thread handles late.
  private(set) var time: TimeInterval?

  mutating func record(_ touch: UITouch) {
    touches.removeAll { !$0.isDown }
    // The new touch can have the address of a released one.
    if touches.all.count < used.count { used = [] }
    touches.insert(touch)
  }

  /// Removes lifted fingers, and returns whether other fingers carry than before.
  mutating func update() -> Bool {
    time = touches.all.map(\.timestamp).max() ?? time
    touches.removeAll { !$0.isDown }
    let current = touches.all.prefix(2).map { ObjectIdentifier($0) }
    defer { used = current }
    return current != used
  }

  /// Returns the locations of the first two fingers in a view, in points.
  func points(in view: UIView) -> [CGPoint] {
    touches.all.prefix(2).map { $0.location(in: view) }
  }

  /// Returns the locations of the first two fingers in a view before their last movement.
  func previousPoints(in view: UIView) -> [CGPoint] {
    touches.all.prefix(2).map {
      $0.phase == .moved ? $0.previousLocation(in: view) : $0.location(in: view)
    }
  }
}

extension UITouch {
  var isDown: Bool { phase != .ended && phase != .cancelled }
}
