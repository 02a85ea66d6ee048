import Foundation

/// What animates a presentation or dismissal for which the app gives no animator: the presented
/// view slides up from the bottom, and down again.
@MainActor final class SystemTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : 0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      return transitionContext.completeTransition(true)
    }
    if isPresenting {
      container.addSubview(view)
    } else if let revealed = transitionContext.view(forKey: .to) {
      container.insertSubview(revealed, at: 0)
    }
    let below = CGPoint(x: view.center.x, y: view.center.y + container.bounds.height)
    guard transitionContext.isAnimated else {
      return transitionContext.completeTransition(true)
    }
    let place = view.center
    if isPresenting { view.center = below }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { view.center = self.isPresenting ? place : below },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
