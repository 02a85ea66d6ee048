/// The controls that the fingers of a gesture came down on.
struct TouchedControls {
  private struct Touch {
    weak var control: UIControl?
    weak var touch: UITouch?
    let location: CGPoint
    let time: TimeInterval
  }

  /// How long a scroll view may delay a touch, in seconds: somewhat longer than UIKit's do.
  private static let delay: TimeInterval = 0.2

  private var touches: [Touch] = []

  /// Records the control, if any, that a new touch is in.
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

  /// Whether one of the controls keeps its finger from a recognizer on a view around it.
  ///
  /// A scroll view may not have passed the touch to the control yet. It does so when its own
  /// recognizer fails.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer.
  ///   - isIncluded: Whether a control counts.
  /// - Returns: Whether the finger is left to a control.
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
  /// How far beside its thumb a finger may move a slider, in points.
  private static let thumbReach: CGFloat = 20

  /// Whether the control may track a touch at a point: a slider does on its thumb alone.
  fileprivate func mayTrack(at point: CGPoint) -> Bool {
    guard let slider = self as? UISlider else { return true }
    let track = slider.trackRect(forBounds: bounds)
    return slider.thumbRect(forBounds: bounds, trackRect: track, value: slider.value)
      .insetBy(dx: -Self.thumbReach, dy: -Self.thumbReach).contains(point)
  }

  /// Whether a scroll view between the control and a view around it delays the control's touches.
  fileprivate func isDelayed(inside outer: UIView?) -> Bool {
    sequence(first: self as UIView, next: \.superview).prefix { $0 !== outer }.contains { view in
      (view as? UIScrollView)?.delaysContentTouches == true
    }
  }
}
