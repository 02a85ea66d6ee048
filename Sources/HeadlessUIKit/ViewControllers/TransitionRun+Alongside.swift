import Foundation

extension TransitionRun {
  /// Runs a block of changes with the transition's timing: in its interruptible animator, so that
  /// the changes scrub and reverse with it, or otherwise in an animation block like the
  /// transition's.
  ///
  /// - Parameters:
  ///   - view: a view outside the container that contains the changed views, or nil.
  ///   - block: the changes.
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

  /// Runs a block of changes that the context's progress moves.
  private func scrubAlongside(_ block: () -> Void) {
    let scrubber =
      alongside
      ?? AlongsideScrubber(duration: animator.transitionDuration(using: context))
    // What was queued before the start begins at the start.
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

  /// Lets the alongside animations move to the end that the interaction has chosen.
  func settleAlongside(cancelled: Bool) {
    alongside?.settle(
      to: cancelled ? 0 : 1, speed: Double(interactor?.completionSpeed ?? 1),
      along: .cubic((interactor?.completionCurve ?? .easeInOut).solver))
  }
}
