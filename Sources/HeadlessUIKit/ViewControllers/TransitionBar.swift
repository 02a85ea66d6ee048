/// A bar that may receive no touches during a navigation controller's transition.
@MainActor protocol TransitionBar: UIView {
  /// Whether such a transition is in progress, and the app has not set `isUserInteractionEnabled`
  /// since it began.
  var isHeldByTransition: Bool { get set }
}

extension TransitionBar {
  /// Whether the transition blocks touches of the bar (fact 2.135).
  var takesNoTouches: Bool {
    isHeldByTransition && !Runtime.current.reads(.leavesBarsEnabled)
  }
}
