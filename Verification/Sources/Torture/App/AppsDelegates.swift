import InterruptibleTransitions

/// The app's delegate of a navigation controller. It forwards requests to the toolkit's delegate.
final class AppsNavigationDelegate: NSObject, UINavigationControllerDelegate {
  weak var app: TestApp?
  private lazy var toolkit = NavigationTransitioningDelegate { [weak self] _, _, _ in
    self?.app?.transitions.first
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    app?.reach(.willShow)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    app?.reach(.didShow)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    app?.reach(.animator)
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

/// The app's delegate of a tab bar controller. It forwards requests to the toolkit's delegate.
final class AppsTabBarDelegate: NSObject, UITabBarControllerDelegate {
  weak var app: TestApp?
  private lazy var toolkit = TabBarTransitioningDelegate { [weak self] _, _, _ in
    self?.app?.transitions.first
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    app?.reach(.shouldSelect)
    return toolkit.tabBarController(tabBarController, shouldSelect: viewController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    app?.reach(.animator)
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

/// An app's delegate of presented view controllers. It leaves all transitions to UIKit.
final class AppsPresentationDelegate: NSObject, UIViewControllerTransitioningDelegate {}

/// An app's delegate of presentation controllers, for dismissals by a person.
final class AppsDismissalDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  weak var app: TestApp?
  /// The presentations whose dismissals have begun, according to the callbacks.
  private var begun: Set<ObjectIdentifier> = []

  private var permits: Bool { app?.setting.answer == .permits }

  /// Checks that the app receives only callbacks that match its answer.
  private func expect(_ condition: Bool, _ finding: @autoclosure () -> String) {
    app?.invariants.expect(condition, "a person dismisses with permission", finding())
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    expect(app?.setting.answer != .isModal, "a modal page is asked about")
    app?.reach(.shouldDismiss)
    return permits
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    expect(permits, "a dismissal begins that is forbidden")
    begun.insert(ObjectIdentifier(presentationController))
    app?.reach(.willDismiss)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    expect(
      begun.remove(ObjectIdentifier(presentationController)) != nil,
      "a dismissal is over that has not begun")
    app?.reach(.didDismiss)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    expect(!permits, "an attempt that is permitted")
    app?.reach(.didAttemptToDismiss)
  }
}
