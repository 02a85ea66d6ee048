/// The facts about a flight that UIKit states before its start, when it asks for the transition,
/// and does not repeat in the context.
struct FlightAnnouncement {
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  /// Whether the flight is a push, or a change to a tab further right.
  let isPresenting: Bool

  init(from: UIViewController, to: UIViewController, isPresenting: Bool) {
    (self.from, self.to, self.isPresenting) = (from, to, isPresenting)
  }

  /// Whether a context belongs to the flight.
  func isMet(by context: any UIViewControllerContextTransitioning) -> Bool {
    guard let from, let to else { return false }
    return context.viewController(forKey: .from) === from
      && context.viewController(forKey: .to) === to
  }

  /// The end of the flight at which a view controller is shown; nil if it is not one of the
  /// flight's two.
  func end(at viewController: UIViewController) -> TransitionPosition? {
    if to === viewController { return .end }
    return from === viewController ? .start : nil
  }
}
