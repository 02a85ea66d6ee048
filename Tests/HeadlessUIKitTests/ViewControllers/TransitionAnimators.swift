import Foundation

@testable import HeadlessUIKit

/// An animator that slides the presented view in from below by an animation block, linearly in 0.5
/// s.
class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  weak var fixture: TransitionFixture?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  var curve: UIView.AnimationOptions = .curveLinear
  /// The delay of the block, in seconds.
  var delay: TimeInterval = 0
  var completes: ((any UIViewControllerContextTransitioning) -> Bool) = {
    !$0.transitionWasCancelled
  }

  init(_ fixture: TransitionFixture) {
    self.fixture = fixture
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    fixture?.record("animateTransition")
    context = transitionContext
    let view = place(transitionContext)
    guard transitionContext.isAnimated else { return end(transitionContext) }
    UIView.animate(withDuration: 0.5, delay: delay, options: curve) {
      view?.center.y += self.isPresenting(transitionContext) ? -852 : 852
    } completion: { finished in
      self.fixture?.record("block ended \(finished)")
      self.end(transitionContext)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    fixture?.record("animationEnded(\(transitionCompleted))")
  }

  func isPresenting(_ context: any UIViewControllerContextTransitioning) -> Bool {
    let presented = context.viewController(forKey: .to)
    return presented?.presentingViewController != nil
      && presented?.presentingViewController === context.viewController(forKey: .from)
  }

  /// Adds the views to the container and returns the view that moves.
  ///
  /// A presented view begins below the screen.
  func place(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      let frame = context.finalFrame(for: controller)
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    guard isPresenting(context) else {
      if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
      return context.view(forKey: .from)
    }
    guard let view = context.view(forKey: .to) else { return nil }
    context.containerView.addSubview(view)
    if context.isAnimated { view.center.y += 852 }
    return view
  }

  func end(_ context: any UIViewControllerContextTransitioning) {
    let completes = completes(context)
    if !completes {
      context.view(forKey: .to)?.removeFromSuperview()
    } else if !isPresenting(context) {
      context.view(forKey: .from)?.removeFromSuperview()
    }
    context.completeTransition(completes)
  }
}

/// An animator that slides the presented view by a property animator that UIKit can't ask for.
final class PropertyAnimator: BlockAnimator {
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var animatorsMade = 0
  var animatorCurve = UIView.AnimationCurve.linear

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    fixture?.record("animateTransition")
    cached(transitionContext).startAnimation()
  }

  func cached(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    if let animator { return animator }
    let view = place(transitionContext)
    let distance: CGFloat = isPresenting(transitionContext) ? -852 : 852
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: animatorCurve)
    animator.addAnimations { view?.center.y += distance }
    animator.addCompletion { position in
      self.fixture?.record("animator ended \(position)")
      self.animator = nil
      self.completes = { _ in position == .end }
      self.end(transitionContext)
    }
    animatorsMade += 1
    self.animator = animator
    return animator
  }
}

/// An animator whose property animator UIKit may ask for.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let inner: PropertyAnimator

  init(_ fixture: TransitionFixture) {
    inner = PropertyAnimator(fixture)
    super.init()
  }

  var animator: UIViewPropertyAnimator? { inner.animator }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    inner.animateTransition(using: transitionContext)
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    inner.fixture?.record("interruptibleAnimator")
    return inner.cached(transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    inner.animationEnded(transitionCompleted)
  }
}
