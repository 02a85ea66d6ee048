/// A presentation that UIKit was asked for and has yet to begin. Until then the two view
/// controllers may not know of each other.
struct PendingPresentationPair {
  private(set) weak var presenter: UIViewController?
  private(set) weak var presented: UIViewController?

  init(of presented: UIViewController, by presenter: UIViewController) {
    (self.presented, self.presenter) = (presented, presenter)
  }

  /// Whether a dismissal that is asked of a view controller is one of this presentation.
  func isDismissed(by viewController: UIViewController) -> Bool {
    let containers = { (controller: UIViewController?) in
      sequence(first: controller, next: { $0?.parent })
    }
    return containers(viewController).contains { $0 === presenter || $0 === presented }
      || containers(presenter).contains { $0 === viewController }
  }
}
