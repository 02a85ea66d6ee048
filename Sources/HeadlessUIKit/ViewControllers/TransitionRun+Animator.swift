import Foundation

// The code that moves the interruptible animator.
//
// The percent-driven superclass uses it. Under some variants, the context uses it too.
extension TransitionRun {
  /// Moves the animator after a message to the context, if the context does so (fact 2.22).
  func moveByContext(_ move: (any UIViewImplicitlyAnimating) -> Void) {
    guard phase != .ended, mayBeInterruptible, Runtime.current.reads(.contextMovesAnimator),
      let animator = interruptibleAnimator
    else { return }
    move(animator)
  }

  /// Continues a paused animator with the timing of a percent-driven interaction controller (facts
  /// 2.38–2.41).
  ///
  /// - Parameters:
  ///   - animator: The animator.
  ///   - reversed: Whether the animator returns to its start.
  ///   - stretches: Whether the animator always receives a duration factor. The value is read only
  ///     where it makes a difference.
  func play(
    _ animator: any UIViewImplicitlyAnimating, reversed: Bool,
    stretches: @autoclosure () -> Bool = false
  ) {
    guard animator.state == .active else { return }
    animator.isReversed = reversed
    guard !animator.isRunning else { return }
    let timing = (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve
    let speed = interactor?.completionSpeed ?? 1
    let rest = 1 - animator.fractionComplete
    let keepsOwnTiming = timing == nil && speed == 1 && !stretches()
    animator.continueAnimation(
      withTimingParameters: timing, durationFactor: keepsOwnTiming ? 0 : rest / speed)
  }
}

extension UIViewImplicitlyAnimating {
  /// Pauses at the current position, or at the start.
  @MainActor func hold() {
    guard state == .inactive || isRunning else { return }
    pauseAnimation()
  }

  /// Shows a position of the transition, from 0 to 1.
  ///
  /// The fraction is measured in the animator's direction (fact 1.38).
  @MainActor func show(_ percentComplete: CGFloat) {
    fractionComplete = isReversed ? 1 - percentComplete : percentComplete
  }
}
