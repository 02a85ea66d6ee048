extension UIControl {
  /// The events that a tap sends, and the events that end the highlighted state of a control.
  private static let taps: Event = [
    .touchDown, .touchDownRepeat, .touchUpInside, .touchUpOutside, .touchCancel, .touchDragEnter,
    .touchDragExit, .primaryActionTriggered, .menuActionTriggered,
  ]

  /// Whether a drag on the control belongs to the control. UIKit's buttons, text fields, segmented
  /// and page controls, and controls with actions only for taps do not keep drags. A switch keeps
  /// drags with `gestureRecognizerShouldBegin(_:)`.
  var followsDrags: Bool {
    let events = allControlEvents
    if !events.isEmpty && events.isSubset(of: Self.taps) || type(of: self) == UIControl.self {
      return false
    }
    #if canImport(UIKit)
      return
        !(self is UIButton || self is UITextField || self is UISwitch
        || self is UISegmentedControl || self is UIPageControl)
    #else
      return !(self is UIButton || self is UISwitch)
    #endif
  }
}
