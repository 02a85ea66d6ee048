/// What is known of a flight before UIKit starts it: whoever gave UIKit the transition was told the
/// operation, and UIKit's context does not repeat it.
struct FlightAnnouncement {
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  /// Whether it leads on: a push, or to a tab further right.
  let isPresenting: Bool

  init(from: UIViewController, to: UIViewController, isPresenting: Bool) {
    (self.from, self.to, self.isPresenting) = (from, to, isPresenting)
  }

  /// Whether a context is that flight's.
  func isMet(by context: any UIViewControllerContextTransitioning) -> Bool {
    guard let from, let to else { return false }
    return context.viewController(forKey: .from) === from
      && context.viewController(forKey: .to) === to
  }

  /// The end of the flight at which a view controller is shown, if it is one of its two.
  func end(at viewController: UIViewController) -> TransitionPosition? {
    if to === viewController { return .end }
    return from === viewController ? .start : nil
  }
}

extension TransitionFlight {
  /// Which way a flight goes that nobody has announced, by what the view controllers say of
  /// themselves at its start: presented by the other one; off the stack, or out of its order; a tab
  /// further left.
  static func isPresenting(in context: any UIViewControllerContextTransitioning) -> Bool {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return true }
    // Of a stack that is dismissed the top goes, and the presenter of the lowest comes.
    let presenters = sequence(first: from, next: \.presentingViewController).dropFirst()
    if presenters.contains(where: { $0 === to }) { return false }
    guard let container = to.parent, from.parent == nil || from.parent === container,
      let container = container as? any PageContainer, let new = container.pages.firstIndex(of: to)
    else { return true }
    guard let old = container.pages.firstIndex(of: from) else { return container.keepsPages }
    return new > old
  }
}
