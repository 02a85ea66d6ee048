// The driver of the flight's actions.
extension TransitionFlight: @MainActor FlightDriver {
  package func decide(
    _ event: TransitionStateMachine.Event
  ) -> TransitionStateMachine.Actions {
    control?.detectLoss()
    // Not in place, so that no access needs a check whether it overlaps another one.
    var machine = start.machine
    let before = machine.phase
    let actions = machine.handleRequested(event)
    let after = machine.phase
    start.machine = machine
    guard after != before else { return actions }
    if after == .held {
      reach.hold(at: animatorProgress)
      holdFollowers()
    }
    // The app hears of the end when UIKit has.
    if !isOver { tell(of: after) }
    return actions
  }

  func tell(of phase: TransitionPhase) {
    delegate.flight(self, hasEntered: phase)
    for observer in observers { observer.flightEntered(phase) }
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
    let reached = reachable(position)
    holdAnimator(at: reached)
    show(overshoot: position - reached)
  }

  package func progressWasShown(_ progress: Double) {
    announceOutcome(at: progress)
    reportMove()
  }

  /// Tells the app when a release would no longer finish, or no longer cancel.
  private func announceOutcome(at progress: Double) {
    let (before, end) = (reach.endAtRest, endAtRest(from: progress))
    guard before != end else { return }
    reach.endAtRest = end
    if before != nil { delegate.flight(self, wouldEndAt: end) }
  }

  /// The end to which a release at rest would lead.
  func endAtRest(from progress: Double) -> TransitionPosition {
    configuration.completionRule.end(of: TransitionRelease(progress: progress, velocity: 0))
  }

  package func runAnimator(toward position: TransitionPosition) {
    _ = animator
    // The app may just have stopped the animator when it was told the phase.
    if isLost { return handle(.rested(at: position)) }
    guard start.isAnimated else { return restAtOnce(at: position) }
    guard reach.overshoot != 0 else { return run(toward: position) }
    // The animator waits at the end that the flight is past, until the flight is back.
    let motion = returnMotion
    move(along: motion, for: motion.duration) { self.run(toward: position) }
  }

  /// Whether other code has stopped the animator by now.
  var isLost: Bool {
    control?.detectLoss()
    return control?.isLost == true
  }

  /// Brings the animator to rest without a frame in between.
  private func restAtOnce(at position: TransitionPosition) {
    control?.finish(at: position)
  }

  /// Runs the flight along its own timing.
  func run(toward position: TransitionPosition) {
    guard let start = control?.run(toward: position, in: duration) else {
      return watch(toward: position)
    }
    let distance = position.progress - start
    // mutate: flight-keeps-its-pace
    let length: TimeInterval = abs(distance) * duration
    let longest = max(length, releaseFollowers(along: nil) * slowMotion)
    let earlier = reach.secondsSinceRelease
    frames.run(for: longest) { elapsed in
      let passed = length > 0 ? min(elapsed * longest / length, 1) : 1
      self.control?.show(fraction: start + distance * passed)
      self.reach.secondsSinceRelease = earlier + elapsed * longest / self.slowMotion
      self.reportMove()
    } then: {
      // Stopped by other code, the animator will not come to rest.
      if self.isLost { return self.handle(.rested(at: position)) }
      self.control?.finish(at: position)
    }
  }

  /// Shows and reports that the flight has moved, if something follows it.
  private func reportMove() {
    guard isFollowed else { return }
    showFollowers(control?.shownProgress ?? 0)
    for observer in observers { observer.flightMoved() }
  }

  /// Watches an animator that UIKit runs. The toolkit's own reports when other code stops or pauses
  /// it, and needs no frames unless an app observes the progress. A subclass's is checked once per
  /// frame.
  func watch(toward position: TransitionPosition) {
    guard let animator = control?.closable, !isFollowed else {
      control?.whenInterrupted = nil
      return frames.wait {
        self.reportMove()
        return self.endsInterruptedRun(toward: position)
      }
    }
    // Other code may stop the animator and finish it in a second call.
    let checkInNextFrame = { [unowned self] in
      frames.wait {
        _ = self.endsInterruptedRun(toward: position)
        return true
      }
    }
    control?.whenInterrupted = checkInNextFrame
    // UIKit may pause the animator when an interactive start returns, and may ignore a start in the
    // turn in which other code has paused it.
    if start.isInteractive || !animator.isRunning { checkInNextFrame() }
  }

  /// Ends the flight at its current goal if other code has stopped the animator, and moves it on if
  /// other code has paused it.
  ///
  /// - Returns: Whether the flight has ended.
  private func endsInterruptedRun(toward position: TransitionPosition) -> Bool {
    if control?.hasStalled == true {
      run(toward: position)
      return false
    }
    guard isLost else { return false }
    handle(.rested(at: position))
    return true
  }

  package func settleAnimator(_ release: TransitionStateMachine.Target) -> Bool {
    // In a swing, too, a flight at rest goes on along its own timing. Blocks that begin later would
    // otherwise be back in no time.
    if release.velocity == 0, !release.isHurried, reach.overshoot == 0, configuration.keepsTiming {
      return false
    }
    let motion = configuration.settlingMotion(
      from: position, toward: release, isPresenting: isPresenting)
    guard let motion, start.isAnimated else { return false }
    let rest = releaseFollowers(along: motion.spring)
    let longest = release.isHurried ? motion.duration : max(motion.duration, rest)
    guard longest > 0 else { return false }
    move(along: motion, for: longest) { self.handle(.arrived) }
    return true
  }

  /// Moves an animator that stands still frame by frame.
  ///
  /// - Parameters:
  ///   - motion: The motion of the progress.
  ///   - duration: The time until the progress and the followers rest, in seconds.
  ///   - arrive: Called then.
  private func move(
    along motion: SettlingMotion, for duration: TimeInterval, then arrive: @escaping () -> Void
  ) {
    let show = { (elapsed: Double) in
      let position = motion.progress(at: elapsed * duration)
      self.control?.show(position)
      self.reach.secondsSinceRelease = elapsed * duration
      self.show(overshoot: position - self.reachable(position))
      self.reportMove()
    }
    frames.run(for: duration * slowMotion, show, then: arrive)
  }

  package func stopMoving() {
    frames.stop()
    control?.whenInterrupted = nil
  }
}
