/// A navigation controller delegate that provides the transitions of pushes and pops.
///
/// Set this object as the navigation controller's delegate, which UIKit references weakly. To keep
/// an existing delegate, call ``navigationController(_:animationControllerFor:from:to:)`` and
/// ``navigationController(_:interactionControllerFor:)`` from its methods of the same names.
/// Without the second method UIKit blocks all touches during a transition.
///
/// If the delegate returns no transition, the system animates the change, and the system's swipe
/// back works. For this, the swipe's recognizer gets a delegate, unless the app has set one. As
/// without the toolkit, the swipe is off on a page that has no Back button in a visible bar. An
/// app's delegate of the recognizer can turn it on. If the delegate returns a transition for a pop,
/// the system's swipe does nothing. Use an ``EdgePanInteraction`` or a `contentPan`
/// instead.
///
/// ```swift
/// let delegate = NavigationTransitioningDelegate { operation, from, to in
///   to is DetailViewController || from is DetailViewController ? reveal : nil
/// }
/// navigation.delegate = delegate
/// ```
public final class NavigationTransitioningDelegate: NSObject, UINavigationControllerDelegate {
  /// A closure that chooses the transition of an operation.
  ///
  /// ```swift
  /// let choose: NavigationTransitioningDelegate.Choice = { operation, _, _ in
  ///   operation == .push ? reveal : nil
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - operation: Whether a view controller is pushed or popped.
  ///   - from: The top view controller before the operation.
  ///   - to: The top view controller after the operation.
  /// - Returns: The transition, or nil for the system's transition. A transition that is reserved
  ///   for another request of the app is not used. UIKit can request a transition without starting
  ///   it.
  public typealias Choice = (
    _ operation: UINavigationController.Operation, _ from: UIViewController, _ to: UIViewController
  ) -> InterruptibleTransition?

  private let choose: Choice

  /// Creates a delegate that chooses a transition for each operation.
  ///
  /// - Parameter choose: The closure that chooses. The delegate keeps the closure.
  public init(choosing choose: @escaping Choice) {
    self.choose = choose
    super.init()
  }

  /// Creates a delegate with the same transitions for all view controllers.
  ///
  /// - Parameters:
  ///   - push: The transition of a push.
  ///   - pop: The transition of a pop; nil uses `push`, mirrored.
  public convenience init(_ push: InterruptibleTransition, pop: InterruptibleTransition? = nil) {
    let pop = pop ?? push
    self.init { operation, _, _ in
      switch operation {
      case .push: push
      case .pop: pop
      default: nil
      }
    }
  }

  func transition(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> InterruptibleTransition? {
    guard let transition = choose(operation, from, to), transition.isFree(from: from, to: to)
    else { return nil }
    transition.flightIsRequested(from: from, to: to, isPresenting: operation != .pop)
    return transition
  }

  /// Prepares the system's swipes back. UIKit calls this method.
  ///
  /// An app's delegate does not need to forward this call.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The view controller that is about to be shown.
  ///   - animated: Whether the change is animated.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    SwipeBackGate.install(on: navigationController)
  }

  /// Prepares swipes of the system that UIKit has loaded late. UIKit calls this method.
  ///
  /// An app's delegate does not need to forward this call.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The view controller that is shown.
  ///   - animated: Whether the change was animated.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    SwipeBackGate.install(on: navigationController)
  }

  /// Returns the transition of an operation. UIKit or an app's delegate calls this method.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - operation: Whether a view controller is pushed or popped.
  ///   - fromVC: The top view controller before the operation.
  ///   - toVC: The top view controller after the operation.
  /// - Returns: The transition, or nil for the system's transition.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SwipeBackGate.install(on: navigationController)
    return transition(for: operation, from: fromVC, to: toVC)
  }

  /// Returns the interaction controller of a transition. UIKit or an app's delegate calls this
  /// method.
  ///
  /// A transition is its own interaction controller.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - animationController: The animation controller from
  ///     ``navigationController(_:animationControllerFor:from:to:)``.
  /// - Returns: The transition, or nil if the animation controller does not belong to the toolkit.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animationController as? InterruptibleTransition
  }
}
