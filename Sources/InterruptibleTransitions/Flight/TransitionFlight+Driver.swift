// Actions of the flight's state machine.
extension TransitionFlight: @MainActor FlightDriver {
  package func decide(
    _ event: TransitionStateMachine.Event
  ) -> TransitionStateMachine.Actions {
    control?.detectLoss()
    // The state machine is copied out and back to avoid a dynamic exclusivity check at each access.
    var machine = self.machine
    let before = machine.phase
    let actions = machine.handleRequested(event)
    let after = machine.phase
    self.machine = machine
    guard after != before else { return actions }
    if after == .held {
      recordHold()
      holdFollowers()
    }
    // The app is notified of the end only after UIKit is.
    if !isOver { notify(of: after) }
    return actions
  }

  func notify(of phase: TransitionPhase) {
    // Listeners read the actual direction, also if a closure of a reversed animation notifies them.
    perform(reversed: false) {
      delegate.flight(self, hasEntered: phase)
      for observer in observers { observer.flightEntered(phase) }
    }
  }

  package var animatorProgress: Double { control?.progress ?? 0 }
  package func report(_ report: FlightReport) {
    delegate.flight(self, reports: report)
  }

  package func holdAnimator(at progress: Double) {
    if control == nil { _ = animator }
    control?.hold(at: progress)
  }

  package func moveAnimator(to position: Double) {
    let reached = nearestPosition(to: position)
    holdAnimator(at: reached)
    show(overshoot: position - reached)
  }

  package func progressWasShown(_ progress: Double) {
    announceOutcome(at: progress)
    reportMove()
  }

  /// Notifies the app if the outcome of a release has changed.
  private func announceOutcome(at progress: Double) {
    let before = announcedEnd
    let end = endWithoutVelocity(from: progress)
    guard before != end else { return }
    announcedEnd = end
    if before != nil { perform(reversed: false) { delegate.flight(self, wouldEndAt: end) } }
  }

  /// Returns the end to which a release at rest would lead.
  func endWithoutVelocity(from progress: Double) -> TransitionPosition {
    carriedEnd
      ?? settings.completionRule.end(
        of: TransitionRelease(
          progress: progress, velocity: 0, isPresenting: isPresentation, travel: fingerTravel))
  }

  package func runAnimator(toward position: TransitionPosition) {
    _ = animator
    // In a callback of the phase change, the app may have stopped the animator.
    if isLost { return handle(.animatorEnded(at: position)) }
    guard isAnimated else { return arriveAtOnce(at: position) }
    guard overshoot != 0 else { return run(toward: position) }
    // The animator waits at the end of the overshoot until the flight is back at that end.
    let motion = returnMotion
    let duration = max(motion.duration, releaseFollowers(along: motion.spring))
    runByFrames(for: duration, along: motion.progress) { self.run(toward: position) }
  }

  /// Whether other code has stopped the animator.
  var isLost: Bool {
    control?.detectLoss()
    return control?.isLost == true
  }

  private func arriveAtOnce(at position: TransitionPosition) {
    control?.finish(at: position)
  }

  func run(toward position: TransitionPosition) {
    guard let start = control?.run(toward: position, in: duration) else {
      return observeAnimator(toward: position)
    }
    let distance = position.progress - start
    // mutate: flight-keeps-its-pace
    let length: TimeInterval = abs(distance) * duration
    let slowMotionFactor = slowMotionFactor
    let longest = max(length, releaseFollowers(along: nil) * slowMotionFactor)
    let earlier = secondsSinceRelease
    frames.run(for: longest) { elapsed in
      let passed = length > 0 ? min(elapsed * longest / length, 1) : 1
      self.control?.scrub(toFraction: start + distance * passed)
      self.secondsSinceRelease = earlier + elapsed * longest / slowMotionFactor
      self.reportMove()
    } then: {
      // An animator that other code has stopped does not end by itself.
      if self.isLost { return self.handle(.animatorEnded(at: position)) }
      self.control?.finish(at: position)
    }
  }

  /// Shows and reports a move, if the flight has followers or observers of the progress.
  private func reportMove() {
    guard isFollowed else { return }
    showFollowers(control?.shownProgress ?? 0)
    perform(reversed: false) { for observer in observers { observer.flightMoved() } }
  }

  /// Observes an animator that UIKit runs, and checks a subclass's animator once per frame.
  func observeAnimator(toward position: TransitionPosition) {
    guard let animator = control?.closable, !isFollowed else {
      control?.whenInterrupted = nil
      return frames.wait {
        self.reportMove()
        return self.endsInterruptedRun(toward: position)
      }
    }
    // Other code may stop the animator first, and finish it in a second call.
    let checkInNextFrame = { [unowned self] in
      frames.wait {
        _ = self.endsInterruptedRun(toward: position)
        return true
      }
    }
    control?.whenInterrupted = checkInNextFrame
    // UIKit may pause the animator when an interactive start returns. UIKit may also ignore a start
    // in the turn of the run loop in which other code has paused the animator.
    if isInteractive || !animator.isRunning { checkInNextFrame() }
  }

  /// Ends a stopped flight at its goal, continues a paused one, and returns whether it has ended.
  private func endsInterruptedRun(toward position: TransitionPosition) -> Bool {
    if control?.hasStalled == true {
      run(toward: position)
      return false
    }
    guard isLost else { return false }
    handle(.animatorEnded(at: position))
    return true
  }

  /// Lets the toolkit move a flight frame by frame, while UIKit moves it until the next frame.
  func takeOver(_ move: @escaping () -> Void) {
    guard control?.animator.isRunning == true else { return move() }
    control?.whenInterrupted = nil
    frames.handOver {
      self.holdAnimator(at: self.animatorProgress)
      move()
    }
  }

  package func settleAnimator(_ release: TransitionStateMachine.Target) -> Bool {
    if release.isHurried {
      takeOver {
        if !self.land(at: release.position) { self.runAnimator(toward: release.position) }
      }
      return true
    }
    // Also in a swing, a flight without a velocity continues along its own timing. Otherwise blocks
    // that begin later would return at once.
    let carries = hasFollowerPastEnds
    if release.velocity == nil, overshoot == 0, settings.keepsTiming, !carries {
      return false
    }
    let motion = settings.settlingMotion(from: position, toward: release, usesSpring: carries)
    guard let motion, isAnimated else { return false }
    let spring = settings.spring(toward: release.position)
    let duration = max(
      motion.duration, releaseFollowers(along: spring, motion.velocity(at: 0)))
    guard duration > 0 else { return false }
    runByFrames(for: duration, along: motion.progress) { self.handle(.arrived) }
    return true
  }

  /// Moves the flight to an end within 0.1 s for a waiting change, and returns whether it moves.
  private func land(at position: TransitionPosition) -> Bool {
    guard isAnimated, !isLost, let control,
      let motion = LandingMotion(
        from: self.position, towardsEnd: position == .end, along: control.held.curve)
    else { return false }
    _ = releaseFollowers(along: LandingMotion.spring, isHurried: true)
    runByFrames(for: LandingMotion.duration, along: motion.progress) { self.handle(.arrived) }
    return true
  }

  /// Moves a paused animator frame by frame, with a progress for each time in seconds.
  private func runByFrames(
    for duration: TimeInterval, along progress: @escaping (TimeInterval) -> Double,
    then arrive: @escaping () -> Void
  ) {
    let earlier = secondsSinceRelease
    let show = { (elapsed: Double) in
      let position = progress(elapsed * duration)
      self.control?.scrub(to: position)
      self.secondsSinceRelease = earlier + elapsed * duration
      self.show(overshoot: position - self.nearestPosition(to: position))
      self.reportMove()
    }
    frames.run(for: duration * slowMotionFactor, show, then: arrive)
  }

  package func stopMoving() {
    frames.stop()
    control?.whenInterrupted = nil
  }
}

// The state after the events that wait to be handled.
extension TransitionFlight {
  /// The state machine after the events that wait to be handled, such as calls within a callback.
  var foreseen: TransitionStateMachine {
    var machine = machine
    for event in events.waiting { _ = machine.handleRequested(event) }
    return machine
  }

  /// The progress after the waiting events; before UIKit's start, the one at the flight's start.
  var foreseenProgress: Double {
    for case .updated(let position) in events.waiting.reversed() { return position.clampedToUnit }
    return foreseen.isPending ? foreseen.pendingProgress : progress
  }

  /// Whether the flight has ended, even if UIKit has not been notified yet.
  var isOver: Bool {
    if case .ended = phase { true } else { false }
  }
}
