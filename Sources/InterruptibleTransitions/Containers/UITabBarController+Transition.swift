extension UITabBarController {
  /// Selects one of the view controllers with a transition, this once.
  ///
  /// Nobody needs to keep anything, and the tab bar controller has its delegate back when UIKit has
  /// got the transition; meanwhile that hears what it always hears. As with every selection that the
  /// app makes, the delegate is not asked whether it may.
  ///
  /// A view controller that is not in the bar is ignored. While another change is under way the view
  /// controller is selected without the transition.
  ///
  /// - Parameters:
  ///   - viewController: What to select.
  ///   - transition: How.
  public func select(_ viewController: UIViewController, with transition: InterruptibleTransition) {
    guard viewControllers?.contains(viewController) == true else { return }
    guard viewController !== selectedViewController else { return }
    guard transitionCoordinator == nil else {
      selectedViewController = viewController
      return
    }
    transition.flightIsAskedFor(byApp: true)
    TabBarHandover(transition, to: viewController, before: delegate).make(
      { selectedViewController = viewController }, in: self)
  }
}
