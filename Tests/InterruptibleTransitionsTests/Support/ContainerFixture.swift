import HeadlessDevice

@testable import InterruptibleTransitions

/// A device with a container, and a transition that slides views in from the right and out again.
final class ContainerFixture {
  let device = Device()
  /// The arguments of all calls of `completeTransition`.
  private(set) var completions: [Bool] = []
  /// Whether each flight presented, in the order of the flights.
  private(set) var directions: [Bool] = []

  init() {
    device.onTransitionMessage { [weak self] message in
      if message == "completeTransition(true)" { self?.completions.append(true) }
      if message == "completeTransition(false)" { self?.completions.append(false) }
    }
  }

  /// Shows a navigation controller.
  func navigation(_ stack: [UIViewController]) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = stack
    device.launch(navigation)
    return navigation
  }

  /// Shows a tab bar controller.
  func tabs(_ controllers: [UIViewController]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    device.launch(tabs)
    return tabs
  }

  /// Returns a transition with a linear slide of half a second.
  func slide() -> InterruptibleTransition {
    let animation = TransitionAnimation { [weak self] flight, steps in
      self?.directions.append(flight.isPresenting)
      guard let moving = flight.installViews() else { return }
      let near = CGFloat(0)
      let far = flight.containerView.bounds.width
      moving.frame.origin.x = flight.isPresenting ? far : near
      steps.animate { moving.frame.origin.x = flight.isPresenting ? near : far }
      steps.cleanUp { _ in moving.frame.origin.x = near }
    }
    return InterruptibleTransition(animation, timing: .linear(0.5))
  }

  /// Returns the shown distance of a view from the left edge, in points.
  func shownX(_ controller: UIViewController) -> CGFloat {
    controller.viewIfLoaded?.layer.presentedFrame?.minX ?? .nan
  }

  /// Returns whether a navigation controller shows exactly the given stack.
  func shows(_ stack: [UIViewController], in navigation: UINavigationController) -> Bool {
    navigation.viewControllers == stack && navigation.children == stack
      && stack.dropLast().allSatisfy { $0.viewIfLoaded?.window == nil }
      && stack.last?.viewIfLoaded?.window != nil
      && stack.last?.view.frame == device.window.bounds
      && navigation.transitionCoordinator == nil
  }

  /// Returns whether a tab bar controller shows exactly the tab at an index.
  func shows(_ index: Int, in tabs: UITabBarController) -> Bool {
    let controllers = tabs.viewControllers ?? []
    return tabs.selectedIndex == index
      && controllers.indices.allSatisfy { index in
        (controllers[index].viewIfLoaded?.window != nil) == (index == tabs.selectedIndex)
      }
      && tabs.selectedViewController?.view.frame == device.window.bounds
      && tabs.transitionCoordinator == nil
  }
}

/// Returns a view controller with a title.
func titled(_ title: String) -> UIViewController {
  let controller = UIViewController()
  controller.title = title
  return controller
}
