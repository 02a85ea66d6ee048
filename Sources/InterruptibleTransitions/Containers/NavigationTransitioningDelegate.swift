/// Hands transitions to UIKit for the pushes and pops of a navigation controller.
///
/// Set it as the navigation controller's delegate, which UIKit keeps weakly, or keep the app's own
/// delegate and call ``navigationController(_:animationControllerFor:from:to:)`` and
/// ``navigationController(_:interactionControllerFor:)`` from its methods of the same names.
/// Without the second one UIKit keeps all touches out while a transition is under way.
///
/// Where it gives no transition the system animates, and its swipe back works: the recognizer of
/// that gets a delegate, unless the app has given it one. Where it gives one for a pop that swipe
/// does nothing; an ``EdgePanInteraction`` takes its place.
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
  ///   - from: What is on top before.
  ///   - to: What is on top after it.
  /// - Returns: The transition, or nil for the system's. UIKit may ask for one that it does not
  ///   start.
  public typealias Choice = (
    _ operation: UINavigationController.Operation, _ from: UIViewController, _ to: UIViewController
  ) -> InterruptibleTransition?

  private let choose: Choice

  /// Makes a delegate that chooses a transition for each operation.
  ///
  /// - Parameter choose: Chooses; kept for as long as the delegate.
  public init(choosing choose: @escaping Choice) {
    self.choose = choose
    super.init()
  }

  /// Makes a delegate with the same transitions for all view controllers.
  ///
  /// - Parameters:
  ///   - push: The transition that pushes.
  ///   - pop: The transition that pops; nil means the same one, mirrored.
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

  /// The transition of an operation that UIKit asks for.
  func transition(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> InterruptibleTransition? {
    guard let transition = choose(operation, from, to) else { return nil }
    transition.flightIsRequested(from: from, to: to, isPresenting: operation != .pop)
    return transition
  }

  /// Prepares the system's swipe back. Called by UIKit; an app's own delegate need not pass it on.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: What is about to be shown.
  ///   - animated: Whether that is animated.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    SwipeBackGate.install(on: navigationController)
  }

  /// The transition of an operation. Called by UIKit, or by the app's own delegate.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - operation: Whether a view controller is pushed or popped.
  ///   - fromVC: What is on top before.
  ///   - toVC: What is on top after it.
  /// - Returns: The transition, or nil for the system's.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SwipeBackGate.install(on: navigationController)
    return transition(for: operation, from: fromVC, to: toVC)
  }

  /// The transition itself: it is its own interaction controller. Called by UIKit, or by the app's
  /// own delegate.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - animationController: What
  ///     ``navigationController(_:animationControllerFor:from:to:)`` returned.
  /// - Returns: The transition, or nil if that is none of the toolkit's.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animationController as? InterruptibleTransition
  }
}

extension InterruptibleTransition {
  /// Called when UIKit asks for a run between two view controllers of a container.
  ///
  /// - Parameters:
  ///   - from: The view controller that is shown before.
  ///   - to: The view controller that is shown after it.
  ///   - isPresenting: Whether the run leads on: a push, or to a tab further right.
  func flightIsRequested(from: UIViewController, to: UIViewController, isPresenting: Bool) {
    pending.request(byApp: false)
    requests.announcement = FlightAnnouncement(from: from, to: to, isPresenting: isPresenting)
  }
}
