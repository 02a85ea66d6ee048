import Foundation

/// The delegate of a navigation controller.
///
/// The delegate provides animators and interaction controllers, and is notified of the shown view
/// controllers. All requirements are optional.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Notifies the delegate that a view controller is about to be shown.
  ///
  /// A cancelled transition revokes the notification (fact 2.65).
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Notifies the delegate that a view controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// Returns the interaction controller of a change.
  ///
  /// The method is called only if the delegate has provided an animator (fact 2.18).
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the animator of a change, or nil for the system's animator.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing. The requirement is optional.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing. The requirement is optional.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Returns nil. The requirement is optional.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns nil. The requirement is optional.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    navigationController.recordMissingAnimatorMethod(of: self)
    return nil
  }
}
