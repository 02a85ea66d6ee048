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

extension TransitionInteraction {
  /// Whether a gesture of the same kind starts the transition that has brought in a container of
  /// the page, in the place of this one.
  ///
  /// - Parameter isLikeThis: Whether a gesture of that transition does the same as this one.
  /// - Returns: Whether there is such a gesture.
  func leavesStart(to isLikeThis: (Self) -> Bool) -> Bool {
    let others = transition?.guests.outerInteractions(beside: self) ?? []
    return others.lazy.compactMap { $0 as? Self }.contains(where: isLikeThis)
  }
}
