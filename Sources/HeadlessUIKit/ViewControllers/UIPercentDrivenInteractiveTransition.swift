import Foundation

/// An interaction controller that drives a transition by a number from 0 to 1.
///
/// The object scrubs the animator that the animation controller vends, or otherwise the time of the
/// container's layer.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  var drive = PercentDrive.none

  /// The animator's `transitionDuration(using:)` at the start of the transition, in seconds.
  open internal(set) var duration: CGFloat = 0
  /// The last value that `update(_:)` received, from 0 to 1.
  open var percentComplete: CGFloat { percent }
  final var percent: CGFloat = 0
  /// The speed of the remaining transition after the interaction. The default is 1.
  ///
  /// - Precondition: The value is greater than 0.
  open var completionSpeed: CGFloat = 1 {
    willSet { precondition(newValue > 0, "completionSpeed must be greater than 0") }
  }
  /// The curve of the remaining transition after the interaction, without an interruptible
  /// animator.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the remaining transition after the interaction, with an interruptible animator.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the next transition begins interactively. The default is true.
  open var wantsInteractiveStart = true

  /// Creates an object that can drive any number of transitions, one after the other.
  public override init() {
    super.init()
  }

  /// Starts a transition.
  ///
  /// An interactive transition is paused at its start. Otherwise, the animator runs. Overrides call
  /// super.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    start(transitionContext)
  }

  /// Shows a position of the transition.
  ///
  /// - Parameter percentComplete: The position, from 0 to 1. Other values are clamped.
  open func update(_ percentComplete: CGFloat) {
    scrub(to: percentComplete)
  }

  /// Makes a running transition interactive, if its animator can be interrupted.
  open func pause() {
    interrupt()
    if reenters { update(percentComplete) }
  }

  /// Ends the interaction, so that the transition returns to its start.
  open func cancel() {
    if reenters { pause() }
    settle(cancelled: true)
  }

  /// Ends the interaction, so that the transition continues to its end.
  open func finish() {
    if reenters { pause() }
    settle(cancelled: false)
  }

  /// Whether the methods call other methods of this class, which a subclass may override.
  private var reenters: Bool { Runtime.current.reads(.superclassReenters) }
}
