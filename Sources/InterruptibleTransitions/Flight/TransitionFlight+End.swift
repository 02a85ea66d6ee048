// The end of the flight.
extension TransitionFlight {
  /// Ends the flight, whose animations UIKit has removed with its container from the window. It
  /// ends at once if UIKit has ended the transition, because the next flight may use the same
  /// views. If the position is nil, it ends in the next frame.
  func leaveWindow(endedAt position: TransitionPosition?) {
    if let position { return wasEnded(at: position) }
    FrameLoop().wait { [weak self] in
      self?.endAtOnce()
      return true
    }
  }

  /// Ends the flight at once, because there are no frames in the background. A held flight goes to
  /// the end to which a release would lead.
  func endAtOnce() {
    // In a callback, the app may hold the flight again.
    for _ in 0..<3 {
      if phase == .held {
        let end = endWithoutVelocity(from: progress)
        redirect(to: userDismissal?.end(ofReleaseToward: end) ?? end)
      }
      switch phase {
      case .running(let position), .settling(let position):
        show(overshoot: 0)
        if isLost { return handle(.animatorEnded(at: position)) }
        control?.finish(at: position)
      case .held: continue
      case .idle, .starting, .ended: return
      }
    }
  }

  var scene: ObjectIdentifier? {
    (containerView.window?.windowScene).map(ObjectIdentifier.init)
  }

  /// Cleans up the views, even within a call to UIKit that closes the animator.
  func putInPlace(at position: TransitionPosition) {
    if let animator = control?.closable {
      animator.open { cleanUp(at: position) }
    } else {
      cleanUp(at: position)
    }
  }

  package func cleanUp(at position: TransitionPosition) {
    guard endStage != .inPlace else { return }
    if endStage == .ahead { stopMotion(at: position) }
    UnanimatedCall.perform {
      performCleanUps(at: position)
      // The next flight may have begun within a clean-up, and may have completed this one.
      guard endStage != .inPlace else { return }
      endStage = .inPlace
      cleanUpViews(at: position)
      restoreSafeAreas()
      focus?.restore()
    }
  }

  private func restoreSafeAreas() {
    incomingSafeArea?.restore()
    outgoingSafeArea?.restore()
    for index in overshotSafeAreas.indices { overshotSafeAreas[index].restore() }
    incomingSafeArea = nil
    outgoingSafeArea = nil
    overshotSafeAreas = []
  }

  /// Performs the clean-ups, the last one first. A flight that one of them begins performs the
  /// others.
  func performCleanUps(at position: TransitionPosition) {
    while let cleanUp = cleanUps.popLast() { cleanUp(position) }
  }

  private func stopMotion(at position: TransitionPosition) {
    // If UIKit has ended the transition, the animator is still running or held.
    control?.finish(at: position)
    control?.abandon(at: position)
    control?.closable?.closeForGood()
    show(overshoot: 0)
    endStage = .still
    showFollowers(position.progress)
    followers = []
  }

  package func completeContext(at position: TransitionPosition) {
    delegate.flight(self, endsAt: position)
    // mutate: transition-completed-once
    let isEnded = isEndedByUIKit
    if !isEnded { context.completeTransition(position == .end) }
    // A page that shows a hidden navigation bar may be under the bar until the next layout.
    // mutate: stack-laid-out-after-change
    stack?.viewIfLoaded?.setNeedsLayout()
    if position == .end { stack?.updateBarItems() }
    for observer in observers { observer.flightWasCompleted() }
    delegate.flightWasCompleted(self)
    focus.take()?.moveFocus(at: position)
    performCompletions(at: position)
    control?.layOutOutdatedViews()
    notify(of: phase)
    let observers = observers
    self.observers = []
    for observer in observers { observer.flightEnded(at: position) }
  }
}

extension UINavigationController {
  /// Sets the stack again if the bar shows the items of another page than the top one. UIKit leaves
  /// them if a push or a pop finishes after its context has received a cancel.
  fileprivate func updateBarItems() {
    guard hasItemsOfOtherPage else { return }
    // UIKit may still be completing the change.
    FrameLoop().wait { [weak self] in
      if let self, hasItemsOfOtherPage, !isChangingPages {
        setViewControllers(viewControllers, animated: false)
      }
      return true
    }
  }

  private var hasItemsOfOtherPage: Bool {
    topViewController.map { navigationBar.topItem !== $0.navigationItem } ?? false
  }
}
