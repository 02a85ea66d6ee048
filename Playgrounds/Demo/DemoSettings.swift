import InterruptibleTransitions

/// The settings of the demo, which apply to every transition of its scenes.
struct DemoSettings: Equatable {
  /// The factors of slow motion that a person can choose.
  static let slowMotions: [Double] = [1, 3, 10]

  /// The factor by which flights take longer.
  var slowMotion = 1.0
  /// Whether flights cross-fade.
  var reducesMotion = false
  /// Whether the layout is from right to left.
  var isRightToLeft = false

  /// Applies the settings to a transition.
  func apply(to transition: InterruptibleTransition) {
    transition.configuration.slowMotionFactor = slowMotion
    // Without the switch, the person's accessibility setting applies.
    transition.configuration.isReduceMotionEnabled = reducesMotion ? true : nil
  }
}
