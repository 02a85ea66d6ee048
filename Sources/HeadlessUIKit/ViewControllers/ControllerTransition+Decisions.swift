import Foundation

// The points at which the sources are imprecise, with one function for each point.
extension ControllerTransition {
  /// Schedules the start for the next turn of the run loop, after pending changes and layout (fact
  /// 2.16).
  func scheduleStart(_ start: @escaping () -> Void) {
    func layOutAndStart() {
      Runtime.current.window?.layoutIfNeeded()
      start()
    }
    guard !Runtime.current.reads(.startsAtOnce) else { return layOutAndStart() }
    guard !waitsForLayout() else { return }
    Runtime.current.nextTurn { layOutAndStart() }
  }

  /// Notifies the view controllers when a transition is cancelled, or when its cancellation is
  /// revoked.
  ///
  /// By default, the view controllers are notified at the end of the transition instead (fact
  /// 2.59).
  func turnAppearance(cancelled: Bool) {
    let staying = between + [disappearing].compactMap { $0 }
    // If no appearance is reversed, the time of the callbacks makes no difference, so the variant
    // is not consulted.
    let isTurned =
      appearing?.turns(toAppear: !cancelled) == true
      || staying.contains { $0.turns(toAppear: cancelled) }
    guard isTurned, Runtime.current.reads(.takesBackAtCancel) else { return }
    hasTurnedBack = cancelled
    guard isInSight else { return }
    appearing?.beginAppearance(!cancelled, animated: isAnimated)
    // A callback may have removed the container.
    for controller in staying where isInSight {
      controller.beginAppearance(cancelled, animated: isAnimated)
    }
  }

  private var isInSight: Bool { mayAppear && run?.context.containerView.window != nil }

  /// Notifies the view controllers of a cancelled transition at its end.
  ///
  /// The incoming view controller disappears first, then the outgoing one appears (facts 2.55,
  /// 2.59).
  func undoAppearance() {
    appearing?.beginAppearance(false, animated: isAnimated)
    appearing?.endAppearance()
    let staying = between + [disappearing].compactMap { $0 }
    for controller in staying where returns(controller) {
      controller.beginAppearance(true, animated: isAnimated)
      endAppearing(of: controller)
    }
  }

  /// Returns whether a window receives no touches.
  ///
  /// A window receives no touches while an app's animator runs without an interaction controller
  /// (fact 2.91).
  func keepsTouchesOut(of window: UIWindow) -> Bool {
    guard let run, run.phase == .running, !run.isSystems, run.interactor == nil
    else { return false }
    return run.context.containerView.window === window
  }

  /// Returns whether touches that begin now do not reach the view of a view controller (fact 2.91).
  ///
  /// Views that the system's own transitions move never receive touches (fact 2.136).
  func blocksTouches(of controller: UIViewController) -> Bool {
    guard controller === from || controller === to, let run, run.phase == .running,
      !run.isSystems, run.interactor != nil
    else { return false }
    return keepsTouchesFromViews
  }
}

extension TransitionRun {
  /// Whether the system animates the transition.
  var isSystems: Bool { animator is SystemTransitionAnimator }
}

extension UIView {
  /// Whether a transition blocks touches for the view and its subviews (fact 2.91).
  ///
  /// New touches go to a view behind it, and ultimately to its superview.
  var isBlockedByTransition: Bool {
    guard let owner else { return false }
    return Runtime.current.transitions.contains { $0.blocksTouches(of: owner) }
  }
}
