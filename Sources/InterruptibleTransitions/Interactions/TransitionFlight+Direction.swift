// The directions of interactions.
extension TransitionFlight {
  /// The smallest motion of a page that has a direction, in points.
  private static let leastMotion: CGFloat = 0.5

  /// Returns whether a direction leads to the end; nil is a gesture that is not along a line.
  /// `isAway` decides where neither the page nor the view does; nil if it starts flights.
  func isWayToEnd(
    _ direction: TransitionDirection?, of interaction: any TransitionInteraction, on view: UIView?,
    leadingAway isAway: Bool? = nil
  ) -> Bool {
    startingGesture?.leadsToEnd(direction, of: interaction)
      ?? (isPresenting != leadsAway(direction, of: interaction, on: view, otherwise: isAway))
  }

  /// Returns whether a direction leads to the screen without the presented page.
  private func leadsAway(
    _ direction: TransitionDirection?, of interaction: any TransitionInteraction, on view: UIView?,
    otherwise isAway: Bool?
  ) -> Bool {
    // Tabs are arranged side by side. So are the pages of a navigation controller, if the gesture
    // is on none of them.
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
    let other = isPresenting ? fromViewController : toViewController
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
  /// Returns whether a direction leads to the end; nil if another interaction has started the
  /// flight, or along another line. One of the same kind stands for a detached one.
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
