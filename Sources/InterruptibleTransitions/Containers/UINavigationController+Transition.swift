extension UINavigationController {
  /// Pushes a view controller with a transition, this once.
  ///
  /// Nobody needs to keep anything, and the navigation controller has its delegate back when the change
  /// is over; meanwhile that hears what it always hears. The way back is the delegate's or the system's,
  /// swipe included, or ``popViewController(with:)``.
  ///
  /// While another change is under way, or where there is nothing to be seen, the view controller is
  /// pushed without the transition.
  ///
  /// - Parameters:
  ///   - viewController: What to push.
  ///   - transition: How.
  public func push(_ viewController: UIViewController, with transition: InterruptibleTransition) {
    change(.push, with: transition) { pushViewController(viewController, animated: true) }
  }

  /// Pops the view controller on top with a transition, this once, as
  /// ``push(_:with:)`` pushes one.
  ///
  /// The system's swipe back goes on listening at the left edge. An interaction that is to begin pops
  /// there needs a ``NavigationTransitioningDelegate``, which tells UIKit so, or the app turns
  /// `interactivePopGestureRecognizer` off.
  ///
  /// - Parameter transition: How.
  /// - Returns: The old top, or nil if it is the only one.
  @discardableResult
  public func popViewController(with transition: InterruptibleTransition) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    var popped: UIViewController?
    change(.pop, with: transition) { popped = popViewController(animated: true) }
    return popped
  }

  private func change(
    _ operation: UINavigationController.Operation, with transition: InterruptibleTransition,
    _ change: () -> Void
  ) {
    guard transitionCoordinator == nil else { return change() }
    transition.flightIsAskedFor(byApp: true)
    NavigationHandover(transition, for: operation, before: delegate).make(change, in: self)
  }
}
