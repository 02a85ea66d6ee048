extension InterruptibleTransition {
  /// Moves the transition to its end.
  ///
  /// A transition that moves toward its start is reversed. A transition that already moves toward
  /// its end continues its motion, and the velocity does not count.
  ///
  /// - Parameter velocity: The current velocity, in progress per second, positive toward the end.
  ///   NaN and infinities are 0. At 0 the transition's own timing continues.
  public func finish(velocity: Double) {
    send(.released(.init(position: .end, calledAt: velocity.finiteOrZero)))
  }

  /// Moves the transition back to its start.
  ///
  /// A transition that moves toward its end is reversed. A transition that already moves toward its
  /// start continues its motion, and the velocity does not count.
  ///
  /// - Parameter velocity: The current velocity, in progress per second, negative toward the start.
  ///   NaN and infinities are 0. At 0 the transition's own timing continues.
  public func cancel(velocity: Double) {
    send(.released(.init(position: .start, calledAt: velocity.finiteOrZero)))
  }

  /// Shows a progress that the app has passed to ``update(_:)``.
  func moveFlight(to progress: Double) {
    guard !progress.isNaN else { return }
    let progress = progress.clampedToUnit
    guard let flight else {
      pending.resetMoves()
      session?.mapping.moved(to: progress)
      return send(.updated(progress))
    }
    let position = flight.position(at: progress)
    flight.handle(.updated(position))
    self.flight(flight, wasMovedTo: position)
  }

  /// Releases the transition, so that ``TransitionConfiguration/completionRule`` decides whether it
  /// finishes.
  ///
  /// - Parameter velocity: The current velocity, in progress per second, positive toward the end.
  ///   NaN and infinities are 0.
  public func release(velocity: Double) {
    release(flight, velocity: velocity, byGesture: false)
  }

  /// Releases a flight, or the next one for nil, at a velocity in progress per second. A gesture
  /// needs the app's permission for a dismissal.
  func release(
    _ flight: TransitionFlight?, velocity: Double, travel: CGFloat = 0,
    pointsPerSecond: CGFloat = 0, by rule: TransitionCompletionRule? = nil, byGesture: Bool
  ) {
    let release = TransitionRelease(
      progress: flight?.foreseenProgress ?? progress, velocity: velocity,
      isPresenting: flight?.isPresentation ?? true, travel: travel,
      pointsPerSecond: pointsPerSecond)
    let chosen = (rule ?? configuration.completionRule).end(of: release)
    guard byGesture else {
      return send(.released(.init(position: chosen, calledAt: release.velocity)), to: flight)
    }
    var target = TransitionStateMachine.Target(position: chosen, velocity: release.velocity)
    if let dismissal = flight?.userDismissal {
      target.position = dismissal.end(ofReleaseToward: chosen, velocity: release.velocity)
      // A page that the gesture could not pull away returns without an initial velocity.
      if !dismissal.permitsPull { target.velocity = 0 }
    }
    send(.released(target), to: flight)
  }

  /// Resumes a held transition in the direction that it had before it was held.
  public func resume() {
    send(.resumed)
  }

  /// Reverses the transition at its current position, along its own timing.
  ///
  /// A second call reverses the transition again.
  public func reverse() {
    send(.reversed)
  }

  func send(_ event: TransitionStateMachine.Event) {
    send(event, to: flight)
  }

  /// Sends an event to a flight, or to the flight that is about to start.
  func send(_ event: TransitionStateMachine.Event, to flight: TransitionFlight?) {
    if let flight { return flight.handle(event) }
    notifyOfPendingFlight(changingPhase: pending.handle(event))
    discardReleaseAfterTimeout()
  }

  func notifyOfPendingFlight(changingPhase hasChanged: Bool) {
    if pending.machine.isReleased, sessionFlight == nil { session?.wasReleasedByApp() }
    guard hasChanged else { return }
    registry.discardLastEnd()
    notify(of: [.phaseChanged(pending.machine.phase)])
  }

  /// Performs a request, and records whether it discards a gesture, which changes the phase.
  func recordPhaseChange(_ request: () -> Void) {
    let before = phase
    request()
    if phase != before { listeners.hasUnreportedPhase = true }
  }

  /// Whether a phase change is not reported yet, and no flight is going to report it.
  private var isPhaseUnreported: Bool {
    listeners.hasUnreportedPhase && flight == nil && !pending.isRequestedByApp
  }

  func notifyOfUnreportedPhase() {
    if listeners.hasUnreportedPhase { notify(of: [.phaseChanged(phase)]) }
  }

  /// Discards a gesture that has ended if no flight is requested within a few frames.
  func discardReleaseAfterTimeout() {
    guard pending.isReleasedWithoutRequest else { return releaseFrames.stop() }
    var framesWithoutFlight = IdleFrameCounter()
    releaseFrames.wait { [weak self] in
      guard let self, pending.isReleasedWithoutRequest || isPhaseUnreported else { return true }
      guard framesWithoutFlight.countFrame(isBusy: isWaiting) else { return false }
      pending.recordAbandonedStart()
      pending.discardRelease()
      if flight == nil { notify(of: [.phaseChanged(phase)]) }
      return true
    }
  }
}

extension TransitionStateMachine.Target {
  /// Creates the target of a call of the app, which keeps the transition's timing at velocity 0.
  fileprivate init(position: TransitionPosition, calledAt velocity: Double) {
    self.init(position: position, velocity: velocity == 0 ? nil : velocity)
  }
}
