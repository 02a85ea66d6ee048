extension UITabBarController {
  /// Selects a view controller with a transition, which also leads back to the former one.
  ///
  /// The app does not need to keep anything. As long as the view controller is selected, a tap on
  /// the former tab, or an app's call, goes back by the same transition, mirrored. Another tab is
  /// selected as without the toolkit. With ``TransitionReturn/system`` this is so for the former
  /// tab too.
  ///
  /// Meanwhile the tab bar controller's delegate is the toolkit's, which forwards all calls to the
  /// app's delegate. The tab bar controller gets the app's delegate back afterwards; where the app
  /// takes the selected tab out of the bar, with the next selection. As with every selection by an
  /// app, the delegate is not asked whether it is allowed.
  ///
  /// If the transition is under way from or to the view controller, the same flight goes to the end
  /// where it is selected: repeated taps on either tab reverse it. A change to another tab that
  /// moves by itself lands within 0.1 seconds, and the selection begins then; a change that is held
  /// is waited for. Of several selections that wait, the last one is made. A tap on the bar counts
  /// in the same way, and does not move a flight that is held. `selectedIndex` changes the tab at
  /// once.
  ///
  /// A view controller that is not in the bar is refused. It may also be that of a `UITab`.
  /// visionOS has no transitions between tabs: there the tab changes at once.
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
    TabChange(to: viewController, in: self, with: transition, by: .app(back: way)).start()
  }
}
