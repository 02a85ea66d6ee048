import HeadlessDevice

@testable import InterruptibleTransitions

/// An app's animator without the toolkit, which fades in half a second.
final class PlainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.5
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.5) {
      view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}
