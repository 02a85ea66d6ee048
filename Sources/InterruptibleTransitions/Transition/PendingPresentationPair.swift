/// A presentation that was requested from UIKit, which has yet to begin it. Until then the two view
/// controllers may not refer to each other.
struct PendingPresentationPair {
  /// The presentations that wait for another change.
  static var waiting = WaitingChanges<PendingPresentationPair>()

  private(set) weak var presenter: UIViewController?
  private(set) weak var presented: UIViewController?
  /// The transition of a presentation that waits.
  private(set) weak var transition: AnyObject?

  init(
    of presented: UIViewController, by presenter: UIViewController?,
    with transition: AnyObject? = nil
  ) {
    (self.presented, self.presenter, self.transition) = (presented, presenter, transition)
  }

  /// Whether a call to dismiss on a view controller dismisses this presentation.
  func isDismissed(by viewController: UIViewController) -> Bool {
    let containers = { (controller: UIViewController?) in
      sequence(first: controller, next: { $0?.parent })
    }
    return containers(viewController).contains { $0 === presenter || $0 === presented }
      || containers(presenter).contains { $0 === viewController }
  }
}
