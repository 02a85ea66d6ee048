import HeadlessDevice

@testable import InterruptibleTransitions

/// An app's delegate of a navigation controller or a tab bar controller, which records its calls.
final class AppsDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  /// The toolkit's delegate that provides the transitions of a navigation controller.
  var transitions: NavigationTransitioningDelegate?
  /// The app's animator, which has priority over `transitions`.
  var animator: PlainAnimator?
  /// The log to which the delegate adds its notifications, in addition to `heard`.
  var log: CallLog?
  private(set) var heard: [String] = [] {
    didSet { heard.last.map { log?.note($0) } }
  }
  /// The requests to the delegate, in order. A stranger is an animator that is not the app's.
  private(set) var asks: [String] = []

  private func askedForInteractor(_ animator: any UIViewControllerAnimatedTransitioning) {
    asks.append(animator is PlainAnimator ? "interactor" : "stranger")
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    heard.append("willShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    heard.append("didShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asks.append("animator")
    return animator
      ?? transitions?.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    askedForInteractor(animationController)
    return transitions?.navigationController(
      navigationController, interactionControllerFor: animationController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asks.append("animator")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    askedForInteractor(animationController)
    return nil
  }
}
