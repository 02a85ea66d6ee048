extension UITabBarController {
  /// Selects one of the view controllers with a transition, this once.
  ///
  /// Nobody needs to keep anything, and the tab bar controller has its delegate back when UIKit has
  /// got the transition; meanwhile that hears what it always hears. As with every selection that
  /// the app makes, the delegate is not asked whether it may.
  ///
  /// While the transition is under way from or to the view controller, the same flight is turned to
  /// where it is selected: a tap on either tab, again and again, turns it round. While another
  /// change is under way the view controller is selected without the transition. One that is not in
  /// the bar is ignored.
  ///
  /// - Parameters:
  ///   - viewController: What to select.
  ///   - transition: How.
  public func select(_ viewController: UIViewController, with transition: InterruptibleTransition) {
    select(viewController, with: transition, for: FlightRequest())
  }

  /// Selects one of the view controllers with a transition, this once, and waits until that has
  /// come to rest.
  ///
  /// When the task is cancelled, the transition runs back to its start, from wherever it is.
  ///
  /// - Parameters:
  ///   - viewController: What to select.
  ///   - transition: How.
  /// - Returns: Where it came to rest: the end if the view controller is selected.
  @discardableResult
  public func select(
    _ viewController: UIViewController, with transition: InterruptibleTransition
  ) async -> TransitionPosition {
    await outcome { request in select(viewController, with: transition, for: request) }
  }

  private func select(
    _ viewController: UIViewController, with transition: InterruptibleTransition,
    for request: FlightRequest
  ) {
    guard viewControllers?.contains(viewController) == true else {
      return request.settle(at: .start)
    }
    if let flight = transition.registry.active.last(where: { $0.isIn(self) }),
      let goal = flight.end(at: viewController)
    {
      return flight.lead(to: goal, for: request)
    }
    if transition.pending.isRequestedByApp,
      let goal = transition.requests.announcement?.end(at: viewController)
    {
      transition.join(request, goal: goal)
      return transition.settlePending(at: goal)
    }
    guard viewController !== selectedViewController else { return request.settle(at: .end) }
    guard transitionCoordinator == nil else {
      selectedViewController = viewController
      return request.settle(at: .end)
    }
    transition.ask(request)
    let handover = TabBarDelegateProxy(transition, to: viewController, before: delegate)
    handover.isOver = { [weak self] in
      guard let self, transition.withdraw(request) else { return }
      request.settle(at: selectedViewController === viewController ? .end : .start)
    }
    handover.make({ selectedViewController = viewController }, in: self)
  }
}

extension TransitionFlight {
  /// The end of the flight at which a view controller is shown, if it is one of its two.
  fileprivate func end(at viewController: UIViewController) -> TransitionPosition? {
    if toViewController === viewController { return .end }
    return fromViewController === viewController ? .start : nil
  }
}
