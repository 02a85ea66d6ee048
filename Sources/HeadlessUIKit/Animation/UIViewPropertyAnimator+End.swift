import Foundation

extension UIViewPropertyAnimator {
  /// Stops where the animator is: the values on the screen become the model's.
  ///
  /// - Parameter withoutFinishing: true ends the animator here, without its completions; false
  ///   leaves it stopped, to be finished by `finishAnimation(at:)`.
  public func stopAnimation(_ withoutFinishing: Bool) {
    precondition(interruptible, "An animator that is not interruptible cannot be stopped")
    guard state == .active else { return }
    stoppedValues = timeline.changedProperties
    let shown = stoppedValues.map { $0.layer.presentedProperties[$0.key] }
    timeline.detachAll(finished: false)
    for (value, shown) in zip(stoppedValues, shown) {
      value.layer.setModelValue(shown, for: value.key)
    }
    setRunning(false)
    if withoutFinishing {
      box.state = .inactive
      reset()
    } else {
      box.state = .stopped
    }
  }

  /// Finishes a stopped animator: sets the values of a position and calls the completions.
  ///
  /// - Precondition: the animator is stopped.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(
      state == .stopped, "finishAnimation(at:) should only be called on a stopped animator")
    apply(finalPosition)
    end(at: finalPosition)
  }

  /// Ends the animator if its time is up, or if nothing that it moved is left.
  func advance(to time: TimeInterval) {
    guard isRunning, timeline.hasEnded(at: time) || timeline.animations.isEmpty else { return }
    if pausesOnCompletion {
      timeline.freeze(at: time)
      return setRunning(false)
    }
    let position = isReversed ? UIViewAnimatingPosition.start : .end
    stoppedValues = timeline.changedProperties
    setRunning(false)
    timeline.detachAll(finished: true)
    // At the end the model has its values already, and whatever the app set since.
    if position == .start { apply(position) }
    end(at: position)
  }

  private func apply(_ position: UIViewAnimatingPosition) {
    for value in stoppedValues {
      switch position {
      case .end: value.layer.setModelValue(value.after, for: value.key)
      case .start: value.layer.setModelValue(value.before, for: value.key)
      case .current: break
      }
    }
  }

  /// Becomes inactive, then calls the completions: one may start the animator anew (fact 1.42).
  private func end(at position: UIViewAnimatingPosition) {
    box.state = .inactive
    let calls = completions
    let nested = timeline.nestedCompletions
    reset()
    nested.forEach { $0(position == .end) }
    calls.forEach { $0(position) }
  }

  private func reset() {
    completions = []
    stoppedValues = []
    delayedStart = nil
    timeline = AnimatorTimeline(duration: duration, curve: timeline.curve)
  }
}
