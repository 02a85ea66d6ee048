// The objects under test: a transition, an animation, an interactor and their delegate.

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A transition that records UIKit's calls.
final class ProbeTransition: UIPercentDrivenInteractiveTransition,
  UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate
{
  enum Call { case ask, start, animate }

  let card = ProbePage(.systemBlue)
  /// A closure that is called during the start, before the superclass is.
  var onStart: (ProbeTransition) -> Void = { _ in }
  /// A closure that is called when UIKit has ended the transition.
  var onEnd = {}
  private(set) var calls: [Call] = []
  private(set) var wasAskedForAnimator = false
  private(set) var wasAskedForInteractor = false
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  /// Whether the context reported during the start that it is interactive.
  private(set) var saidInteractive: Bool?
  /// Whether the superclass has called one of its methods within another of its methods.
  private(set) var hasReentered = false
  private(set) var hasEnded = false
  private let curve: UIView.AnimationCurve
  private var isConcluded = false
  private var depth = 0

  init(_ curve: UIView.AnimationCurve = .linear) {
    self.curve = curve
    super.init()
  }

  /// Ends the transition as the context reports it, unless UIKit has ended it.
  func conclude() {
    onEnd = {}
    guard !isConcluded else { return }
    // An animator that is calling its completions may report that it is running. Stopping it then
    // is an error.
    if let animator, animator.state == .active { animator.stopAnimation(true) }
    guard let context, !hasEnded else { return }
    isConcluded = true
    let isCancelled = context.transitionWasCancelled
    if context.isInteractive { context.finishInteractiveTransition() }
    context.completeTransition(!isCancelled)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 2 }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    calls.append(.start)
    context = transitionContext
    saidInteractive = transitionContext.isInteractive
    onStart(self)
    super.startInteractiveTransition(transitionContext)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    calls.append(.animate)
    let animator = animator(in: transitionContext)
    guard !transitionContext.isAnimated else { return animator.startAnimation() }
    conclude()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    calls.append(.ask)
    return animator(in: transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    hasEnded = true
    onEnd()
  }

  private func animator(
    in context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    if let animator { return animator }
    self.context = context
    let view: UIView = card.view
    view.frame = context.containerView.bounds
    context.containerView.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 2, curve: curve)
    if context.isAnimated {
      view.center.y += view.bounds.height
      animator.addAnimations { view.center.y -= view.bounds.height }
      animator.addCompletion { [weak self] position in
        self?.isConcluded = true
        context.completeTransition(position == .end)
      }
    }
    self.animator = animator
    return animator
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    wasAskedForAnimator = true
    return self
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    wasAskedForInteractor = true
    return self
  }

  // Calls that the superclass makes by itself arrive during another call.

  override func pause() { noting { super.pause() } }
  override func update(_ percentComplete: CGFloat) { noting { super.update(percentComplete) } }
  override func finish() { noting { super.finish() } }
  override func cancel() { noting { super.cancel() } }

  private func noting(_ call: () -> Void) {
    if depth > 0 { hasReentered = true }
    depth += 1
    call()
    depth -= 1
  }
}

/// An animator that takes a tenth of a second for each change, and records the outgoing view
/// controller.
@MainActor final class ProbeMove: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) weak var from: UIViewController?
  /// Whether the final frame of the appearing view is the whole container.
  private(set) var fillsContainer = false
  /// Whether a change has ended.
  var hasEnded: Bool { ends > 0 }
  /// The number of changes that have ended.
  private var ends = 0

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    from = transitionContext.viewController(forKey: .from)
    let bounds = transitionContext.containerView.bounds
    if let to = transitionContext.viewController(forKey: .to) {
      fillsContainer = transitionContext.finalFrame(for: to) == bounds
    }
    if let view = transitionContext.view(forKey: .to) {
      view.frame = bounds
      transitionContext.containerView.addSubview(view)
    }
    let view: UIView = transitionContext.containerView
    let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { view.alpha = 0.9 }
    animator.addCompletion { [self, former = ends] _ in
      // UIKit may have ended the change.
      if ends == former { transitionContext.completeTransition(true) }
    }
    animator.startAnimation()
  }

  func animationEnded(_ transitionCompleted: Bool) { ends += 1 }
}

/// An interaction controller that holds a transition until it is released, and begins an animation
/// during the start.
@MainActor final class ProbeInteractor: NSObject, UIViewControllerInteractiveTransitioning {
  /// The frame of the appearing view in the container; nil means the whole container.
  var place: CGRect?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
  private var isReleased = false

  /// The shown progress of the animation of the start, from 0 to 1.
  var shown: CGFloat { (dot.layer.presentation()?.frame.minX ?? 0) / 100 }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    if let view = transitionContext.view(forKey: .to) {
      view.frame = place ?? transitionContext.containerView.bounds
      transitionContext.containerView.addSubview(view)
    }
    transitionContext.containerView.addSubview(dot)
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { [dot] in
      dot.frame.origin.x = 100
    }
  }

  /// Ends the transition unless UIKit has ended it.
  func release(hasEnded: Bool = false, cancelling: Bool = false) {
    guard let context, !isReleased else { return }
    isReleased = true
    guard !hasEnded else { return }
    cancelling ? context.cancelInteractiveTransition() : context.finishInteractiveTransition()
    context.completeTransition(!cancelling)
  }
}

/// Provides the animator and the interaction controller of a transition.
@MainActor
final class ProbeDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  var move: (any UIViewControllerAnimatedTransitioning)?
  var interactor: ProbeInteractor?
  private(set) var wasAsked = false

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { move }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { move }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { move }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  #if !os(visionOS)
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      wasAsked = true
      return move
    }
  #endif
}
