extension InterruptibleTransition {
  /// Lets the transition run to its end. One that moves by itself is turned round if it is on its
  /// way back, and otherwise goes on as it does: then the velocity does not count.
  ///
  /// - Parameter velocity: The current velocity, in progress per second, positive towards the end.
  ///   NaN and infinities are 0. Without a velocity the transition's own timing continues.
  public func finish(velocity: Double) {
    send(.released(.init(position: .end, velocity: velocity.finiteOrZero)))
  }

  /// Lets the transition run back to its start. One that moves by itself is turned round if it is
  /// on its way to the end, and otherwise goes on as it does: then the velocity does not count.
  ///
  /// - Parameter velocity: The current velocity, in progress per second, negative towards the
  ///   start. NaN and infinities are 0. Without a velocity the transition's own timing continues.
  public func cancel(velocity: Double) {
    send(.released(.init(position: .start, velocity: velocity.finiteOrZero)))
  }

  /// Shows a progress, as the app says by ``update(_:)``.
  func show(_ progress: Double) {
    guard !progress.isNaN else { return }
    let progress = progress.clampedToUnit
    guard let flight else {
      pending.noteFirstTouch()
      session?.track.moved(to: progress)
      return send(.updated(progress))
    }
    let position = flight.position(at: progress)
    flight.handle(.updated(position))
    self.flight(flight, wasMovedTo: position)
  }

  /// Releases the transition; ``completionRule`` decides whether it finishes.
  ///
  /// - Parameter velocity: The current velocity, in progress per second, positive towards the end.
  ///   NaN and infinities are 0.
  public func release(velocity: Double) {
    release(flight, velocity: velocity, byGesture: false)
  }

  /// Releases a flight, or the one that is about to start.
  ///
  /// - Parameters:
  ///   - flight: The flight; nil if UIKit has yet to begin it.
  ///   - velocity: The velocity, in progress per second.
  ///   - byGesture: Whether a gesture releases the flight, which needs the app's permission to
  ///     dismiss what is presented.
  func release(_ flight: TransitionFlight?, velocity: Double, byGesture: Bool) {
    let release = TransitionRelease(
      progress: flight?.foreseenProgress ?? progress, velocity: velocity)
    let chosen = configuration.completionRule.end(of: release)
    var target = TransitionStateMachine.Target(position: chosen, velocity: release.velocity)
    if byGesture, let dismissal = flight?.userDismissal {
      target.position = dismissal.end(ofReleaseToward: chosen, velocity: release.velocity)
      // A page that was held back returns along the transition's own timing.
      if !dismissal.permitsPull { target.velocity = 0 }
    }
    send(.released(target), to: flight)
  }

  /// Lets a held transition go on in the direction that it had before it was held.
  public func resume() {
    send(.resumed)
  }

  /// Reverses the transition where it is, along its own timing. A second call reverses it again.
  public func reverse() {
    send(.reversed)
  }

  /// Sends an event to the flight that is under way, or to the one that is about to start.
  func send(_ event: TransitionStateMachine.Event) {
    send(event, to: flight)
  }

  /// Sends an event to a flight, or to the one that is about to start.
  func send(_ event: TransitionStateMachine.Event, to flight: TransitionFlight?) {
    if let flight { return flight.handle(event) }
    pendingWasHandled(changingPhase: pending.handle(event))
    forgetReleaseInTime()
  }

  /// Tells what has happened to the flight that UIKit has yet to start.
  func pendingWasHandled(changingPhase hasChanged: Bool) {
    if pending.machine.isReleased, sessionFlight == nil { session?.wasReleasedByApp() }
    guard hasChanged else { return }
    registry.forgetLastEnd()
    notify(of: [.phaseChanged(pending.machine.phase)])
  }

  /// Notes whether a request forgets a gesture that has ended, and with it the phase. The next one
  /// is told by a flight as it begins.
  func forgetsPhase(_ request: () -> Void) {
    let before = phase
    request()
    if phase != before { listeners.hasUnreportedPhase = true }
  }

  /// Whether the phase is untold, and nothing is under way that will tell it.
  private var isPhaseUntold: Bool {
    listeners.hasUnreportedPhase && flight == nil && !pending.isRequestedByApp
  }

  /// Tells of the phase where no flight has.
  func tellUntoldPhase() {
    if listeners.hasUnreportedPhase { notify(of: [.phaseChanged(phase)]) }
  }

  /// Forgets a gesture that has ended, in a few frames, if neither the app nor UIKit requests a
  /// flight by then. If UIKit has requested one and does not start it, the phase is told then.
  func forgetReleaseInTime() {
    guard pending.isReleasedAlone else { return releaseFrames.stop() }
    var framesWithoutFlight = 0
    releaseFrames.wait { [weak self] in
      guard let self, pending.isReleasedAlone || isPhaseUntold else { return true }
      framesWithoutFlight = isWaiting ? 0 : framesWithoutFlight + 1
      guard framesWithoutFlight > 3 else { return false }
      pending.startIsGivenUp()
      pending.forgetRelease()
      if flight == nil { notify(of: [.phaseChanged(phase)]) }
      return true
    }
  }
}
