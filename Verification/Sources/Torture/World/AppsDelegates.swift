import InterruptibleTransitions

/// The app's own delegate of a navigation controller, which passes questions to the toolkit's.
final class AppsNavigationDelegate: NSObject, UINavigationControllerDelegate {
  weak var world: World?
  private lazy var toolkit = NavigationTransitioningDelegate { [weak self] _, _, _ in
    self?.world?.transitions.first
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    world?.reach(.willShow)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    world?.reach(.didShow)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    world?.reach(.animator)
    return toolkit.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    toolkit.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}

/// The app's own delegate of a tab bar controller, which passes questions to the toolkit's.
final class AppsTabBarDelegate: NSObject, UITabBarControllerDelegate {
  weak var world: World?
  private lazy var toolkit = TabBarTransitioningDelegate { [weak self] _, _, _ in
    self?.world?.transitions.first
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    world?.reach(.shouldSelect)
    return toolkit.tabBarController(tabBarController, shouldSelect: viewController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    world?.reach(.animator)
    return toolkit.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    toolkit.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
}

/// An app's delegate of what is presented, which leaves all to UIKit.
final class AppsPresentationDelegate: NSObject, UIViewControllerTransitioningDelegate {}
