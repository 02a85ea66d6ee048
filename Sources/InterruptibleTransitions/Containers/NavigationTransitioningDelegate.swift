/// Provides UIKit with the transitions for the pushes and pops of a navigation controller.
///
/// Set it as the navigation controller's delegate, which UIKit keeps weakly. To keep an existing
/// delegate, call ``navigationController(_:animationControllerFor:from:to:)`` and
/// ``navigationController(_:interactionControllerFor:)`` from its methods of the same names.
/// Without the second method UIKit blocks all touches during a transition.
///
/// If the delegate returns no transition, the system animates and its swipe back works: the swipe's
/// recognizer gets a delegate, unless the app has set one. As without the toolkit, the swipe is off
/// on a page that has no Back button in a visible bar; an app's delegate of the recognizer decides
/// otherwise. If this delegate returns a transition for a pop, that swipe does nothing; an
/// ``EdgePanInteraction`` or a ``ContentPanInteraction`` replaces it.
///
/// ```swift
/// let delegate = NavigationTransitioningDelegate { operation, from, to in
///   to is DetailViewController || from is DetailViewController ? reveal : nil
/// }
/// navigation.delegate = delegate
/// ```
public final class NavigationTransitioningDelegate: NSObject, UINavigationControllerDelegate {
  /// Chooses the transition of an operation.
  ///
  /// - Parameters:
  ///   - operation: Whether a view controller is pushed or popped.
  ///   - from: The view controller on top before the operation.
  ///   - to: The view controller on top after it.
  /// - Returns: The transition, or nil for the system's. A transition that is about to make another
  ///   change, as the app has requested, is not used. UIKit may ask for a transition that it does
  ///   not start.
  public typealias Choice = (
    _ operation: UINavigationController.Operation, _ from: UIViewController, _ to: UIViewController
  ) -> InterruptibleTransition?

  private let choose: Choice

  /// Makes a delegate that chooses a transition for each operation.
  ///
  /// - Parameter choose: The closure that chooses; kept as long as the delegate.
  public init(choosing choose: @escaping Choice) {
    self.choose = choose
    super.init()
  }

  /// Makes a delegate with the same transitions for all view controllers.
  ///
  /// - Parameters:
  ///   - push: The transition of a push.
  ///   - pop: The transition of a pop; nil means `push`, mirrored.
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

  /// Returns the transition of an operation that UIKit asks for.
  func transition(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> InterruptibleTransition? {
    guard let transition = choose(operation, from, to), transition.isFree(from: from, to: to)
    else { return nil }
    transition.flightIsRequested(from: from, to: to, isPresenting: operation != .pop)
    return transition
  }

  /// Prepares the system's swipes back. Called by UIKit; an app's delegate does not need to forward
  /// it.
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

  /// Prepares the system's swipes back, of which UIKit may load one late. Called by UIKit; an app's
  /// delegate does not need to forward it.
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

  /// Returns the transition of an operation. Called by UIKit, or by an app's delegate.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - operation: Whether a view controller is pushed or popped.
  ///   - fromVC: The view controller on top before the operation.
  ///   - toVC: The view controller on top after it.
  /// - Returns: The transition, or nil for the system's.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SwipeBackGate.install(on: navigationController)
    return transition(for: operation, from: fromVC, to: toVC)
  }

  /// Returns the transition itself, which is its own interaction controller. Called by UIKit, or by
  /// an app's delegate.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - animationController: What ``navigationController(_:animationControllerFor:from:to:)``
  ///     returned.
  /// - Returns: The transition, or nil if the animation controller is not the toolkit's.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animationController as? InterruptibleTransition
  }
}
