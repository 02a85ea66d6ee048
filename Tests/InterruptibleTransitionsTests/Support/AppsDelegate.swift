import HeadlessDevice

@testable import InterruptibleTransitions

/// An app's own delegate of a navigation controller or a tab bar controller, which notes what it is
/// told and asked.
final class AppsDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  /// The toolkit's delegate that it calls for the transitions of a navigation controller.
  var transitions: NavigationTransitioningDelegate?
  /// The app's own transition, which goes before that of `transitions`.
  var animator: PlainAnimator?
  /// The log to which it adds its notifications, besides `heard`.
  var log: CallLog?
  private(set) var heard: [String] = [] {
    didSet { heard.last.map { log?.note($0) } }
  }
  /// What it was asked for, in order; a stranger is an animator that is not the app's.
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
