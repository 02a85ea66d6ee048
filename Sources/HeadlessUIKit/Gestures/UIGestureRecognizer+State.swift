import Foundation

extension UIGestureRecognizer {
  /// Whether a continuous gesture is in progress.
  var isRecognizing: Bool { currentState == .began || currentState == .changed }

  /// Whether the recognizer still evaluates touches.
  var acceptsTouches: Bool { currentState == .possible || isRecognizing }

  /// Whether the gesture is recognized, but other recognizers must fail first.
  var isAwaitingFailure: Bool { !awaitedStates.isEmpty }

  /// Sets the `state` property, so that a subclass that overrides the property observes the change.
  func become(_ state: State) {
    self.state = state
  }

  /// Performs a transition of the state machine (facts 4.12, 4.13).
  ///
  /// Transitions that the state machine does not have are ignored, with one exception. A continuous
  /// gesture that fails is cancelled, so that its action is notified of the end. If the gesture
  /// began with the same event, it fails, and its action is not notified.
  func transition(to new: State) {
    switch (currentState, new) {
    case (.possible, .began):
      if !isAwaitingFailure { recognize(as: [.began]) }
    case (.possible, .ended):
      if awaitedStates == [.began] { awaitedStates.append(.ended) }
      if !isAwaitingFailure { recognize(as: [.ended]) }
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.began, .changed), (.changed, .changed):
      enter(.changed)
    case (.began, .ended), (.changed, .ended):
      enter(.ended)
    case (.began, .failed) where queuedStates == [.began]:
      currentState = .failed
      queuedStates = [.failed]
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    default: break
    }
  }

  private func recognize(as states: [State]) {
    awaitedStates = states
    recognizeIfPossible()
  }

  /// Leaves the possible state, unless a recognizer that must fail first is still possible.
  func recognizeIfPossible() {
    guard currentState == .possible, isAwaitingFailure else { return }
    if requirements.isBroken { return fail() }
    guard !requirements.isOpen else { return }
    guard mayBegin, !isPrevented else { return fail() }
    let states = awaitedStates
    awaitedStates = []
    recognitionWillBegin()
    for (index, state) in states.enumerated() {
      enter(state)
      if index == 0 { ruleOutOthers() }
    }
  }

  /// Whether the delegate and the views allow the recognizer to leave the possible state (fact
  /// 4.23).
  private var mayBegin: Bool {
    if delegate?.gestureRecognizerShouldBegin(self) == false { return false }
    return touchedViews.allSatisfy { $0.gestureRecognizerShouldBegin(self) } && !isLeftToControl
  }

  /// Fails the recognizers that this recognizer prevents, and cancels the touches for their views.
  private func ruleOutOthers() {
    for other in requirements.dependents where other.currentState == .possible {
      if !other.attemptTouches.isEmpty { other.fail() }
    }
    for other in competitors where other.currentState == .possible && prevents(other) {
      other.fail()
    }
    let touches = attemptTouches
    for touch in touches { touch.delivery.recognized(by: self, touch: touch) }
    TouchDelivery.release(touches)
  }

  /// Fails without an action. The recognizers that waited for the failure continue (facts 4.13,
  /// 4.20).
  func fail() {
    guard currentState == .possible else { return }
    awaitedStates = []
    enter(.failed)
    let dependents = requirements.dependents
    if let window = gestureWindow, window.recognizersToRetry != nil {
      // A recognizer that waited begins at the positions of the fingers after this event, not
      // before it.
      window.recognizersToRetry?.append(contentsOf: dependents)
    } else {
      for other in dependents { other.recognizeIfPossible() }
    }
    TouchDelivery.release(attemptTouches)
  }

  /// Cancels the current gesture (fact 4.17).
  func giveUp() {
    if isRecognizing {
      enter(.cancelled)
    } else if currentState == .possible, !attemptTouches.isEmpty {
      fail()
    }
  }

  /// Enters a state. The action is notified at the next turn (fact 4.15).
  private func enter(_ state: State) {
    currentState = state
    reportedState = nil
    if state == .changed, queuedStates.last == .changed { return }
    queuedStates.append(state)
    guard queuedStates.count == 1 else { return }
    Runtime.current.nextTurn { self.reportStates() }
  }

  private func reportStates() {
    let states = queuedStates
    queuedStates = []
    for state in states {
      if state != .failed { report(state) }
      if state == .ended || state == .cancelled || state == .failed { endAttempt() }
    }
  }

  private func report(_ state: State) {
    reportedState = state
    for handler in orderedHandlers where handler.owner != nil { handler.call(self) }
    reportedState = nil
  }

  /// Resets the recognizer for the next attempt. Touches that are still down no longer count (fact
  /// 4.16).
  private func endAttempt() {
    for touch in attemptTouches { touch.lose(self) }
    let touches = attemptTouches
    activeTouches = []
    attemptTouches = []
    requirements.endAttempt(of: self)
    currentState = .possible
    reset()
    TouchDelivery.release(touches)
  }
}
