extension UITabBarController {
  /// Selects a view controller with a transition, which also selects the previous one again.
  ///
  /// ```swift
  /// tabBarController?.selectViewController(search, with: slide)
  /// ```
  ///
  /// The app does not need to keep the transition or a delegate. While the view controller is
  /// selected, a tap on the previous tab or a call of the app uses the same transition, mirrored.
  /// Other tabs are selected as without the toolkit. With ``TransitionReturn/system`` the previous
  /// tab is also selected as without the toolkit.
  ///
  /// In the meantime the toolkit replaces the tab bar controller's delegate, and forwards all calls
  /// to the app's delegate. The toolkit restores the app's delegate afterwards. If the app removes
  /// the selected tab from the bar, the toolkit restores the delegate at the next selection. As for
  /// every selection by code, UIKit does not ask the delegate for permission.
  ///
  /// If the transition is in flight from or to the view controller, the flight continues to the end
  /// where the view controller is selected. Repeated taps on either tab therefore reverse the
  /// flight. A change to another tab that moves by itself ends within 0.1 seconds, and this
  /// selection begins afterwards. If a change is held, this selection waits for its end. Of several
  /// waiting selections, only the last one applies. The same rules apply to a tap on the bar,
  /// except that a tap does not move a held flight, and takes effect after the release. Setting
  /// `selectedIndex` changes the tab at once.
  ///
  /// The request is refused for a view controller that is not in the bar. The view controller can
  /// belong to a `UITab`. visionOS has no transitions between tabs, so the tab changes at once
  /// there.
  ///
  /// - Parameters:
  ///   - viewController: The view controller to select.
  ///   - transition: The transition of the change.
  ///   - returnTransition: The transition with which the previous view controller is selected
  ///     again. The default is the same one.
  /// - Returns: A handle to the flight. The outcome is ``TransitionOutcome/completed`` if the view
  ///   controller is selected.
  @discardableResult
  public func selectViewController(
    _ viewController: UIViewController, with transition: InterruptibleTransition,
    returnTransition: TransitionReturn = .mirrored
  ) -> TransitionHandle {
    TabChange(to: viewController, in: self, with: transition, by: .app(back: returnTransition))
      .start()
  }
}

extension UITabBarController: PageContainer {
  var pages: [UIViewController] { viewControllers ?? [] }
  var visiblePage: UIViewController? { selectedViewController }
  var keepsPages: Bool { true }
}
