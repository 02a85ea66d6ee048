// The directions of interactions.
extension TransitionFlight {
  /// The smallest motion of a page that has a direction, in points.
  private static let leastMotion: CGFloat = 0.5

  /// Returns whether a gesture leads to the end of the flight. The direction is nil if the gesture
  /// is not along a line. If neither the page nor the view decides, `isAway` does: whether the
  /// gesture leads away from the presented page. It is nil for an interaction that starts flights.
  func leadsToEnd(
    _ direction: TransitionDirection?, of interaction: any TransitionInteraction, on view: UIView?,
    leadingAway isAway: Bool? = nil
  ) -> Bool {
    startingGesture?.leadsToEnd(direction, of: interaction)
      ?? (isPresentation != leadsAway(direction, of: interaction, on: view, otherwise: isAway))
  }

  /// Returns whether a direction leads to the screen without the presented page.
  private func leadsAway(
    _ direction: TransitionDirection?, of interaction: any TransitionInteraction, on view: UIView?,
    otherwise isAway: Bool?
  ) -> Bool {
    // A horizontal gesture on tabs leads away if it leads to the previous tab. The same applies to
    // a navigation controller, if the gesture is outside both pages.
    if isAway == nil, let direction, direction.axis == .horizontal, let pageContainer {
      let pages = [fromViewController, toViewController]
      let isOnPage = pages.contains { view?.isInside($0) == true }
      if pageContainer.keepsPages || !isOnPage {
        return direction == pageContainer.view.backDirection
      }
    }
    let provider = interaction.transition?.providedInteractions.provider(of: interaction)
    if let provider, let subject, provider.isWithin(subject) { return true }
    if let isOnSubject = view.flatMap(belongsToSubject) { return isOnSubject }
    if let isAway { return isAway }
    guard let direction else { return false }
    return direction.component(of: CGPoint(x: pageExit.dx, y: pageExit.dy)) > Self.leastMotion
  }

  /// Returns whether a view belongs to the presented page or its presentation; nil if to no page.
  private func belongsToSubject(_ view: UIView) -> Bool? {
    let other = isPresentation ? fromViewController : toViewController
    let container = isModal ? containerView : nil
    for ancestor in sequence(first: view, next: \.superview) {
      if ancestor === subject?.viewIfLoaded { return true }
      if ancestor === other?.viewIfLoaded { return false }
      if ancestor === container { return true }
    }
    return nil
  }
}

extension StartingGesture {
  /// Returns whether a direction leads to the end, compared with the gesture that has started the
  /// flight; nil if another interaction has started it, or the direction is on another axis. If
  /// the starting interaction was detached, an interaction of the same type replaces it.
  fileprivate func leadsToEnd(
    _ direction: TransitionDirection?, of interaction: any TransitionInteraction
  ) -> Bool? {
    let isReplaced = (self.interaction as? any TransitionInteraction)?.transition == nil
    guard
      self.interaction === interaction
        || isReplaced && kind == ObjectIdentifier(type(of: interaction))
    else { return nil }
    if direction == self.direction { return true }
    return direction != nil && direction?.opposite == self.direction ? false : nil
  }
}
