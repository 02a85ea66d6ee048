import Foundation

// What UIKit calls first, in one function each: the points at which the sources are loose.
extension TransitionRun {
  /// Whether a transition begins interactively: if there is something to drive it and that wants
  /// to (facts 2.4, 2.5).
  static func startsInteractively(
    with interactor: (any UIViewControllerInteractiveTransitioning)?
  ) -> Bool {
    interactor?.wantsInteractiveStart ?? false
  }

  /// Whether the context says of a start that is not interactive that it is.
  static func callsTapInteractive(
    with interactor: (any UIViewControllerInteractiveTransitioning)?
  ) -> Bool {
    guard interactor != nil, !Runtime.current.reads(.startsTapsByAnimator) else { return false }
    return Runtime.current.reads(.tapsAreInteractive) || Runtime.current.reads(.tapsTurnLate)
  }

  /// Makes the first calls: with an interaction controller the start is made by that, interactive
  /// or not, and without one by the animator (facts 2.3–2.5). Then the interruptible animator is
  /// asked for (fact 2.8).
  func callStart() {
    if Runtime.current.reads(.asksForAnimatorFirst) { _ = interruptibleAnimator }
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

  /// Starts the interaction controller. What that begins to animate in an interactive start of a
  /// container's transition may be paused by UIKit (fact 2.6).
  private func call(_ interactor: any UIViewControllerInteractiveTransitioning) {
    let begun = Runtime.current.animations.begun {
      interactor.startInteractiveTransition(context)
    }
    // What is scrubbed stands still by itself.
    guard startsInteractively, context.presentationStyle == .none, scrubber == nil,
      !(begun.groups.isEmpty && begun.animators.isEmpty),
      Runtime.current.reads(.pausesInteractiveStarts)
    else { return }
    for animator in begun.animators where animator.isInterruptible { animator.pauseAnimation() }
    for group in begun.groups { group.stop() }
    stoppedBlocks = begun.groups
  }

  /// A context that says of a tap that it is interactive may do so during the start only.
  private func turnTapOnReturn() {
    guard context.isPresumed, !Runtime.current.reads(.tapsAreInteractive) else { return }
    context.start(interactively: false)
  }

  /// Lets a percent-driven controller pause a transition that began without it (fact 2.42). How
  /// UIKit would do it is not known.
  private func handContextToInteractor() {
    guard let interactor = interactor as? UIPercentDrivenInteractiveTransition,
      !Runtime.current.reads(.deafSuperclass)
    else { return }
    interactor.attach(to: context)
  }
}
