extension UITabBarController {
  /// Selects a view controller with a transition, for this change only.
  ///
  /// The app does not need to keep anything. The tab bar controller gets its delegate back when
  /// UIKit has received the transition; until then the delegate still receives its calls. As with
  /// every selection by an app, the delegate is not asked whether it is allowed.
  ///
  /// If the transition is under way from or to the view controller, the same flight goes to the end
  /// where it is selected: repeated taps on either tab reverse it. During another change the view
  /// controller is selected without the transition. A view controller that is not in the bar is
  /// refused.
  ///
  /// ```swift
  /// tabBarController?.select(search, with: slide)
  /// ```
  ///
  /// - Parameters:
  ///   - viewController: The view controller to select.
  ///   - transition: The transition of the change.
  /// - Returns: A handle to the coming flight. The outcome is ``TransitionOutcome/completed`` if
  ///   the view controller is selected.
  @discardableResult
  public func select(
    _ viewController: UIViewController, with transition: InterruptibleTransition
  ) -> TransitionHandle {
    TabChange(to: viewController, in: self, with: transition).start()
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

  var flight: TransitionFlight? { transition.registry.active.last { $0.isIn(tabs) && !$0.isOver } }

  func begin(_ request: FlightRequest) -> Bool {
    transition.ask(request)
    let proxy = TabBarDelegateProxy(transition, to: viewController, before: tabs.delegate)
    proxy.isOver = { [transition] in transition.settleWithoutFlight(request) }
    request.isDone = { [weak tabs, viewController] in
      tabs?.selectedViewController === viewController
    }
    proxy.make({ tabs.selectedViewController = viewController }, in: tabs)
    settle(request, whenAtRest: tabs, isAsked: true)
    return true
  }

  /// Selects the view controller without the transition.
  func wait(_ request: FlightRequest) -> Bool {
    tabs.selectedViewController = viewController
    request.settle(.completed)
    return true
  }
}

extension TransitionFlight {
  /// The end of the flight at which a view controller is shown; nil if it is not one of the
  /// flight's two.
  fileprivate func end(at viewController: UIViewController) -> TransitionPosition? {
    if toViewController === viewController { return .end }
    return fromViewController === viewController ? .start : nil
  }
}
