import Foundation

extension UIViewPropertyAnimator {
  func stop(withoutFinishing: Bool) {
    precondition(isInterruptible, "An animator that is not interruptible cannot be stopped")
    precondition(!hidesItsEnd, "An animator that is finishing cannot be stopped")
    guard state == .active else { return }
    stoppedProperties = timeline.changedProperties
    let shown = stoppedProperties.map { $0.layer.presentedProperties[$0.key] }
    timeline.detachAll()
    for (property, value) in zip(stoppedProperties, shown) { set(property, to: value) }
    setRunning(false)
    leaveRegistry()
    guard withoutFinishing else {
      box.state = .stopped
      return
    }
    box.state = .inactive
    // A stop without a finish ends the nested animations, but does not call the animator's own
    // completions (fact 1.21).
    let endings = timeline.removeEndings()
    reset()
    for ending in endings { ending(.current) }
  }

  func finish(at position: UIViewAnimatingPosition) {
    if state == .inactive, Runtime.current.reads(.finishesInactive) { return }
    precondition(
      state == .stopped, "finishAnimation(at:) should only be called on a stopped animator")
    apply(position)
    end(at: position)
  }

  /// Ends the animator if its time is over, or if none of its animations remain.
  func advance(to time: TimeInterval) {
    guard isRunning else { return }
    if timeline.changes.animations.isEmpty {
      arrive()
    } else if timeline.hasEnded(at: time) {
      if Runtime.current.reads(.completesAfterLastFrame) { arriveAfterFrame() } else { arrive() }
    }
  }

  /// Ends the animator after the frame has been shown, unless the app pauses or reverses it first.
  private func arriveAfterFrame() {
    guard !arrivesAfterFrame else { return }
    arrivesAfterFrame = true
    Runtime.current.afterFrame { [self] in
      arrivesAfterFrame = false
      if isRunning, timeline.hasEnded(at: MediaClock.now) { arrive() }
    }
  }

  /// Whether the animator ends with the next turn although it is paused.
  ///
  /// This applies if its blocks animate nothing, or only layers outside the window (facts 1.115,
  /// 1.117).
  var endsThoughPaused: Bool {
    guard state == .active, !isRunning, !pausesOnCompletion, !timeline.slots.isEmpty,
      timeline.changes.animations.isEmpty
    else { return false }
    if timeline.changes.isEmpty { return Runtime.current.reads(.endsEmptyWhilePaused) }
    return timeline.changes.isOutsideWindow && Runtime.current.reads(.endsUnseenWhilePaused)
  }

  /// Ends a running animation, or a paused blur, when the app enters the background (fact 1.124).
  func enterBackground() {
    let blurs = timeline.changes.animations.all.contains { $0.key == .backdrop }
    guard isRunning || blurs else { return }
    let staysPaused =
      !isRunning && !pausesOnCompletion
      && Runtime.current.reads(.staysPausedInBackground)
    if staysPaused { stayPausedAtGoal() } else { arrive() }
  }

  /// Handles the arrival at the end in the current direction. With `pausesOnCompletion` the
  /// animator pauses there.
  func arrive() {
    if pausesOnCompletion { stayPausedAtGoal() } else { arrive(at: isReversed ? .start : .end) }
  }

  private func stayPausedAtGoal() {
    timeline.freezeAtGoal()
    setRunning(false)
  }

  /// Ends the animator at a position.
  func arrive(at position: UIViewAnimatingPosition) {
    stoppedProperties = timeline.changedProperties
    setRunning(false)
    timeline.detachAll()
    // At the end, the model already has the final values, including later changes by the app.
    if position == .start { apply(position) }
    end(at: position)
  }

  private func apply(_ position: UIViewAnimatingPosition) {
    for property in stoppedProperties {
      switch position {
      case .end: set(property, to: property.after)
      case .start: set(property, to: property.before)
      case .current: break
      }
    }
  }

  private func set(_ property: ChangedProperty, to value: LayerValue) {
    property.layer.setModelValue(value, for: property.key)
    if property.key == .bounds { (property.layer.delegate as? UIView)?.setNeedsLayout() }
  }

  /// Makes the animator inactive, then calls the completions.
  ///
  /// A completion may start the animator again (fact 1.42).
  func end(at position: UIViewAnimatingPosition) {
    let calls = timeline.removeEndings() + completions
    reset()
    box.state = .inactive
    box.isRunning = false
    isCallingCompletions = true
    for call in calls { call(position) }
    isCallingCompletions = false
  }

  /// Whether the animator has ended but does not report its end yet.
  ///
  /// This makes a difference only to a completion that reads the animator's state.
  var hidesItsEnd: Bool {
    isCallingCompletions && Runtime.current.reads(.staysActiveInCompletions)
  }

  private func reset() {
    completions = []
    stoppedProperties = []
    awaitedStart = nil
    wasCaught = false
    leaveRegistry()
    timeline = AnimatorTimeline(duration: timeline.duration, curve: timeline.ownCurve)
  }
}
