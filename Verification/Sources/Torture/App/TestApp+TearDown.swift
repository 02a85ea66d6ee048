import HeadlessUIKit
import InterruptibleTransitions

// The end of an app.
extension TestApp {
  /// Removes all view controllers of a script, and checks that the toolkit restores its changes.
  func tearDown() {
    for transition in transitions { transition.wantsInteractiveStart = false }
    for root in [root].compactMap({ $0 }) + formerRoots {
      root.dismiss(animated: false)
      rest()
    }
    if let navigation {
      navigation.setViewControllers([page(Page.count)], animated: false)
      rest()
      leaveTabs()
      checkDelegate(of: navigation)
    }
    for transition in transitions { transition.interactions = [] }
    checkRecognizers()
    device.window.rootViewController = UIViewController()
    rest()
  }

  private func rest() {
    device.advanceUntilIdle(limit: 4)
  }

  private func leaveTabs() {
    guard let tabs else { return }
    for index in [1, 2, 0] {
      tabs.selectedIndex = index
      rest()
    }
    invariants.expect(
      tabs.delegate == nil || tabs.delegate === tabBarDelegate, "delegates given back",
      "a tab bar controller's")
  }

  private func checkDelegate(of navigation: UINavigationController) {
    invariants.expect(
      navigation.delegate == nil || navigation.delegate === navigationDelegate,
      "delegates given back", "a navigation controller's")
  }

  /// Checks that the page has no recognizers left. Interactions that pages provide stay until the
  /// next flight.
  private func checkRecognizers() {
    guard let home, handMade == nil, !setting.hasGuests,
      invariants.failures.isEmpty
    else {
      return
    }
    let recognizers = home.view.gestureRecognizers?.filter { $0 !== home.controls?.pan } ?? []
    invariants.expect(recognizers.isEmpty, "recognizers taken away", "\(recognizers.count)")
  }
}
