import Foundation

extension UIViewPropertyAnimator {
  func reverse(_ reversed: Bool) {
    guard reversed != timeline.isReversed else { return }
    if isRunning, !hidesItsEnd {
      timeline.turnRound(at: MediaClock.now)
    } else {
      timeline.setReversed(reversed, hasBegun: state != .inactive && !hidesItsEnd)
    }
  }

  func start() {
    switch state {
    case .stopped:
      preconditionFailure("A stopped property animator cannot be started")
    case .active:
      guard !isRunning, !isPausedLate else { return }
      resume(along: nil, factor: 0)
    case .inactive:
      activate()
      begin(at: MediaClock.now)
    }
  }

  func start(afterDelay delay: TimeInterval) {
    precondition(delay >= 0, "The delay of an animation must not be negative")
    precondition(
      delay == 0 || state == .inactive,
      "A property animator that has been started cannot be started with a delay")
    guard delay > 0 else { return start() }
    startDelay = delay
    activate()
    begin(at: MediaClock.now + delay)
  }

  func pause() {
    precondition(isInterruptible, "An animator that is not interruptible cannot be paused")
    switch state {
    case .stopped:
      preconditionFailure("A stopped property animator cannot be paused")
    case .inactive:
      activate()
      setRunning(false)
      activatingTurn = Runtime.current.turn
    case .active:
      awaitedStart = nil
      guard isRunning, !hidesItsEnd else { return }
      timeline.freeze(at: MediaClock.now)
      wasCaught = true
      setRunning(false)
    }
    if scrubsLinearly { timeline.linearize() }
  }

  /// Continues from a pause when the app requests it.
  func proceed(along parameters: (any UITimingCurveProvider)?, factor: Double) {
    guard !isRunning else {
      Runtime.current.console.append(
        "A property animator that is running was continued. This has no effect; pause it first.")
      return
    }
    guard !isPausedLate else { return }
    resume(along: parameters, factor: factor)
  }

  /// Continues from a pause.
  func resume(along parameters: (any UITimingCurveProvider)?, factor: Double) {
    let factor = factor > 0 ? factor : 0
    guard !timeline.slots.isEmpty else { return begin(at: MediaClock.now) }
    let hasNothingLeft = timeline.wayLeft < 1e-9
    // A damping ratio does not determine a time, so such a spring takes the time that the factor
    // leaves.
    let left = factor > 0 ? factor * duration : timeline.wayLeft * duration
    let curve = parameters.map { $0.timingFunction(duration: $0.duration(requested: left)) }
    if case .spring(let spring) = curve {
      timeline.runAfresh(
        at: MediaClock.now, along: curve, for: seconds(of: spring, factor: factor, left: left))
    } else if factor > 0, Runtime.current.reads(.factorRestartsCurve) {
      timeline.runAfresh(at: MediaClock.now, along: curve, for: left)
    } else {
      timeline.resume(at: MediaClock.now, along: curve, factor: factor)
    }
    wasCaught = false
    setRunning(true)
    if hasNothingLeft, isReversed, Runtime.current.reads(.neverEndsAtStart) {
      timeline.runForEver()
    } else if timeline.hasEnded(at: MediaClock.now), Runtime.current.reads(.endsWithinCall) {
      arrive()
    }
  }

  /// Returns the duration of a spring in seconds: its own duration, or the time that a factor
  /// leaves (fact 1.66).
  private func seconds(of spring: SpringCurve, factor: Double, left: TimeInterval) -> TimeInterval {
    guard factor > 0, abs(spring.duration - left) > 1e-9,
      Runtime.current.reads(.factorRulesSprings)
    else { return spring.duration }
    return left
  }

  /// Starts the time line. Without a block, the animator waits for its first block.
  func begin(at time: TimeInterval) {
    guard !timeline.slots.isEmpty else {
      awaitedStart = time
      return
    }
    timeline.start(at: time)
    setRunning(true)
  }

  /// Sets whether the active animator moves.
  func setRunning(_ running: Bool) {
    box.isRunning = running
    changeCount += 1
    scrubbedPosition = nil
    activatingTurn = nil
    leaveRegistry()
    registry = Runtime.current.animations
    registry?.update(self)
  }

  func leaveRegistry() {
    registry?.remove(self)
    registry = nil
  }
}
