import Foundation

@testable import HeadlessUIKit

/// A transition that does all of its work in `startInteractiveTransition(_:)`, as published code
/// does.
///
/// Its `animateTransition(using:)` is empty, and it is not percent-driven. The incoming or outgoing
/// view fades, linearly in 0.5 s.
final class StartDrivenTransition: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  /// The ways to distinguish a tap from a gesture.
  enum Distinction: CaseIterable {
    /// By the `isInteractive` of the context.
    case byContext
    /// By the transition's own `wantsInteractiveStart`.
    case byItself
  }

  var wantsInteractiveStart: Bool
  let distinction: Distinction
  /// Whether UIKit may ask for the animator.
  let vends: Bool
  private weak var fixture: TransitionFixture?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var animator: UIViewPropertyAnimator?
  /// The arguments of `animationEnded(_:)`.
  private(set) var results: [Bool] = []
  /// Called when the animator has ended, before the transition is completed.
  var onRest: () -> Void = {}
  /// Whether a release before the start finishes the transition, or nil without such a release.
  private var release: Bool?

  init(
    _ fixture: TransitionFixture, interactively: Bool, distinction: Distinction = .byContext,
    vends: Bool = false
  ) {
    self.fixture = fixture
    self.distinction = distinction
    self.vends = vends
    wantsInteractiveStart = interactively
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    guard vends else { return MissingAnimator.instance }
    return animator(in: transitionContext)
  }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    fixture?.record("startInteractiveTransition")
    let animator = animator(in: transitionContext)
    context = transitionContext
    let isInteractive =
      distinction == .byContext ? transitionContext.isInteractive : wantsInteractiveStart
    if let release {
      letGo(finishing: release)
    } else if isInteractive {
      animator.pauseAnimation()
    } else {
      animator.startAnimation()
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    results.append(transitionCompleted)
  }

  // MARK: Fingers

  func update(_ percentComplete: CGFloat) {
    animator?.fractionComplete = percentComplete
    context?.updateInteractiveTransition(percentComplete)
  }

  /// Releases the transition, or records the release for the start.
  func letGo(finishing: Bool) {
    guard let context, let animator else {
      release = finishing
      return
    }
    if finishing {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    animator.isReversed = !finishing
    animator.startAnimation()
  }

  /// Runs a paused animator to its end.
  func conclude() {
    guard let animator, results.isEmpty, !animator.isRunning else { return }
    animator.startAnimation()
  }

  private func animator(
    in context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    if let view = context.view(forKey: .to) {
      context.containerView.addSubview(view)
      view.alpha = 0
      animator.addAnimations { view.alpha = 1 }
      animator.addCompletion { _ in view.alpha = 1 }
    } else if let view = context.view(forKey: .from) {
      animator.addAnimations { view.alpha = 0 }
      animator.addCompletion { _ in view.alpha = 1 }
    }
    animator.addCompletion { position in
      self.onRest()
      context.completeTransition(position == .end)
    }
    self.animator = animator
    return animator
  }
}
