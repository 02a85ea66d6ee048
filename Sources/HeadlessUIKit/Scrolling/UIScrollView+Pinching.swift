import Foundation

extension UIScrollView {
  /// Attaches or removes the pinch gesture recognizer for changed limits (fact 3.90).
  func zoomLimitsDidChange() {
    let pinch = zoomState.pinch
    guard (maximumZoomScale > minimumZoomScale) != (pinch.view === self) else { return }
    if pinch.view === self { return removeGestureRecognizer(pinch) }
    if pinch.scrollView == nil {
      pinch.scrollView = self
      // As for the pan gesture recognizer, only an app's subclass can be the delegate.
      pinch.delegate = self as? any UIGestureRecognizerDelegate
      pinch.addHandler(self) { [weak self] recognizer in self?.pinchDidChange(recognizer.state) }
    }
    addGestureRecognizer(pinch)
  }

  /// Whether the pinch gesture recognizer may begin (facts 3.90, 3.101).
  var mayZoom: Bool {
    contentLetsGo(of: zoomState.pinch.attemptTouches) && delegate?.viewForZooming(in: self) != nil
  }

  private func pinchDidChange(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began: beginPinch()
    case .changed: continuePinch()
    case .ended, .cancelled: endPinch()
    default: break
    }
  }

  private func beginPinch() {
    endZoomAnimation()
    switch activity {
    case .decelerating, .animating: stopMoving()
    case .resting, .dragging, .held: break
    }
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let place = placeOfPinch
    zoomState.activity = .pinching(
      ZoomPinch(
        view: view, requested: zoomRange.requested(for: zoomScale),
        gestureScale: zoomState.pinch.scale,
        anchor: anchor(in: view, at: place), shown: position(of: view)))
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  private func continuePinch() {
    guard case .pinching(var gesture) = zoomState.activity else { return }
    followContent(&gesture)
    let view = gesture.view
    gesture.requested *= zoomState.pinch.scale / gesture.gestureScale
    gesture.gestureScale = zoomState.pinch.scale
    gesture.anchor.place = placeOfPinch
    let scale = zoomRange.shown(for: gesture.requested, bounces: bouncesZoom)
    let changes = scale != zoomScale
    var offset = scaleContent(scale, of: view, around: gesture.anchor)
    let extents = extents
    for axis in ScrollAxis.allCases where !bouncesAlong[axis] {
      offset[axis] = extents[axis].clamped(offset[axis])
    }
    gesture.shown = ZoomPosition(
      scale: scale, offset: pixelAligned(offset), origin: view.frame.origin)
    zoomState.activity = .pinching(gesture)
    show(offset)
    if changes { delegate?.scrollViewDidZoom(self) }
  }

  /// Continues from a position that other code has set (fact 3.95).
  private func followContent(_ gesture: inout ZoomPinch) {
    let position = position(of: gesture.view)
    guard position != gesture.shown else { return }
    gesture.requested = zoomRange.requested(for: zoomScale)
    gesture.anchor = anchor(in: gesture.view, at: gesture.anchor.place)
  }

  private func endPinch() {
    guard case .pinching(var gesture) = zoomState.activity else { return }
    followContent(&gesture)
    zoomState.activity = .resting
    let scale = zoomRange.clamped(zoomScale)
    if scale != zoomScale {
      animateZoom(to: scale, of: gesture.view, around: gesture.anchor, isBounce: true)
    } else {
      delegate?.scrollViewDidEndZooming(self, with: gesture.view, atScale: scale)
    }
    // Content beyond its edge otherwise returns when the last finger lifts (fact 3.104).
    if !isUnderFinger { fingersLifted() }
  }

  /// The point between the fingers, in points from the origin of the bounds.
  private var placeOfPinch: CGPoint { zoomState.pinch.location(in: self) - contentOffset }

  private func anchor(in view: UIView, at place: CGPoint) -> ZoomAnchor {
    let point = CGPoint(x: contentOffset.x + place.x, y: contentOffset.y + place.y)
    return ZoomAnchor(point: view.convert(point, from: self), place: place)
  }

  private func position(of view: UIView) -> ZoomPosition {
    ZoomPosition(scale: zoomScale, offset: contentOffset, origin: view.frame.origin)
  }
}
