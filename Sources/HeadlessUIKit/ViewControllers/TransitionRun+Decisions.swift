import Foundation

// The first calls of UIKit, where the sources are imprecise, with one function for each point.
extension TransitionRun {
  /// Returns whether a transition begins interactively.
  ///
  /// This is the case if there is an interaction controller whose `wantsInteractiveStart` is true
  /// (facts 2.4, 2.5).
  static func startsInteractively(
    with interactor: (any UIViewControllerInteractiveTransitioning)?
  ) -> Bool {
    interactor?.wantsInteractiveStart ?? false
  }

  /// Returns whether the context reports a start without interaction as interactive.
  static func callsTapInteractive(
    with interactor: (any UIViewControllerInteractiveTransitioning)?
  ) -> Bool {
    guard interactor != nil, !Runtime.current.reads(.startsTapsByAnimator) else { return false }
    return Runtime.current.reads(.tapsAreInteractive) || Runtime.current.reads(.tapsTurnLate)
  }

  /// Makes the first calls of the transition.
  ///
  /// If there is an interaction controller, it starts the transition, interactively or not.
  /// Otherwise the animator starts it (facts 2.3–2.5). Then the interruptible animator is requested
  /// (fact 2.8).
  func callStart() {
    if let interactor, startsInteractively || !Runtime.current.reads(.startsTapsByAnimator) {
      notingBlock { call(interactor) }
      turnTapOnReturn()
    } else {
      handContextToInteractor()
      _ = animator.transitionDuration(using: context)
      animate()
    }
    guard phase == .starting, context.isAnimated else { return }
    _ = interruptibleAnimator
  }

  /// Starts the interaction controller.
  ///
  /// UIKit may pause the animations that begin in an interactive start of a container's transition
  /// (fact 2.6).
  private func call(_ interactor: any UIViewControllerInteractiveTransitioning) {
    let begun = Runtime.current.animations.begun {
      interactor.startInteractiveTransition(context)
    }
    // A scrubbed transition is already paused.
    guard startsInteractively, context.presentationStyle == .none, scrubber == nil,
      !(begun.groups.isEmpty && begun.animators.isEmpty),
      Runtime.current.reads(.pausesInteractiveStarts)
    else { return }
    for animator in begun.animators where animator.isInterruptible { animator.pauseAnimation() }
    for group in begun.groups { group.stop() }
    stoppedBlocks = begun.groups
  }

  /// Ends the interactive phase of a tap, if the context reports a tap as interactive only during
  /// the start.
  private func turnTapOnReturn() {
    guard context.isPresumed, !Runtime.current.reads(.tapsAreInteractive) else { return }
    context.start(interactively: false)
  }

  /// Lets a percent-driven controller pause a transition that began without it (fact 2.42).
  ///
  /// It is not known how UIKit does this.
  private func handContextToInteractor() {
    guard let interactor = interactor as? UIPercentDrivenInteractiveTransition,
      !Runtime.current.reads(.deafSuperclass)
    else { return }
    interactor.attach(to: context)
  }
}
