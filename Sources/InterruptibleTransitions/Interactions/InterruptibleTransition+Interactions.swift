extension InterruptibleTransition {
  /// Whether one of the interactions takes the transition by a recognizer.
  func takesTransition(by recognizer: UIGestureRecognizer) -> Bool {
    interactions.contains { $0.recognizers.contains { $0 === recognizer } }
  }

  /// The size of what the transition moves in, or will, in points; fingers move it around a view.
  func containerSize(around view: UIView?) -> CGSize {
    (flight?.containerView ?? view?.window)?.bounds.size ?? .zero
  }
}
