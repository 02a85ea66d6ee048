/// A tab bar controller delegate that provides the transitions between tabs.
///
/// Set this object as the tab bar controller's delegate, which UIKit references weakly. To keep an
/// existing delegate, call ``tabBarController(_:animationControllerForTransitionFrom:to:)`` and
/// ``tabBarController(_:interactionControllerFor:)`` from its methods of the same names. Without
/// the second method UIKit blocks all touches during a transition.
///
/// On visionOS, tabs change without a transition. UIKit and this class do not have these methods
/// there.
///
/// ```swift
/// let delegate = TabBarTransitioningDelegate(reveal)
/// tabs.delegate = delegate
/// ```
public final class TabBarTransitioningDelegate: NSObject, UITabBarControllerDelegate {
  /// The order of the selected tab and the new one in the tab bar.
  ///
  /// ```swift
  /// let delegate = TabBarTransitioningDelegate { order, _, _ in
  ///   order == .earlier ? slide : fade
  /// }
  /// ```
  public enum Order: Hashable, Sendable {
    /// The new tab is earlier, which is on the left in a left-to-right layout.
    case earlier
    /// The new tab is later, which is on the right in a left-to-right layout.
    case later
  }

  /// A closure that chooses the transition of a change.
  ///
  /// ```swift
  /// let choose: TabBarTransitioningDelegate.Choice = { order, _, _ in
  ///   order == .earlier ? reveal : nil
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - order: The order of the tabs.
  ///   - from: The selected view controller before the change.
  ///   - to: The selected view controller after the change.
  /// - Returns: The transition, or nil to change at once. A transition that is reserved for another
  ///   request of the app is not used.
  public typealias Choice = (
    _ order: Order, _ from: UIViewController, _ to: UIViewController
  ) -> InterruptibleTransition?

  private let choose: Choice
  private let taps = TabTaps()

  /// Creates a delegate that chooses a transition for each change.
  ///
  /// - Parameter choose: The closure that chooses. The delegate keeps the closure.
  public init(choosing choose: @escaping Choice) {
    self.choose = choose
    super.init()
  }

  /// Creates a delegate with the same transition for all tabs.
  ///
  /// - Parameters:
  ///   - transition: The transition of every change. A change to an earlier tab mirrors it.
  ///   - earlier: Another transition to an earlier tab, or nil for `transition`.
  public convenience init(
    _ transition: InterruptibleTransition, toEarlierTabs earlier: InterruptibleTransition? = nil
  ) {
    let earlier = earlier ?? transition
    self.init { order, _, _ in order == .later ? transition : earlier }
  }

  /// Returns whether UIKit can select a tapped tab. UIKit or an app's delegate calls this method.
  ///
  /// During a change the toolkit selects the tab instead of UIKit. A tap on the outgoing tab
  /// reverses the flight. For a tap on a third tab, the flight ends early and the tab is selected
  /// afterwards. The toolkit then calls the delegate's `tabBarController(_:didSelect:)` and, for a
  /// `UITab`, `tabBarController(_:didSelectTab:previousTab:)`. A tap does not move a held flight,
  /// and takes effect after the release.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: The view controller of the tapped tab.
  /// - Returns: Whether no change is in progress.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    taps.answer(for: viewController) { tabBarController.allowsTap(on: viewController) }
  }

  /// Returns whether UIKit can select a tapped tab of a tab bar with `UITab` objects.
  ///
  /// During a change the toolkit selects the tab instead of UIKit. UIKit or an app's delegate calls
  /// this method.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - tab: The tapped tab.
  /// - Returns: Whether no change is in progress.
  @available(iOS 18, visionOS 2, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    taps.answer(for: tab.viewController) { tabBarController.allowsTap(on: tab.viewController) }
  }

  #if !os(visionOS)
    /// Returns the transition of a change. UIKit or an app's delegate calls this method.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - fromVC: The selected view controller before the change.
    ///   - toVC: The selected view controller after the change.
    /// - Returns: The transition, or nil to change at once.
    public func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let order = Order(from: fromVC, to: toVC, in: tabBarController)
      guard let transition = choose(order, fromVC, toVC),
        transition.isFree(from: fromVC, to: toVC)
      else { return nil }
      transition.flightIsRequested(from: fromVC, to: toVC, isPresenting: order == .later)
      return transition
    }

    /// Returns the interaction controller of a transition. UIKit or an app's delegate calls this
    /// method.
    ///
    /// A transition is its own interaction controller.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - animationController: The animation controller from
    ///     ``tabBarController(_:animationControllerForTransitionFrom:to:)``.
    /// - Returns: The transition, or nil if the animation controller does not belong to the
    ///   toolkit.
    public func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      animationController as? InterruptibleTransition
    }
  #endif
}

extension TabBarTransitioningDelegate.Order {
  /// Creates the order of two tabs. A tab that is no longer in the bar counts as the first.
  init(from: UIViewController, to: UIViewController, in tabs: UITabBarController) {
    let (old, new) = tabs.tabIndexes(of: from, and: to)
    self = new ?? -1 < old ?? -1 ? .earlier : .later
  }
}
