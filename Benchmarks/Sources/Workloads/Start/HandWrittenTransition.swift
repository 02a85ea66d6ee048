import InterruptibleTransitions

/// A minimal handwritten interruptible transition.
///
/// It is one object that implements all of UIKit's protocols, with one animator that is kept for
/// the flight.
final class HandWrittenTransition: UIPercentDrivenInteractiveTransition,
  UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate
{
  private let time: TimeInterval
  private let timing: any UITimingCurveProvider
  private(set) var animator: UIViewPropertyAnimator?

  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - timing: The timing of a transition that is not held.
  ///   - isHeld: Whether the transition is held from its start, so that `update(_:)` moves it.
  init(
    duration: TimeInterval,
    timing: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .easeOut),
    isHeld: Bool = false
  ) {
    time = duration
    self.timing = timing
    super.init()
    wantsInteractiveStart = isHeld
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { time }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: time, timingParameters: timing)
    // Scrubs along the curve, as the toolkit does, so that the runtime does the same work.
    animator.scrubsLinearly = false
    self.animator = animator
    let to = transitionContext.viewController(forKey: .to) as? Page
    let page = to ?? transitionContext.viewController(forKey: .from) as? Page
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    if let page {
      page.rewind()
      animator.addAnimations { page.change() }
    }
    animator.addCompletion { _ in
      page?.rewind()
      if page !== to { page?.view.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }

  // MARK: UIViewControllerTransitioningDelegate

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }
}
