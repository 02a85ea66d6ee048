import Foundation

// The percent-driven superclass's behavior at the start, where the sources are imprecise.
extension UIPercentDrivenInteractiveTransition {
  /// Reads again whether the transition begins interactively, if the superclass does so.
  func queryAgain(_ run: TransitionRun) {
    guard run.context.isAnimated, Runtime.current.reads(.superclassAsksAgain) else { return }
    run.start(interactively: wantsInteractiveStart)
  }

  /// Starts a transition that is not interactive.
  ///
  /// The default is a call to `animateTransition(using:)`, which pauses and scrubs nothing.
  /// `pause()` may pause the transition later (facts 2.5, 2.6).
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
