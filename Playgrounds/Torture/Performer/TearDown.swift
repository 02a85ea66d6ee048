import HeadlessUIKit
import InterruptibleTransitions

/// Takes everything away that a script has shown, and checks what the toolkit gives back with it.
struct TearDown {
  let world: World

  init(_ world: World) {
    self.world = world
  }

  func perform() {
    for transition in world.transitions { transition.wantsInteractiveStart = false }
    for root in [world.root].compactMap({ $0 }) + world.formerRoots {
      root.dismiss(animated: false)
      rest()
    }
    if let navigation = world.navigation {
      navigation.setViewControllers([world.page(Page.count)], animated: false)
      rest()
      leaveTabs()
      checkDelegate(of: navigation)
    }
    for transition in world.transitions { transition.interactions = [] }
    checkRecognizers()
    world.device.window.rootViewController = UIViewController()
    rest()
  }

  private func rest() {
    world.device.advanceUntilIdle(limit: 2)
  }

  private func leaveTabs() {
    guard let tabs = world.tabs else { return }
    for index in [1, 2, 0] {
      tabs.selectedIndex = index
      rest()
    }
    world.invariants.expect(
      tabs.delegate == nil || tabs.delegate === world.tabBarDelegate, "delegates given back",
      "a tab bar controller's")
  }

  private func checkDelegate(of navigation: UINavigationController) {
    world.invariants.expect(
      navigation.delegate == nil || navigation.delegate === world.navigationDelegate,
      "delegates given back", "a navigation controller's")
  }

  private func checkRecognizers() {
    guard let home = world.home, world.handMade == nil, world.invariants.failures.isEmpty else {
      return
    }
    let recognizers = home.view.gestureRecognizers?.count ?? 0
    world.invariants.expect(recognizers == 0, "recognizers taken away", "\(recognizers)")
  }
}
