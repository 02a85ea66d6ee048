/// A record of the directions of a gesture that lead to a dismissal or to a presentation.
struct DismissalDirections {
  /// Whether the last flight that the gesture started was a dismissal, for each direction.
  private var hasStartedDismissal: [TransitionDirection?: Bool] = [:]

  /// Records that the gesture has started a flight.
  mutating func recordStart(of flight: TransitionFlight, along direction: TransitionDirection?) {
    hasStartedDismissal[direction] = !flight.isPresenting
  }

  /// Returns whether a direction leads to the end of a dismissal.
  ///
  /// The last flight that the gesture started in this or the opposite direction decides. Before the
  /// first such flight, the view on which the gesture listens decides.
  func isOfDismissal(
    _ direction: TransitionDirection?, in flight: TransitionFlight, on view: UIView?
  ) -> Bool {
    if let known = hasStartedDismissal[direction] { return known }
    if let opposite = direction?.opposite, let known = hasStartedDismissal[opposite] {
      return !known
    }
    // Tabs are arranged side by side. So are the pages of a navigation controller, if the gesture
    // is on none of them. A finger that moves right then leads back, or left in a right-to-left
    // layout.
    if let direction, direction.axis == .horizontal, let container = flight.pageContainer {
      let pages = [flight.fromViewController, flight.toViewController]
      let isOnPage = pages.contains { view?.isInside($0) == true }
      if container.keepsPages || !isOnPage { return direction == container.view.backDirection }
    }
    return view?.belongsToPresented(of: flight) ?? false
  }
}
