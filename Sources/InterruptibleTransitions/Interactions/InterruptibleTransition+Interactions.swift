extension InterruptibleTransition {
  /// Returns whether one of the interactions holds the transition with a recognizer.
  func canMoveTransition(by recognizer: UIGestureRecognizer) -> Bool {
    priority(of: recognizer) != nil
  }

  /// Returns whether the other recognizer waits; nil at rest, and for others' recognizers. Only
  /// pans wait for pans, because a pan begins or fails as soon as the fingers move. A pan of more
  /// fingers does neither, so pans of fewer fingers do not wait for it.
  func pan(_ own: UIGestureRecognizer, precedes other: UIGestureRecognizer) -> Bool? {
    guard flight != nil, let first = priority(of: own), let second = priority(of: other),
      first != second
    else { return nil }
    guard let own = own as? UIPanGestureRecognizer, let other = other as? UIPanGestureRecognizer
    else { return false }
    return first < second && own.minimumNumberOfTouches <= other.minimumNumberOfTouches
  }

  private func priority(of recognizer: UIGestureRecognizer) -> Int? {
    allInteractions.firstIndex { $0.recognizers.contains { $0 === recognizer } }
  }

  /// Returns the container's size, in points; before a flight, the size of a view's window.
  func containerSize(around view: UIView?) -> CGSize {
    (sessionFlight?.containerView ?? view?.window)?.bounds.size ?? .zero
  }

  /// Returns the distance over which the presented page moves, in points; the container's size if
  /// the page hardly moves along the direction, and for pages of a container.
  func pageDistance(along direction: TransitionDirection, around view: UIView?) -> CGFloat {
    let exit =
      sessionFlight.map { $0.isModal ? $0.pageExit : .zero } ?? upcomingExit(around: view)
    let distance = abs(direction.component(of: CGPoint(x: exit.dx, y: exit.dy)))
    if distance.isFinite, distance >= Self.leastPageDistance { return distance }
    return TransitionDistance.presentedView.points(
      in: containerSize(around: view), along: direction)
  }

  /// The smallest motion of a page that fingers follow, in points.
  private static let leastPageDistance: CGFloat = 44

  /// Returns the exit of the requested page, or else of the page around a view, before a flight.
  private func upcomingExit(around view: UIView?) -> CGVector {
    if let exit = submittedRequests.lazy.compactMap(\.subjectExit).first { return exit }
    guard let owner = view?.owner, owner.presentingViewController != nil,
      let presentation = owner.presentationController, let container = presentation.containerView
    else { return .zero }
    let page = presentation.presentedViewController.viewIfLoaded ?? container
    return animation(isPresenting: false).exit(
      false, presentation.frameOfPresentedViewInContainerView, container.bounds,
      page.effectiveUserInterfaceLayoutDirection)
  }
}

extension TransitionSession {
  /// Lets the flight follow the fingers over the motion of the presented page.
  func followPage(around view: UIView?) {
    findDistance = { [weak view] in $0.pageDistance(along: $1, around: view) }
    updateDistance()
  }
}

extension TransitionInteraction {
  /// Returns whether a similar gesture of an outer transition starts its transition instead.
  func yieldsStart(to isLikeThis: (Self) -> Bool) -> Bool {
    let others = transition?.providedInteractions.outerInteractions(beside: self) ?? []
    return others.lazy.compactMap { $0 as? Self }.contains(where: isLikeThis)
  }
}
