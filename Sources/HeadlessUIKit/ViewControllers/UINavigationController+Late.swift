import Foundation

// Changes of the stack that are requested during another change.
extension UINavigationController {
  /// Whether the stack must not change until a transition has ended.
  ///
  /// The transition is the container's own, a pending one, or a presentation over the container
  /// (facts 2.67, 2.107).
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

  /// Whether changes of the stack are waiting.
  package var hasLateChanges: Bool { !lateChanges.isEmpty }

  /// Changes the stack now, or when no transition delays the change.
  ///
  /// - Parameters:
  ///   - shown: The view controller that will be on top.
  ///   - animated: Whether the change is animated.
  ///   - newStack: Returns the new stack for the stack at the time of the change.
  func change(
    showing shown: UIViewController?, animated: Bool,
    _ newStack: @escaping (_ old: [UIViewController]) -> [UIViewController]
  ) {
    if animated { endChangeForOther() }
    guard isHeldUp else { return change(to: newStack(stack), animated: animated) }
    if childSwitch.isUnderWay, let shown { childSwitch.logUnbalancedCalls(for: shown) }
    if lateChanges.isEmpty { waitForEnd() }
    lateChanges.append { [unowned self] in change(to: newStack(stack), animated: animated) }
  }

  /// Ends the current push or pop by an app's animator, if another animated change ends it (7.78).
  ///
  /// A push or a pop that is still being started is not ended. A push or a pop is also not ended
  /// for a change that a presentation delays.
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

// The changes of the delegate.
extension UINavigationController {
  /// Handles a delegate that has been set, replaced, or removed.
  func delegateChanged() {
    let gaveAnimators = delegateGivesAnimators
    delegateGivesAnimators = false
    guard gaveAnimators, swipeBack.isWired, Runtime.current.reads(.losesSwipe) else { return }
    swipeBack.unwire()
  }

  /// Records that the delegate does not implement the animator method.
  ///
  /// The default implementation of that method calls this one.
  func recordMissingAnimatorMethod(of delegate: any UINavigationControllerDelegate) {
    if delegate === self.delegate { delegateGivesAnimators = false }
  }
}
