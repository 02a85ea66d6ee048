/// The controls on which the fingers of a gesture came down.
struct TouchedControls {
  private struct Touch {
    weak var control: UIControl?
    weak var touch: UITouch?
    let location: CGPoint
    let time: TimeInterval
  }

  /// The longest delay of a touch by a scroll view, in seconds, slightly longer than UIKit's.
  private static let delay: TimeInterval = 0.2

  private var touches: [Touch] = []

  /// Records the control that contains a new touch, if there is one.
  ///
  /// - Complexity: O(n) in the depth of the touched view.
  mutating func record(_ touch: UITouch) {
    touches.removeAll { $0.control?.isTracking != true }
    let views = sequence(first: touch.view, next: { $0?.superview })
    for case let control as UIControl in views where control.followsDrags {
      touches.append(
        Touch(
          control: control, touch: touch, location: touch.location(in: control),
          time: FrameClock.now))
    }
  }

  /// Returns whether a control keeps its finger from a recognizer on a view around it, also if a
  /// scroll view has not delivered the touch to the control yet.
  func keepFinger(
    from recognizer: UIGestureRecognizer, where isIncluded: (UIView?) -> Bool
  ) -> Bool {
    touches.contains { touch in
      guard let control = touch.control, control.isEnabled, isIncluded(control),
        let phase = touch.touch?.phase, phase != .ended, phase != .cancelled
      else { return false }
      let mayBeDelayed = FrameClock.now - touch.time < Self.delay
      return control.isTracking
        || mayBeDelayed && control.isDelayed(inside: recognizer.view)
          && control.mayTrack(at: touch.location)
    }
  }
}

extension UIControl {
  /// The distance around a slider's thumb at which a finger can still move the thumb, in points.
  private static let thumbRadius: CGFloat = 20

  /// Returns whether the control may track a touch at a point: a slider only on its thumb.
  fileprivate func mayTrack(at point: CGPoint) -> Bool {
    guard let slider = self as? UISlider else { return true }
    let track = slider.trackRect(forBounds: bounds)
    return slider.thumbRect(forBounds: bounds, trackRect: track, value: slider.value)
      .insetBy(dx: -Self.thumbRadius, dy: -Self.thumbRadius).contains(point)
  }

  /// Returns whether a scroll view inside an outer view delays the control's touches.
  fileprivate func isDelayed(inside outer: UIView?) -> Bool {
    sequence(first: self as UIView, next: \.superview).prefix { $0 !== outer }.contains { view in
      (view as? UIScrollView)?.delaysContentTouches == true
    }
  }
}
