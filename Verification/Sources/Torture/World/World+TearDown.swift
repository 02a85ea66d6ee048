import HeadlessUIKit
import InterruptibleTransitions

// The end of an app.
extension World {
  /// Takes everything away that a script has shown, and checks what the toolkit gives back with it.
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

  /// What the pages have brought along goes with their next flight.
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
