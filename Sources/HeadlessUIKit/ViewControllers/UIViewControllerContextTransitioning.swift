import Foundation

/// The information about a transition, and the methods that report its progress to UIKit.
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. The animator adds the incoming view.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is in an interactive phase. The value may change several times (fact
  /// 2.23).
  var isInteractive: Bool { get }
  /// Whether the transition is being or has been cancelled. The value may change several times.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation, or `.none` for transitions of containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the progress of the interaction, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction is over and that the transition continues to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction is over and that the transition returns to its start.
  func cancelInteractiveTransition()
  /// Reports that an interruptible transition is interactive again.
  func pauseInteractiveTransition()
  /// Ends the transition. The animator must call the method once, after the animations (fact 2.20).
  func completeTransition(_ didComplete: Bool)
  /// Returns one of the two view controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the two views, or nil for a view that the animator must not change (fact 2.27).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The transform of the incoming view, which is the identity unless the screen is rotating.
  var targetTransform: CGAffineTransform { get }
  /// Returns the initial frame of a view controller's view in the container.
  ///
  /// The frame is zero if the view is not in the container.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the final frame of a view controller's view in the container.
  ///
  /// The frame is zero if the view will be removed.
  func finalFrame(for vc: UIViewController) -> CGRect
}
