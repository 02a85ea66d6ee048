/// Which directions of a gesture lead to a dismissal, and which to a presentation.
struct GestureSense {
  /// Whether the last flight that the gesture started was a dismissal, for each of its directions.
  private var hasStartedDismissal: [TransitionDirection?: Bool] = [:]

  /// Notes that the gesture has started a flight.
  mutating func noteStart(of flight: TransitionFlight, along direction: TransitionDirection?) {
    hasStartedDismissal[direction] = !flight.isPresenting
  }

  /// Whether a direction is that of a dismissal. What the gesture has started in this or the
  /// opposite direction decides, and before that the view where it listens.
  func isOfDismissal(
    _ direction: TransitionDirection?, in flight: TransitionFlight, on view: UIView?
  ) -> Bool {
    if let known = hasStartedDismissal[direction] { return known }
    if let opposite = direction?.opposite, let known = hasStartedDismissal[opposite] {
      return !known
    }
    // Tabs lie side by side. So do the pages of a stack, if the gesture is on none of them: a
    // finger that moves to the right leads back, or to the left in a layout from right to left.
    if let direction, direction.axis == .horizontal, let container = flight.pageContainer {
      let pages = [flight.fromViewController, flight.toViewController]
      let isOnPage = pages.contains { view?.isInside($0) == true }
      if container.keepsPages || !isOnPage { return direction == container.view.backDirection }
    }
    return view?.belongsToPresented(of: flight) ?? false
  }
}
