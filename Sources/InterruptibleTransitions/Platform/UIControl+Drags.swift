extension UIControl {
  /// The events that a tap sends, and those that end the look of a pressed control.
  private static let taps: Event = [
    .touchDown, .touchDownRepeat, .touchUpInside, .touchUpOutside, .touchCancel, .touchDragEnter,
    .touchDragExit, .primaryActionTriggered, .menuActionTriggered,
  ]

  /// Whether a finger that drags on the control is for the control.
  ///
  /// A finger only taps UIKit's buttons, text fields, segmented and page controls, plain controls,
  /// and controls that have actions for taps alone, such as a card. A switch keeps drags along
  /// itself by `gestureRecognizerShouldBegin(_:)`.
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
