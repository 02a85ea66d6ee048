/// A bar that may take no touches during a navigation controller's transition.
@MainActor protocol TransitionBar: UIView {
  /// Whether such a transition is under way, and the app has not set `isUserInteractionEnabled`
  /// since it began.
  var isHeldByTransition: Bool { get set }
}

extension TransitionBar {
  /// Whether the transition blocks touches (fact 2.135).
  var takesNoTouches: Bool {
    isHeldByTransition && !Runtime.current.reads(.leavesBarsEnabled)
  }
}
