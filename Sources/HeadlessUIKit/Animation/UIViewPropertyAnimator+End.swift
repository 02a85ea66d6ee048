import Foundation

extension UIViewPropertyAnimator {
  func stop(withoutFinishing: Bool) {
    precondition(isInterruptible, "An animator that is not interruptible cannot be stopped")
    guard state == .active else { return }
    stoppedProperties = timeline.changedProperties
    let shown = stoppedProperties.map { $0.layer.presentedProperties[$0.key] }
    timeline.detachAll()
    for (property, value) in zip(stoppedProperties, shown) { set(property, to: value) }
    setRunning(false)
    guard withoutFinishing else {
      box.state = .stopped
      return
    }
    box.state = .inactive
    // What is nested in the blocks hears of it, the animator's own completions do not (fact 1.21).
    let endings = timeline.takeEndings()
    reset()
    for ending in endings { ending(.current) }
  }

  func finish(at position: UIViewAnimatingPosition) {
    precondition(
      state == .stopped, "finishAnimation(at:) should only be called on a stopped animator")
    apply(position)
    end(at: position)
  }

  /// Ends the animator if its time is up, or if nothing that it moves is left.
  func advance(to time: TimeInterval) {
    guard isRunning, timeline.hasEnded(at: time) || timeline.animations.isEmpty else { return }
    if pausesOnCompletion {
      timeline.freezeAtGoal()
      return setRunning(false)
    }
    let position = isReversed ? UIViewAnimatingPosition.start : .end
    stoppedProperties = timeline.changedProperties
    setRunning(false)
    timeline.detachAll()
    // At the end the model has its values already, and whatever the app set since.
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

  /// Becomes inactive, then calls the completions: one may start the animator anew (fact 1.42).
  func end(at position: UIViewAnimatingPosition) {
    box.state = .inactive
    let calls = timeline.takeEndings() + completions
    reset()
    for call in calls { call(position) }
  }

  private func reset() {
    completions = []
    stoppedProperties = []
    awaitedStart = nil
    timeline = AnimatorTimeline(duration: timeline.duration, curve: timeline.ownCurve)
  }
}
