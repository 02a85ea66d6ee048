import Foundation

extension TransitionRun {
  /// Runs a block of changes with the transition's timing.
  ///
  /// If there is an interruptible animator, the block is added to it, so that the changes scrub and
  /// reverse with it. Otherwise, the changes are made in an animation block like the transition's,
  /// or are scrubbed to the context's progress.
  ///
  /// - Parameters:
  ///   - view: A view outside the container that contains the changed views, or nil.
  ///   - block: The changes.
  func animateAlongside(in view: UIView?, _ block: @escaping () -> Void) {
    guard context.isAnimated, phase == .running else {
      return UIView.performWithoutAnimation(block)
    }
    if let animator = interruptibleAnimator {
      if view is UINavigationBar, context.isInteractive,
        Runtime.current.reads(.movesBarByContext)
      {
        return scrubAlongside(block)
      }
      return animator.addAnimations(block)
    }
    if context.isInteractive, !(interactor is UIPercentDrivenInteractiveTransition) {
      return scrubAlongside(block)
    }
    let length = animationBlock?.duration ?? animator.transitionDuration(using: context)
    if let scrubber {
      if let view { scrubber.hold(view.layer) }
      AnimationCapture.withCurve(.cubic(.linear)) {
        UIView.animate(withDuration: length * (1 - scrubber.fraction), animations: block)
      }
    } else {
      let elapsed = MediaClock.now - startTime
      AnimationCapture.withCurve(animationBlock?.curve ?? .cubic(.easeInOut)) {
        UIView.animate(withDuration: max(length - elapsed, 0), animations: block)
      }
    }
  }

  /// Runs a block of changes that follow the context's progress.
  private func scrubAlongside(_ block: () -> Void) {
    let scrubber =
      alongside
      ?? AlongsideScrubber(duration: animator.transitionDuration(using: context))
    // Animations that were queued before the start begin at the start.
    if alongside == nil, hasRunQueued { scrubber.seek(to: Double(context.percentComplete)) }
    alongside = scrubber
    scrubber.run(block)
    moveAlongside()
  }

  /// Moves the alongside animations to the context's progress.
  func moveAlongside() {
    guard context.percentComplete.isFinite else { return }
    alongside?.seek(to: Double(context.percentComplete))
  }

  /// Moves the alongside animations to the end that the interaction has chosen.
  func settleAlongside(cancelled: Bool) {
    alongside?.settle(
      to: cancelled ? 0 : 1, speed: Double(interactor?.completionSpeed ?? 1),
      along: .cubic((interactor?.completionCurve ?? .easeInOut).solver))
  }
}
