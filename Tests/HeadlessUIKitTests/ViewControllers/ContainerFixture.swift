import Foundation
import HeadlessDevice

@testable import HeadlessUIKit

extension TransitionFixture {
  /// Returns a fixture that shows a navigation controller with noting controllers, and has an empty
  /// log.
  static func navigating(
    _ names: String..., delegate: LoggingNavigationDelegate? = nil
  ) -> (fixture: TransitionFixture, navigation: UINavigationController) {
    let fixture = TransitionFixture(launches: false)
    let navigation = UINavigationController()
    navigation.delegate = delegate
    delegate?.fixture = fixture
    navigation.viewControllers = names.map { LoggingController($0, fixture: fixture) }
    fixture.device.launch(navigation)
    fixture.device.advanceUntilIdle()
    fixture.log = []
    return (fixture, navigation)
  }

  /// Returns a fixture that shows a tab bar controller with noting controllers, and has an empty
  /// log.
  static func switching(
    _ names: String..., delegate: LoggingTabDelegate? = nil
  ) -> (fixture: TransitionFixture, tabs: UITabBarController) {
    let fixture = TransitionFixture(launches: false)
    let tabs = UITabBarController()
    tabs.delegate = delegate
    delegate?.fixture = fixture
    tabs.viewControllers = names.map { LoggingController($0, fixture: fixture) }
    fixture.device.launch(tabs)
    fixture.device.advanceUntilIdle()
    fixture.log = []
    return (fixture, tabs)
  }

  /// Returns a controller for a container.
  func child(_ name: String) -> LoggingController { LoggingController(name, fixture: self) }

  /// Returns the callbacks WA, IA, DA, WD and DD in the log, and clears the log.
  func takeCallbacks() -> [String] {
    takeLog().filter { entry in
      ["WA", "IA", "DA", "WD", "DD"].contains { callback in
        entry.hasSuffix(".\(callback)") || entry.hasSuffix(".\(callback)!")
      }
    }
  }
}

extension UIViewController {
  /// The names of the controllers in a navigation controller's stack or in a tab bar controller.
  var names: [String] {
    let controllers =
      (self as? UINavigationController)?.viewControllers
      ?? (self as? UITabBarController)?.viewControllers
    return (controllers ?? []).map(\.noted)
  }

  /// The name of a noting controller, or "?" for another controller.
  var noted: String { (self as? LoggingController)?.name ?? "?" }
}

/// A navigation controller's delegate that logs its calls and returns the given objects.
final class LoggingNavigationDelegate: NSObject, UINavigationControllerDelegate {
  weak var fixture: TransitionFixture?
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    fixture?.record("willShow(\(viewController.noted), \(animated))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    fixture?.record("didShow(\(viewController.noted), \(animated))")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    fixture?.record("interactionController")
    return interactor
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    fixture?.record("animationController(\(operation), \(fromVC.noted), \(toVC.noted))")
    return animator
  }
}

/// A tab bar controller's delegate that logs its calls and returns the given objects.
final class LoggingTabDelegate: NSObject, UITabBarControllerDelegate {
  weak var fixture: TransitionFixture?
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var selects = true

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    fixture?.record("shouldSelect(\(viewController.noted))")
    return selects
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    fixture?.record("didSelect(\(viewController.noted))")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    fixture?.record("interactionController")
    return interactor
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    fixture?.record("animationController(\(fromVC.noted), \(toVC.noted))")
    return animator
  }
}
