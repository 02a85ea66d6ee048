/// What is known about a flight before UIKit starts it. UIKit tells the operation when it asks for
/// the transition, and does not repeat it in the context.
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

extension TransitionFlight {
  /// Returns whether an unannounced flight is a presentation, from the state of its view
  /// controllers at the start. It is not if the outgoing one is presented by the other, if it is
  /// off the stack or out of its order, or if the new tab is further left.
  static func isPresenting(in context: any UIViewControllerContextTransitioning) -> Bool {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return true }
    // When a stack of presentations is dismissed, the top one leaves and the presenter of the
    // lowest comes in.
    let presenters = sequence(first: from, next: \.presentingViewController).dropFirst()
    if presenters.contains(where: { $0 === to }) { return false }
    guard let container = to.parent, from.parent == nil || from.parent === container,
      let container = container as? any PageContainer, let new = container.pages.firstIndex(of: to)
    else { return true }
    guard let old = container.pages.firstIndex(of: from) else { return container.keepsPages }
    return new > old
  }
}

/// The last change that a transition has made in an app's own container, about whose direction
/// UIKit says nothing.
struct OwnContainerChange {
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  /// Whether the developer of the app knows that the way back looks like the way there.
  private var isReported = false

  /// Records a change, and prints a message if it leads back to where the last one began.
  mutating func record(_ context: any UIViewControllerContextTransitioning) {
    guard context.isInOwnContainer, let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return }
    if !isReported, self.from === to, self.to === from {
      isReported = true
      printDebugMessage(
        """
        A transition leads back from \(type(of: from)) to \(type(of: to)) in a container that is \
        neither a navigation controller nor a tab bar controller. UIKit does not tell the \
        direction, and the flight looks as on the way there: isPresenting is true. Use a second \
        transition for the way back, with the mirrored animation.
        """)
    }
    (self.from, self.to) = (from, to)
  }
}

extension UIViewControllerContextTransitioning {
  /// Whether the change is made by a container of the app: not by UIKit's stacks and tabs, and not
  /// a presentation or a dismissal.
  fileprivate var isInOwnContainer: Bool {
    let controllers = [viewController(forKey: .from), viewController(forKey: .to)]
      .compactMap { $0 }
    return pageContainer == nil && controllers.contains { $0.parent != nil }
      && controllers.allSatisfy { $0.parent != nil || $0.presentingViewController == nil }
  }
}
