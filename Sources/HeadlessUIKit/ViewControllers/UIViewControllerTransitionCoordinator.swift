import Foundation

/// The information about a transition for code that animates alongside it.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began interactively. The value never changes.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can become interactive again.
  var isInterruptible: Bool { get }
  /// Whether the transition is in an interactive phase.
  var isInteractive: Bool { get }
  /// Whether the transition is being or has been cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress of the interaction, or its progress when it ended, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the remaining transition after the interaction.
  var completionVelocity: CGFloat { get }
  /// The curve of the remaining transition after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns one of the two view controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the two views, or nil for a view that the transition does not change.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The transform of the incoming view, which is the identity unless the screen is rotating.
  var targetTransform: CGAffineTransform { get }
}

/// An object that runs animations alongside a transition and reports changes of its interactive
/// phases.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs animations with the transition's timing.
  ///
  /// - Returns: Whether the animations run alongside. The completion handler is called in both
  ///   cases.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs animations of a view that is not in the container with the transition's timing.
  ///
  /// - Returns: Whether the animations run alongside. The completion handler is called in both
  ///   cases.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a block when the first interactive phase ends.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls a block each time the transition becomes interactive or stops being interactive.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations with the transition's timing.
  ///
  /// - Returns: Whether the animations run alongside.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs animations of a view that is not in the container with the transition's timing.
  ///
  /// - Returns: Whether the animations run alongside.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
