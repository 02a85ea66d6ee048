import Foundation

/// Information about a transition, and the methods that report its progress to UIKit.
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
  /// Reports the progress of the interaction, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction is over and the transition continues to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction is over and the transition returns to its start.
  func cancelInteractiveTransition()
  /// Reports that an interruptible transition is interactive again.
  func pauseInteractiveTransition()
  /// Ends the transition. Must be called once, after the animations (fact 2.20).
  func completeTransition(_ didComplete: Bool)
  /// Returns one of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the two views, or nil for a view that the animator must not change (fact 2.27).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The transform of the view that appears; the identity unless the screen is rotating.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of a controller's view at the beginning, in the container; zero if it is not
  /// there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end, in the container; zero if it is to be
  /// removed.
  func finalFrame(for vc: UIViewController) -> CGRect
}
