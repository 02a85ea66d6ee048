extension InterruptibleTransition {
  /// Whether one of the interactions takes the transition with a recognizer.
  func takesTransition(by recognizer: UIGestureRecognizer) -> Bool {
    allInteractions.contains { $0.recognizers.contains { $0 === recognizer } }
  }

  /// The size of the transition's container, in points; before a flight, of the window around a
  /// view.
  func containerSize(around view: UIView?) -> CGSize {
    (sessionFlight?.containerView ?? view?.window)?.bounds.size ?? .zero
  }
}
