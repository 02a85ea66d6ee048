/// The controls that the fingers of a gesture came down on.
struct TouchedControls {
  private struct Reference {
    weak var control: UIControl?
  }

  private var references: [Reference] = []

  /// Records the control, if any, that a new touch is in.
  ///
  /// - Complexity: O(n) in the depth of the touched view.
  mutating func record(_ touch: UITouch) {
    references.removeAll { $0.control?.isTracking != true }
    let views = sequence(first: touch.view, next: { $0?.superview })
    for case let control as UIControl in views where control.followsDrags {
      references.append(Reference(control: control))
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
    references.lazy.compactMap(\.control).contains { control in
      control.isEnabled && isIncluded(control)
        && (control.isTracking || control.isDelayed(inside: recognizer.view))
    }
  }
}

extension UIControl {
  /// Whether a scroll view between the control and a view around it delays the control's touches.
  fileprivate func isDelayed(inside outer: UIView?) -> Bool {
    sequence(first: self as UIView, next: \.superview).prefix { $0 !== outer }.contains { view in
      (view as? UIScrollView)?.delaysContentTouches == true
    }
  }
}
