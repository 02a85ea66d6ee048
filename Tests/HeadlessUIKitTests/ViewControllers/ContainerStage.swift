import Foundation
import HeadlessDevice

@testable import HeadlessUIKit

extension TransitionStage {
  /// A stage that shows a navigation controller with noting controllers, and has forgotten what
  /// they noted.
  static func navigating(
    _ names: String..., delegate: NotingNavigationDelegate? = nil
  ) -> (stage: TransitionStage, navigation: UINavigationController) {
    let stage = TransitionStage(launches: false)
    let navigation = UINavigationController()
    navigation.delegate = delegate
    delegate?.stage = stage
    navigation.viewControllers = names.map { NotingController($0, stage: stage) }
    stage.device.launch(navigation)
    stage.device.advanceUntilIdle()
    stage.log = []
    return (stage, navigation)
  }

  /// The same with tabs.
  static func switching(
    _ names: String..., delegate: NotingTabDelegate? = nil
  ) -> (stage: TransitionStage, tabs: UITabBarController) {
    let stage = TransitionStage(launches: false)
    let tabs = UITabBarController()
    tabs.delegate = delegate
    delegate?.stage = stage
    tabs.viewControllers = names.map { NotingController($0, stage: stage) }
    stage.device.launch(tabs)
    stage.device.advanceUntilIdle()
    stage.log = []
    return (stage, tabs)
  }

  /// A controller for a container.
  func child(_ name: String) -> NotingController { NotingController(name, stage: self) }

  /// Returns the callbacks WA, IA, DA, WD and DD that were noted, and forgets everything.
  func takeCallbacks() -> [String] {
    takeLog().filter { entry in
      ["WA", "IA", "DA", "WD", "DD"].contains { callback in
        entry.hasSuffix(".\(callback)") || entry.hasSuffix(".\(callback)!")
      }
    }
  }
}

extension UIViewController {
  /// The names of the controllers in a navigation controller's stack, or in a tab bar controller.
  var names: [String] {
    let controllers =
      (self as? UINavigationController)?.viewControllers
      ?? (self as? UITabBarController)?.viewControllers
    return (controllers ?? []).map(\.noted)
  }

  /// The name of a noting controller.
  var noted: String { (self as? NotingController)?.name ?? "?" }
}

/// Notes what it is asked for, and gives what it was made with.
final class NotingNavigationDelegate: NSObject, UINavigationControllerDelegate {
  weak var stage: TransitionStage?
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    stage?.note("willShow(\(viewController.noted), \(animated))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    stage?.note("didShow(\(viewController.noted), \(animated))")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    stage?.note("interactionController")
    return interactor
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    stage?.note("animationController(\(operation), \(fromVC.noted), \(toVC.noted))")
    return animator
  }
}

/// Notes what it is asked for, and gives what it was made with.
final class NotingTabDelegate: NSObject, UITabBarControllerDelegate {
  weak var stage: TransitionStage?
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var selects = true

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    stage?.note("shouldSelect(\(viewController.noted))")
    return selects
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    stage?.note("didSelect(\(viewController.noted))")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    stage?.note("interactionController")
    return interactor
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    stage?.note("animationController(\(fromVC.noted), \(toVC.noted))")
    return animator
  }
}
