// The end of the flight.
extension TransitionFlight {
  /// Whether UIKit has ended the transition by itself.
  var isEndedByUIKit: Bool { animations.isEndedByUIKit }

  /// Brings the flight to rest because its container has left the window.
  ///
  /// A flight whose transition UIKit has ended ends at once: the next one may begin in the same
  /// turn, with the same views. Any other flight ends in the next frame. UIKit has removed its
  /// animations, and there is nothing left to move.
  ///
  /// - Parameter position: Where UIKit has ended the transition by itself; nil if it has not.
  func leaveWindow(endedAt position: TransitionPosition?) {
    if let position { return wasEnded(at: position) }
    FrameLoop().wait { [weak self] in
      self?.comeToRest()
      return true
    }
  }

  /// Brings the flight to rest at once: in the background there are no frames, and UIKit completes
  /// what runs. A held flight ends where a release would lead.
  func comeToRest() {
    // The app may hold the flight again when it is told.
    for _ in 0..<3 {
      if phase == .held {
        let end = endAtRest(from: progress)
        steer(to: userDismissal?.end(ofReleaseToward: end) ?? end)
      }
      switch phase {
      case .running(let position), .settling(let position):
        show(overshoot: 0)
        if isLost { return handle(.rested(at: position)) }
        control?.finish(at: position)
      case .held: continue
      case .idle, .starting, .ended: return
      }
    }
  }

  /// The scene of the window.
  var scene: ObjectIdentifier? {
    (containerView.window?.windowScene).map(ObjectIdentifier.init)
  }

  /// Puts the views in place within any call to UIKit.
  func putInPlace(at position: TransitionPosition) {
    if let animator = control?.closable {
      animator.open { cleanUp(at: position) }
    } else {
      cleanUp(at: position)
    }
  }

  package func cleanUp(at position: TransitionPosition) {
    guard animations.endStage != .inPlace else { return }
    if animations.endStage == .ahead { standStill(at: position) }
    StillCall.perform {
      performCleanUps(at: position)
      // The next flight may have begun within one, and had the rest made before.
      guard animations.endStage != .inPlace else { return }
      animations.endStage = .inPlace
      tidyViews(at: position)
      animations.giveSafeAreasBack()
      animations.focus?.giveBack()
    }
  }

  /// Performs the animation's clean-ups, the last one first. One may be the app's, which has UIKit
  /// begin the next flight: the others are due before that.
  func performCleanUps(at position: TransitionPosition) {
    while let cleanUp = animations.cleanUps.popLast() { cleanUp(position) }
  }

  /// Shows an end, and stops all motion of the views.
  private func standStill(at position: TransitionPosition) {
    // It still runs, or is held, where UIKit has ended the transition by itself.
    control?.finish(at: position)
    control?.abandon(at: position)
    control?.closable?.closeForGood()
    show(overshoot: 0)
    animations.endStage = .still
    showFollowers(position.progress)
    animations.followers = []
  }

  package func completeContext(at position: TransitionPosition) {
    delegate.flight(self, endsAt: position)
    // mutate: transition-completed-once
    let isEnded = isEndedByUIKit
    if !isEnded { context.completeTransition(position == .end) }
    // A page that shows the hidden navigation bar may lie under the bar until it is laid out.
    // mutate: stack-laid-out-after-change
    stack?.viewIfLoaded?.setNeedsLayout()
    for observer in observers { observer.flightWasCompleted() }
    delegate.flightWasCompleted(self)
    animations.focus.take()?.move(at: position)
    for completion in animations.takeCompletions() { completion(position) }
    control?.layOutOutdatedViews()
    tell(of: phase)
    let observers = observers
    self.observers = []
    for observer in observers { observer.flightEnded(at: position) }
  }
}
