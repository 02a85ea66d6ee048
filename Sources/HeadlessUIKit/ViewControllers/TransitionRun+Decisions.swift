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

  /// Makes the first calls: an interactive start is the interaction controller's, any other the
  /// animator's (facts 2.3, 2.4).
  func callStart() {
    if Runtime.current.reads(.asksForAnimatorFirst) { _ = interruptibleAnimator }
    if context.isInteractive, let interactor {
      interactor.startInteractiveTransition(context)
    } else {
      handContextToInteractor()
      _ = animator.transitionDuration(using: context)
      animate()
    }
  }

  /// Lets a percent-driven controller pause a transition that began without it (facts 2.5, 2.42).
  /// How UIKit does it is not known.
  private func handContextToInteractor() {
    guard !Runtime.current.reads(.deafSuperclass) else { return }
    (interactor as? UIPercentDrivenInteractiveTransition)?.attach(to: context)
  }
}
