extension UITabBarController {
  /// Selects one of the view controllers with a transition, this once.
  ///
  /// Nothing needs to be kept, and the tab bar controller has its delegate back when UIKit has got
  /// the transition; meanwhile that hears what it always hears. As with every selection that the
  /// app makes, the delegate is not asked whether it may.
  ///
  /// While the transition is under way from or to the view controller, the same flight is sent to
  /// where it is selected: a tap on either tab, again and again, reverses it. While another change
  /// is under way the view controller is selected without the transition. One that is not in the
  /// bar is refused.
  ///
  /// ```swift
  /// tabBarController?.select(search, with: slide)
  /// ```
  ///
  /// - Parameters:
  ///   - viewController: What to select.
  ///   - transition: How.
  /// - Returns: A handle to the flight to come. The outcome is ``TransitionOutcome/completed`` if
  ///   the view controller is selected.
  @discardableResult
  public func select(
    _ viewController: UIViewController, with transition: InterruptibleTransition
  ) -> TransitionHandle {
    let request = FlightRequest()
    TabChange(to: viewController, in: self, with: transition).start(request)
    return request.handle
  }
}

/// The selection of a tab.
private struct TabChange: ContainerChange {
  let viewController: UIViewController
  let tabs: UITabBarController
  let transition: InterruptibleTransition

  init(
    to viewController: UIViewController, in tabs: UITabBarController,
    with transition: InterruptibleTransition
  ) {
    (self.viewController, self.tabs, self.transition) = (viewController, tabs, transition)
  }

  var situation: ChangeSituation {
    guard tabs.viewControllers?.contains(viewController) == true else {
      return ChangeSituation(isPossible: false)
    }
    let pending = transition.pending.isRequestedByApp ? transition.requests.announcement : nil
    return ChangeSituation(
      flightEnd: flight?.end(at: viewController), pendingEnd: pending?.end(at: viewController),
      isDone: viewController === tabs.selectedViewController,
      isBusy: tabs.transitionCoordinator != nil)
  }

  var flight: TransitionFlight? { transition.registry.active.last { $0.isIn(tabs) } }

  func begin(_ request: FlightRequest) -> Bool {
    transition.ask(request)
    let proxy = TabBarDelegateProxy(transition, to: viewController, before: tabs.delegate)
    proxy.isOver = { [weak tabs, viewController, transition] in
      guard let tabs, transition.withdraw(request) else { return }
      request.settle(tabs.selectedViewController === viewController ? .completed : .refused)
    }
    proxy.make({ tabs.selectedViewController = viewController }, in: tabs)
    return true
  }

  /// Selects it without the transition.
  func wait(_ request: FlightRequest) -> Bool {
    tabs.selectedViewController = viewController
    request.settle(.completed)
    return true
  }
}

extension TransitionFlight {
  /// The end of the flight at which a view controller is shown, if it is one of its two.
  fileprivate func end(at viewController: UIViewController) -> TransitionPosition? {
    if toViewController === viewController { return .end }
    return fromViewController === viewController ? .start : nil
  }
}
