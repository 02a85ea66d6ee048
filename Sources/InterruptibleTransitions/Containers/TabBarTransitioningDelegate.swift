/// Provides UIKit with the transitions for the changes of a tab bar controller.
///
/// Set it as the tab bar controller's delegate, which UIKit keeps weakly. To keep an existing
/// delegate, call ``tabBarController(_:animationControllerForTransitionFrom:to:)`` and
/// ``tabBarController(_:interactionControllerFor:)`` from its methods of the same names. Without
/// the second method UIKit blocks all touches during a transition. visionOS changes tabs without a
/// transition: UIKit does not have these methods there, and this class neither.
///
/// ```swift
/// let delegate = TabBarTransitioningDelegate(reveal)
/// tabs.delegate = delegate
/// ```
public final class TabBarTransitioningDelegate: NSObject, UITabBarControllerDelegate {
  /// The direction of a change in the order of the tab bar.
  public enum Direction: Hashable, Sendable {
    /// To a tab further left.
    case left
    /// To a tab further right.
    case right
  }

  /// Chooses the transition of a change.
  ///
  /// - Parameters:
  ///   - direction: The direction of the change.
  ///   - from: The view controller that is selected before the change.
  ///   - to: The view controller that is selected after it.
  /// - Returns: The transition, or nil to change at once. A transition that is about to make
  ///   another change, as the app has requested, is not used.
  public typealias Choice = (
    _ direction: Direction, _ from: UIViewController, _ to: UIViewController
  ) -> InterruptibleTransition?

  private let choose: Choice

  /// Makes a delegate that chooses a transition for each change.
  ///
  /// - Parameter choose: The closure that chooses; kept as long as the delegate.
  public init(choosing choose: @escaping Choice) {
    self.choose = choose
    super.init()
  }

  /// Makes a delegate with the same transitions for all tabs.
  ///
  /// - Parameters:
  ///   - right: The transition to a tab further right.
  ///   - left: The transition to a tab further left; nil means `right`, mirrored.
  public convenience init(_ right: InterruptibleTransition, left: InterruptibleTransition? = nil) {
    let left = left ?? right
    self.init { direction, _, _ in direction == .right ? right : left }
  }

  /// Returns whether UIKit may select a tab that the user has tapped. During a change the toolkit
  /// selects it: the tab that is left reverses the flight, and for a third one the flight lands
  /// first. The toolkit then calls the delegate's `tabBarController(_:didSelect:)`. A flight that
  /// is held is not disturbed. Called by UIKit, or by an app's delegate.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: The view controller whose tab the user has tapped.
  /// - Returns: Whether no change is under way.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    tabBarController.allowsTap(on: viewController)
  }

  /// Returns whether UIKit may select a tab that the user has tapped, of an app that has set tabs.
  /// During a change the toolkit selects it. Called by UIKit, or by an app's delegate.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - tab: The tab that the user has tapped.
  /// - Returns: Whether no change is under way.
  @available(iOS 18, visionOS 2, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    tabBarController.allowsTap(on: tab.viewController)
  }

  #if !os(visionOS)
    /// Returns the transition of a change. Called by UIKit, or by an app's delegate.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - fromVC: The view controller that is selected before the change.
    ///   - toVC: The view controller that is selected after it.
    /// - Returns: The transition, or nil to change at once.
    public func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let direction = Direction(from: fromVC, to: toVC, in: tabBarController)
      guard let transition = choose(direction, fromVC, toVC),
        transition.isFree(from: fromVC, to: toVC)
      else { return nil }
      transition.flightIsRequested(from: fromVC, to: toVC, isPresenting: direction == .right)
      return transition
    }

    /// Returns the transition itself, which is its own interaction controller. Called by UIKit, or
    /// by an app's delegate.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - animationController: What
    ///     ``tabBarController(_:animationControllerForTransitionFrom:to:)`` returned.
    /// - Returns: The transition, or nil if the animation controller is not the toolkit's.
    public func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      animationController as? InterruptibleTransition
    }
  #endif
}

extension TabBarTransitioningDelegate.Direction {
  /// Makes the direction between two tabs. A tab that is no longer in the bar counts as leftmost.
  init(from: UIViewController, to: UIViewController, in tabs: UITabBarController) {
    let (old, new) = tabs.places(from, to)
    self = new ?? -1 < old ?? -1 ? .left : .right
  }
}
