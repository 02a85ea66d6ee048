import Foundation

/// What UIKit tells about a transition, and is told of it.
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place; the animator adds the view that appears.
  var containerView: UIView { get }
  /// Whether the transition is to be animated.
  var isAnimated: Bool { get }
  /// Whether the transition is in an interactive phase; may change several times (fact 2.23).
  var isInteractive: Bool { get }
  /// Whether the transition is being cancelled or has been; may change several times.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `.none` for transitions of containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Tells how far the interaction is, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the interaction is over and the transition goes on to its end.
  func finishInteractiveTransition()
  /// Tells that the interaction is over and the transition goes back to its start.
  func cancelInteractiveTransition()
  /// Tells that the transition is interactive again; for interruptible ones.
  func pauseInteractiveTransition()
  /// Ends the transition. Must be called once, after the animations (fact 2.20).
  func completeTransition(_ didComplete: Bool)
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views, or nil for a view that the animator must not touch (fact 2.27).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The transform of the view that appears; the identity unless the screen is rotating.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view is at the beginning, in the container; zero if nowhere.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is at the end, in the container; zero if it is to be removed.
  func finalFrame(for vc: UIViewController) -> CGRect
}
