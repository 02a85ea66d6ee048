import Foundation

/// The object that a percent-driven interaction controller drives.
enum PercentDrive {
  /// The controller drives nothing.
  case none
  /// A transition that is running. `pause()` may pause it.
  case released(TransitionContext)
  /// A paused interruptible animator.
  case animator(any UIViewImplicitlyAnimating, TransitionContext)
  /// The stopped time of layers.
  case layers(LayerScrubber, TransitionContext)

  var context: TransitionContext? {
    switch self {
    case .none: nil
    case .released(let context), .animator(_, let context), .layers(_, let context): context
    }
  }
}

// The implementation of the calls. Calls before the start and after the end have no effect (fact
// 2.49).
extension UIPercentDrivenInteractiveTransition {
  /// Attaches the controller to a transition that began without interaction.
  func attach(to context: TransitionContext) {
    drive = .released(context)
    percent = 0
    recordDuration(of: context)
  }

  /// Detaches the controller from a transition that has ended.
  func detach(from context: TransitionContext) {
    context.run?.scrubber?.release()
    if drive.context === context { drive = .none }
  }

  func start(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext, let run = context.run else {
      return
    }
    percent = 0
    recordDuration(of: context)
    queryAgain(run)
    guard run.startsInteractively else { return play(run) }
    if let animator = run.interruptibleAnimator {
      drive = .animator(animator, context)
      animator.hold()
    } else {
      let scrubber = LayerScrubber(duration: TimeInterval(duration))
      run.scrubber = scrubber
      drive = .layers(scrubber, context)
      scrubber.hold(context.containerView.layer)
      AnimationCapture.runScrubbed { run.animate() }
    }
  }

  func scrub(to percent: CGFloat) {
    guard !percent.isNaN else { return }
    let fraction = min(max(percent, 0), 1)
    switch drive {
    case .none, .released:
      return
    case .animator(let animator, let context):
      self.percent = fraction
      context.updateInteractiveTransition(fraction)
      animator.show(fraction)
    case .layers(let scrubber, let context):
      guard context.isInteractive else { return }
      self.percent = fraction
      context.updateInteractiveTransition(fraction)
      scrubber.scrub(to: Double(fraction))
    }
  }

  func interrupt() {
    guard case .released(let context) = drive, let animator = context.run?.interruptibleAnimator
    else { return }
    drive = .animator(animator, context)
    context.pauseInteractiveTransition()
    animator.hold()
  }

  func settle(cancelled: Bool) {
    switch drive {
    case .none, .released:
      return
    case .animator(let animator, let context):
      drive = .released(context)
      complete(context, cancelled: cancelled)
      // A block that is notified of the change may have paused the transition again.
      guard case .released = drive else { return }
      context.run?.play(
        animator, reversed: cancelled,
        stretches: Runtime.current.reads(.superclassStretches))
    case .layers(let scrubber, let context):
      guard context.isInteractive else { return }
      complete(context, cancelled: cancelled)
      let rest = cancelled ? scrubber.fraction : 1 - scrubber.fraction
      scrubber.settle(
        to: cancelled ? 0 : 1,
        over: rest * scrubber.duration / TimeInterval(completionSpeed),
        along: .cubic(completionCurve.solver))
    }
  }

  private func complete(_ context: TransitionContext, cancelled: Bool) {
    if cancelled {
      context.cancelInteractiveTransition()
    } else {
      context.finishInteractiveTransition()
    }
  }

  private func recordDuration(of context: TransitionContext) {
    duration = CGFloat(context.run?.animator.transitionDuration(using: context) ?? 0)
  }
}
