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

  /// Returns the distance over which the presented page moves along a direction, in points.
  ///
  /// It is the size of the container if the page hardly moves along the direction, and for pages of
  /// a container.
  ///
  /// - Parameters:
  ///   - direction: The direction on the screen.
  ///   - view: The view on which the gesture listens.
  /// - Returns: The distance.
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

  /// Returns the motion with which the presented page is going to leave, before UIKit has begun the
  /// flight: the page of the app's request, or else the page around a view.
  private func upcomingExit(around view: UIView?) -> CGVector {
    if let exit = submittedRequests.lazy.compactMap(\.subjectExit).first { return exit }
    guard let owner = view?.owner, owner.presentingViewController != nil,
      let presentation = owner.presentationController, let container = presentation.containerView
    else { return .zero }
    let page = presentation.presentedViewController.viewIfLoaded ?? container
    return configuration.animation(isPresenting: false).exit(
      false, presentation.frameOfPresentedViewInContainerView, container.bounds,
      page.effectiveUserInterfaceLayoutDirection)
  }
}

extension TransitionSession {
  /// Lets the flight follow the fingers over the motion of the presented page.
  ///
  /// - Parameter view: The view on which the gesture listens.
  func followPage(around view: UIView?) {
    findDistance = { [weak view] in $0.pageDistance(along: $1, around: view) }
    updateDistance()
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
