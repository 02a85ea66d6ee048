/// Hands transitions to UIKit for the changes of a tab bar controller.
///
/// Set it as the tab bar controller's delegate, which UIKit keeps weakly, or keep the app's own
/// delegate and call ``tabBarController(_:animationControllerForTransitionFrom:to:)`` and
/// ``tabBarController(_:interactionControllerFor:)`` from its methods of the same names. Without
/// the second one UIKit keeps all touches out while a transition is under way.
///
/// ```swift
/// let delegate = TabBarTransitioningDelegate(reveal)
/// tabs.delegate = delegate
/// ```
public final class TabBarTransitioningDelegate: NSObject, UITabBarControllerDelegate {
  /// Which way a change goes in the order of the tab bar.
  public enum Direction: Hashable, Sendable {
    /// To a tab further left.
    case left
    /// To a tab further right.
    case right
  }

  /// Chooses the transition of a change.
  ///
  /// - Parameters:
  ///   - direction: Which way it goes.
  ///   - from: What is selected before.
  ///   - to: What is selected after it.
  /// - Returns: The transition, or nil to change at once.
  public typealias Choice = (
    _ direction: Direction, _ from: UIViewController, _ to: UIViewController
  ) -> InterruptibleTransition?

  private let choose: Choice

  /// Makes a delegate that chooses a transition for each change.
  ///
  /// - Parameter choose: Chooses; kept for as long as the delegate.
  public init(choosing choose: @escaping Choice) {
    self.choose = choose
    super.init()
  }

  /// Makes a delegate with the same transitions for all tabs.
  ///
  /// - Parameters:
  ///   - right: The transition to a tab further right.
  ///   - left: The transition to a tab further left; nil means the same one, mirrored.
  public convenience init(_ right: InterruptibleTransition, left: InterruptibleTransition? = nil) {
    let left = left ?? right
    self.init { direction, _, _ in direction == .right ? right : left }
  }

  /// Whether the user may select a tab: not while a change is under way, which the tap would
  /// disturb, and the finger that holds it. Called by UIKit, or by the app's own delegate.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: What the user has tapped.
  /// - Returns: Whether no change is under way.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    tabBarController.transitionCoordinator == nil
  }

  /// The transition of a change. Called by UIKit, or by the app's own delegate.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - fromVC: What is selected before.
  ///   - toVC: What is selected after it.
  /// - Returns: The transition, or nil to change at once.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let direction = Direction(from: fromVC, to: toVC, in: tabBarController)
    guard let transition = choose(direction, fromVC, toVC) else { return nil }
    transition.flightIsRequested(from: fromVC, to: toVC, isPresenting: direction == .right)
    return transition
  }

  /// The transition itself: it is its own interaction controller. Called by UIKit, or by the app's
  /// own delegate.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - animationController: What
  ///     ``tabBarController(_:animationControllerForTransitionFrom:to:)`` returned.
  /// - Returns: The transition, or nil if that is none of the toolkit's.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animationController as? InterruptibleTransition
  }
}

extension TabBarTransitioningDelegate.Direction {
  /// The direction between two tabs. One that is not in the bar any more lies left of the others.
  init(from: UIViewController, to: UIViewController, in tabs: UITabBarController) {
    let order = tabs.viewControllers ?? []
    let (old, new) = (order.firstIndex(of: from) ?? -1, order.firstIndex(of: to) ?? -1)
    self = new < old ? .left : .right
  }
}
