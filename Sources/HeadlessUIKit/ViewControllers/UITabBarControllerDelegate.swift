import Foundation

/// The delegate of a tab bar controller, which provides animators and interaction controllers, and
/// is notified of the user's selections. All requirements are optional.
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the user may select a controller. True if not implemented.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Whether the user may select a tab, of an app that has set tabs. Answered as for the tab's
  /// controller if not implemented.
  @available(iOS 18, visionOS 2, *)
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool

  /// Called when the user has selected a controller, possibly the one that was selected before.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Returns the interaction controller of a change; called only if an animator was provided (fact
  /// 2.18).
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the animator of a change; nil means that it is not animated (fact 2.19).
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  /// True: the requirement is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// As for the tab's controller: the requirement is optional.
  @available(iOS 18, visionOS 2, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    tab.viewController.map { self.tabBarController(tabBarController, shouldSelect: $0) } ?? true
  }

  /// Does nothing: the requirement is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}

  /// Returns nil: the requirement is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns nil: the requirement is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
