import Foundation

/// The delegate of a tab bar controller.
///
/// The delegate provides animators and interaction controllers, and is notified of the user's
/// selections. All requirements are optional.
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether the user may select a view controller. The default is true.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Returns whether the user may select a tab, in an app that has set tabs.
  ///
  /// The default is the result of `tabBarController(_:shouldSelect:)` for the tab's view
  /// controller.
  @available(iOS 18, visionOS 2, *)
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool

  /// Notifies the delegate that the user has selected a view controller, which may have been
  /// selected before.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Notifies the delegate that the user has selected a tab, in an app that has set tabs.
  ///
  /// - Parameters:
  ///   - tabBarController: The container.
  ///   - selectedTab: The tab, which may have been selected before.
  ///   - previousTab: The tab that was selected before the tap.
  @available(iOS 18, visionOS 2, *)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

  /// Returns the interaction controller of a change.
  ///
  /// The method is called only if the delegate has provided an animator (fact 2.18).
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the animator of a change, or nil if the change is not animated (fact 2.19).
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Returns true. The requirement is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Returns the value for the tab's view controller. The requirement is optional.
  @available(iOS 18, visionOS 2, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    tab.viewController.map { self.tabBarController(tabBarController, shouldSelect: $0) } ?? true
  }

  /// Does nothing. The requirement is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}

  /// Does nothing. The requirement is optional.
  @available(iOS 18, visionOS 2, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}

  /// Returns nil. The requirement is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns nil. The requirement is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
