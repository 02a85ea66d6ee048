extension InterruptibleTransition {
  /// Returns whether one of the interactions holds the transition with a recognizer.
  func canMoveTransition(by recognizer: UIGestureRecognizer) -> Bool {
    allInteractions.contains { $0.recognizers.contains { $0 === recognizer } }
  }

  /// Returns the size of the transition's container, in points.
  ///
  /// Before a flight, this is the size of the window that contains a view.
  func containerSize(around view: UIView?) -> CGSize {
    (sessionFlight?.containerView ?? view?.window)?.bounds.size ?? .zero
  }
}

extension TransitionInteraction {
  /// Returns whether a similar gesture of an outer transition starts its transition instead.
  ///
  /// An outer transition has brought in a container of the page.
  ///
  /// - Parameter isLikeThis: Returns whether an interaction of the outer transition does the same
  ///   as this one.
  /// - Returns: Whether there is such an interaction.
  func yieldsStart(to isLikeThis: (Self) -> Bool) -> Bool {
    let others = transition?.providedInteractions.outerInteractions(beside: self) ?? []
    return others.lazy.compactMap { $0 as? Self }.contains(where: isLikeThis)
  }
}
