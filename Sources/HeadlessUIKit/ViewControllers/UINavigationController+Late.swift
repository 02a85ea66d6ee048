import Foundation

// Changes of the stack that are requested during another change.
extension UINavigationController {
  /// Whether the stack is to change only after a transition: the container's own, a pending one, or
  /// a presentation over it (facts 2.67, 2.107).
  var isHeldUp: Bool {
    let isOnTheWay = childSwitch.isUnderWay || isPresenting
    guard isOnTheWay || childSwitch.isAboutToAnimate, !Runtime.current.reads(.stacksAtOnce)
    else { return false }
    return isOnTheWay || !Runtime.current.reads(.joinsChangesInOneTurn)
  }

  private var isPresenting: Bool {
    let presenters = ancestry
    return Runtime.current.transitions.contains { transition in
      guard let modal = transition as? ModalTransition, modal.direction == .presentation
      else { return false }
      return presenters.contains { $0 === modal.presenter }
    }
  }

  /// Whether the stack is to change later.
  package var hasLateChanges: Bool { !lateChanges.isEmpty }

  /// Changes the stack now, or once nothing delays the change.
  ///
  /// - Parameters:
  ///   - shown: The controller that is to be on top.
  ///   - animated: Whether to animate.
  ///   - newStack: Makes the new stack from the stack at the time of the change.
  func change(
    showing shown: UIViewController?, animated: Bool,
    _ newStack: @escaping (_ old: [UIViewController]) -> [UIViewController]
  ) {
    if animated { endChangeForOther() }
    guard isHeldUp else { return change(to: newStack(stack), animated: animated) }
    if childSwitch.isUnderWay, let shown { childSwitch.noteUnbalancedCalls(for: shown) }
    if lateChanges.isEmpty { waitForEnd() }
    lateChanges.append { [unowned self] in change(to: newStack(stack), animated: animated) }
  }

  /// Ends the push or pop under way, which an app's animator makes, if another animated change ends
  /// it (7.78). One that is still being started is not ended, nor one for a change that a
  /// presentation delays.
  func endChangeForOther() {
    guard let run = childSwitch.transition?.run, run.phase == .running, !run.isSystems,
      !isPresenting, !Runtime.current.reads(.stacksAtOnce),
      Runtime.current.reads(.endsChangesForOthers)
    else { return }
    run.context.endForOther()
  }

  private func waitForEnd() {
    Runtime.current.onceTransitionEnds { [weak self] in self?.makeLateChanges() }
  }

  private func makeLateChanges() {
    while !lateChanges.isEmpty {
      guard !isHeldUp else { return waitForEnd() }
      lateChanges.removeFirst()()
    }
  }
}

// The delegate.
extension UINavigationController {
  /// Called when the delegate has been set, replaced or removed.
  func delegateChanged() {
    let gaveAnimators = delegateGivesAnimators
    delegateGivesAnimators = false
    guard gaveAnimators, swipeBack.isWired, Runtime.current.reads(.losesSwipe) else { return }
    swipeBack.unwire()
  }

  /// Called by the default implementation of the method for animators: the delegate does not
  /// implement it.
  func noteMissingAnimatorMethod(of delegate: any UINavigationControllerDelegate) {
    if delegate === self.delegate { delegateGivesAnimators = false }
  }
}
