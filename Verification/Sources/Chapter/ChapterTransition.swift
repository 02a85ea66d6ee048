import HeadlessUIKit

/// A property-animator transition as it is usually written by hand, with its weaknesses.
///
/// It creates a new animator for each request, ignores velocity, and leaves flags to the caller.
package final class ChapterTransition: UIPercentDrivenInteractiveTransition,
  UIViewControllerAnimatedTransitioning
{
  /// Changes that run in the same animator.
  package var auxiliaryAnimations: (() -> Void)?
  /// A closure that undoes the remaining effects of the changes after a cancel.
  package var auxiliaryAnimationsCancel: (() -> Void)?
  /// Whether the animator is kept for the flight, so that a touch can interrupt it.
  package var keepsAnimator = false
  package private(set) var animator: UIViewImplicitlyAnimating?
  package private(set) var context: UIViewControllerContextTransitioning?
  package private(set) var animatorsMade = 0
  package private(set) var results: [Bool] = []

  package func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.75 }

  package func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    transitionAnimator(using: transitionContext).startAnimation()
  }

  package func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if keepsAnimator, let animator { return animator }
    return transitionAnimator(using: transitionContext)
  }

  private func transitionAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    animatorsMade += 1
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), curve: .easeOut)
    guard let to = transitionContext.view(forKey: .to) else { return animator }
    transitionContext.containerView.addSubview(to)
    to.transform = CGAffineTransform(scaleX: 1.33, y: 1.33)
      .concatenating(CGAffineTransform(translationX: 0, y: 200))
    to.alpha = 0
    animator.addAnimations({ to.transform = .identity }, delayFactor: 0.15)
    animator.addAnimations({ to.alpha = 1 }, delayFactor: 0.5)
    if let auxiliaryAnimations { animator.addAnimations(auxiliaryAnimations) }
    animator.addCompletion { position in
      switch position {
      case .end:
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      default:
        transitionContext.completeTransition(false)
        self.auxiliaryAnimationsCancel?()
      }
    }
    animator.isUserInteractionEnabled = true
    if keepsAnimator {
      self.animator = animator
      context = transitionContext
    }
    return animator
  }

  package func animationEnded(_ transitionCompleted: Bool) {
    results.append(transitionCompleted)
    animator = nil
    context = nil
  }

  /// Interrupts the flight.
  package func interruptFlight() {
    guard let context else { return }
    context.pauseInteractiveTransition()
    pause()
  }
}

/// The presenter: a pan pulls, a tap presents, and a touch during the flight interrupts it.
package final class ChapterLockScreen: UIViewController, UIViewControllerTransitioningDelegate {
  package let transition = ChapterTransition()
  package let blur = UIVisualEffectView(effect: nil)
  private var pull = CGFloat.zero
  private var touchOrigin: CGFloat?

  package override func viewDidLoad() {
    super.viewDidLoad()
    blur.frame = view.bounds
    view.addSubview(blur)
  }

  package func present(interactively: Bool) {
    let settings = UIViewController()
    settings.modalPresentationStyle = .overFullScreen
    settings.transitioningDelegate = self
    // Handwritten code must set this flag before each presentation.
    transition.wantsInteractiveStart = interactively
    transition.auxiliaryAnimations = { [blur] in blur.effect = UIBlurEffect(style: .regular) }
    transition.auxiliaryAnimationsCancel = { [blur] in blur.effect = nil }
    present(settings, animated: true)
  }

  package func pan(_ recognizer: UIPanGestureRecognizer) {
    let progress = min(max(recognizer.translation(in: view).y / 90, 0), 1)
    switch recognizer.state {
    case .began:
      present(interactively: true)
    case .changed:
      transition.update(progress)
    case .ended:
      if progress > 0.5 { transition.finish() } else { transition.cancel() }
    default:
      break
    }
  }

  package func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition
  }

  package func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    transition
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard transition.animator != nil else { return }
    touchOrigin = touches.first?.location(in: nil).y
    transition.interruptFlight()
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touchOrigin, let location = touches.first?.location(in: nil).y else { return }
    let distance = location - touchOrigin
    guard abs(distance) > 40 else { return }
    self.touchOrigin = nil
    if distance > 0 { transition.finish() } else { transition.cancel() }
  }
}
