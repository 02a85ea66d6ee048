import Foundation

// The percent-driven superclass's behaviour at the start: the points at which the sources are
// loose.
extension UIPercentDrivenInteractiveTransition {
  /// Asks a second time whether the transition is to begin interactively, if the superclass does
  /// so.
  func askAgain(_ run: TransitionRun) {
    guard run.context.isAnimated, Runtime.current.reads(.superclassAsksAgain) else { return }
    run.start(interactively: wantsInteractiveStart)
  }

  /// Makes a start that is not interactive: by `animateTransition(using:)`, without pausing or
  /// scrubbing anything; `pause()` may pause the transition later (facts 2.5, 2.6).
  func play(_ run: TransitionRun) {
    let runtime = Runtime.current
    if !runtime.reads(.deafSuperclass) { drive = .released(run.context) }
    if runtime.reads(.superclassStartsAnimator) {
      guard let animator = run.interruptibleAnimator else { return run.animate() }
      animator.startAnimation()
    } else if runtime.reads(.superclassIdles) {
      if run.interruptibleAnimator == nil { run.animate() }
    } else {
      if runtime.reads(.asksForAnimatorInStart) { _ = run.interruptibleAnimator }
      run.animate()
    }
  }
}
