/// The facts that UIKit states when it asks for a transition, and does not repeat in the context.
struct FlightAnnouncement {
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  /// Whether the flight is a push, or a change to a tab further right.
  let isPresenting: Bool

  init(from: UIViewController, to: UIViewController, isPresenting: Bool) {
    (self.from, self.to, self.isPresenting) = (from, to, isPresenting)
  }

  /// Returns whether a context belongs to the flight.
  func isMet(by context: any UIViewControllerContextTransitioning) -> Bool {
    guard let from, let to else { return false }
    return context.viewController(forKey: .from) === from
      && context.viewController(forKey: .to) === to
  }

  /// Returns the end of the flight at which a view controller is shown.
  ///
  /// The result is nil if the flight does not involve the view controller.
  func end(at viewController: UIViewController) -> TransitionPosition? {
    if to === viewController { return .end }
    return from === viewController ? .start : nil
  }
}
