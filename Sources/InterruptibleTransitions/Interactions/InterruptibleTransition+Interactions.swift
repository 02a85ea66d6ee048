extension InterruptibleTransition {
  /// Returns whether one of the interactions holds the transition with a recognizer.
  func canMoveTransition(by recognizer: UIGestureRecognizer) -> Bool {
    place(of: recognizer) != nil
  }

  /// Returns whether a recognizer begins before another one, because its interaction is earlier in
  /// the list of interactions.
  ///
  /// Only pans wait for pans, because a pan begins or fails as soon as the fingers move. A pan of
  /// more fingers does neither, so that pans of fewer fingers do not wait for it.
  ///
  /// - Returns: Whether the other recognizer waits; nil at rest, and for recognizers that do not
  ///   belong to two interactions of the transition.
  func pan(_ own: UIGestureRecognizer, precedes other: UIGestureRecognizer) -> Bool? {
    guard flight != nil, let first = place(of: own), let second = place(of: other),
      first != second
    else { return nil }
    guard let own = own as? UIPanGestureRecognizer, let other = other as? UIPanGestureRecognizer
    else { return false }
    return first < second && own.minimumNumberOfTouches <= other.minimumNumberOfTouches
  }

  /// Returns the place of a recognizer's interaction in the list of interactions.
  private func place(of recognizer: UIGestureRecognizer) -> Int? {
    allInteractions.firstIndex { $0.recognizers.contains { $0 === recognizer } }
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
