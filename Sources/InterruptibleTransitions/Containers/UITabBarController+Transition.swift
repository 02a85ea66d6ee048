extension UITabBarController {
  /// Selects a view controller with a transition, which also leads back to the former one.
  ///
  /// The app does not need to keep anything. As long as the view controller is selected, a tap on
  /// the former tab, or an app's call, goes back by the same transition, mirrored. In flight only
  /// a tap and this method turn round; `selectedIndex` changes the tab at once. Another tab is
  /// selected as without the toolkit. With ``TransitionReturn/system`` this is so for the former
  /// tab too.
  ///
  /// Meanwhile the tab bar controller's delegate is the toolkit's, which forwards all calls to the
  /// app's delegate, and allows no tap on the bar during a change. The tab bar controller gets the
  /// app's delegate back afterwards; where the app takes the selected tab out of the bar, with the
  /// next selection. As with every selection by an app, the delegate is not asked whether it is
  /// allowed.
  ///
  /// If the transition is under way from or to the view controller, the same flight goes to the end
  /// where it is selected: repeated taps on either tab reverse it. During another change the view
  /// controller is selected without the transition. A view controller that is not in the bar is
  /// refused. It may also be that of a `UITab`. visionOS has no transitions between tabs: there the
  /// tab changes at once.
  ///
  /// ```swift
  /// tabBarController?.select(search, with: slide)
  /// ```
  ///
  /// - Parameters:
  ///   - viewController: The view controller to select.
  ///   - transition: The transition of the change.
  ///   - way: How the former view controller is selected again; by default by the same transition.
  /// - Returns: A handle to the coming flight. The outcome is ``TransitionOutcome/completed`` if
  ///   the view controller is selected.
  @discardableResult
  public func select(
    _ viewController: UIViewController, with transition: InterruptibleTransition,
    back way: TransitionReturn = .mirrored
  ) -> TransitionHandle {
    TabChange(to: viewController, in: self, with: transition, back: way).start()
  }
}

/// The selection of a tab.
private struct TabChange: ContainerChange {
  let viewController: UIViewController
  let tabs: UITabBarController
  let transition: InterruptibleTransition
  /// How the former view controller is selected again.
  let way: TransitionReturn

  init(
    to viewController: UIViewController, in tabs: UITabBarController,
    with transition: InterruptibleTransition, back way: TransitionReturn
  ) {
    (self.viewController, self.tabs) = (viewController, tabs)
    (self.transition, self.way) = (transition, way)
  }

  var situation: ChangeSituation {
    guard tabs.hasTab(viewController) else {
      return ChangeSituation(isPossible: false)
    }
    return ChangeSituation(
      flightEnd: flight?.end(at: viewController), pendingEnd: pending?.end(at: viewController),
      isDone: viewController === tabs.selectedViewController,
      isBusy: tabs.transitionCoordinator != nil)
  }

  /// The change that UIKit is about to begin, unless the app has selected another tab since.
  private var pending: FlightAnnouncement? {
    guard transition.pending.isRequestedByApp, let pending = transition.requests.announcement,
      tabs.selectedViewController.flatMap(pending.end) == .end
    else { return nil }
    return pending
  }

  /// The flight to or from the tab that is selected. If the app has selected a third one since, it
  /// only runs to its end.
  var flight: TransitionFlight? {
    transition.registry.active.last { flight in
      flight.pageContainer === tabs && !flight.isOver
        && tabs.selectedViewController.flatMap(flight.end) != nil
    }
  }

  var isDone: () -> Bool {
    { [weak tabs, viewController] in tabs?.selectedViewController === viewController }
  }

  func begin(_ request: FlightRequest) -> Bool {
    request.subject = viewController
    transition.ask(request)
    let proxy = TabBarDelegateProxy.proxy(of: tabs)
    proxy.make(to: viewController, by: transition, back: way)
    settleUnlessBegun(request, in: tabs)
    return true
  }

  /// Selects the view controller without the transition. The app may ask for it within a block of
  /// another flight, which is not to lay out the page.
  func wait(_ request: FlightRequest) -> Bool {
    StillCall.perform { tabs.selectTab(viewController) }
    request.settleAsDone()
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
