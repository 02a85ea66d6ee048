import Foundation

extension UIGestureRecognizer {
  /// The center of the touches in the window's coordinates. Without touches, it is the last center.
  var centroid: CGPoint {
    guard !activeTouches.isEmpty else { return lastCentroid }
    let count = CGFloat(activeTouches.count)
    return CGPoint(
      x: activeTouches.reduce(0) { $0 + ($1.pointer ?? $1.point).x } / count,
      y: activeTouches.reduce(0) { $0 + ($1.pointer ?? $1.point).y } / count)
  }

  /// The window of the gesture.
  var gestureWindow: UIWindow? { attemptTouches.last?.window ?? view?.window }

  /// Converts a point from the window's coordinates to a view's coordinates; nil means the
  /// window's.
  func convert(_ point: CGPoint, to target: UIView?) -> CGPoint {
    guard let target, let window = gestureWindow else { return point }
    return target.convert(point, from: window)
  }

  /// Returns whether the recognizer accepts a touch that began.
  func wants(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard isEnabled, acceptsTouches else { return false }
    if touch.isOnTrackpad {
      let pan = self as? UIPanGestureRecognizer
      let follows =
        event.type == .transform
        ? self is any TwoFingerGesture
        : pan?.allowedScrollTypesMask.contains(.continuous) == true
      return follows && shouldReceive(event)
    }
    return shouldReceive(event)
      && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }

  func accept(_ touch: UITouch) {
    activeTouches.append(touch)
    attemptTouches.append(touch)
  }

  /// Releases a touch, which other recognizers can still use.
  func release(_ touch: UITouch) {
    lastCentroid = centroid
    touch.lose(self)
    activeTouches.removeAll { $0 === touch }
    attemptTouches.removeAll { $0 === touch }
    TouchDelivery.release([touch])
  }

  /// Delivers the changes of the recognizer's touches to the recognizer.
  func receive(_ touches: [UITouch], of event: UIEvent) {
    for phase in Self.phases {
      guard acceptsTouches, touches.contains(where: { $0.phase == phase }) else { continue }
      var affected: Set<UITouch> = []
      for touch in touches
      where touch.phase == phase && activeTouches.contains(where: { $0 === touch }) {
        affected.insert(touch)
      }
      if affected.isEmpty { continue }
      if event.type == .scroll {
        (self as? UIPanGestureRecognizer)?.scrolled(affected, phase, at: event.timestamp)
        continue
      }
      if event.type == .transform {
        (self as? any TwoFingerGesture)?.pinched(affected, phase, event)
        continue
      }
      switch phase {
      case .began: touchesBegan(affected, with: event)
      case .moved: touchesMoved(affected, with: event)
      case .ended: touchesEnded(affected, with: event)
      default: touchesCancelled(affected, with: event)
      }
    }
    dropLiftedTouches()
  }

  private static let phases = [UITouch.Phase.began, .moved, .ended, .cancelled]

  private func dropLiftedTouches() {
    guard activeTouches.contains(where: { !$0.isDown }) else { return }
    lastCentroid = centroid
    activeTouches.removeAll { !$0.isDown }
  }

  /// The views from the touched views up to the recognizer's view, each once, deeper views first.
  var touchedViews: [UIView] {
    var views: [UIView] = []
    for touch in attemptTouches {
      let path = sequence(first: touch.view, next: { $0?.superview }).prefix { $0 !== view }
      for case let inner? in path where !views.contains(where: { $0 === inner }) {
        views.append(inner)
      }
    }
    return views + [view].compactMap { $0 }
  }

  /// Whether a single tap belongs to a control under the finger instead of this recognizer (fact
  /// 4.45).
  var isLeftToControl: Bool {
    guard let tap = self as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1, let view
    else { return false }
    return touchedViews.contains { $0 !== view && ($0 as? UIControl)?.isEnabled == true }
  }
}
