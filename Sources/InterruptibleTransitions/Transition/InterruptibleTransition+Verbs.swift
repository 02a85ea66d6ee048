extension InterruptibleTransition {
  /// Lets the transition run to its end.
  ///
  /// - Parameter velocity: The current velocity, in progress per second, positive towards the end.
  ///   NaN and infinities are 0. Without a velocity the transition's own timing continues.
  public func finish(velocity: Double) {
    send(.released(.init(position: .end, velocity: velocity.finiteOrZero)))
  }

  /// Lets the transition run back to its start.
  ///
  /// - Parameter velocity: The current velocity, in progress per second, negative towards the
  ///   start. NaN and infinities are 0. Without a velocity the transition's own timing continues.
  public func cancel(velocity: Double) {
    send(.released(.init(position: .start, velocity: velocity.finiteOrZero)))
  }

  /// Releases the transition; ``completionRule`` decides whether it finishes.
  ///
  /// - Parameter velocity: The current velocity, in progress per second, positive towards the end.
  ///   NaN and infinities are 0.
  public func release(velocity: Double) {
    let release = TransitionRelease(
      progress: flight?.foreseenProgress ?? progress, velocity: velocity)
    send(
      .released(
        .init(position: configuration.completionRule.end(of: release), velocity: release.velocity)))
  }

  /// Lets a held transition go on in the direction that it had before it was held.
  public func resume() {
    send(.resumed)
  }

  /// Reverses the transition where it is, along its own timing. A second call reverses it again.
  public func reverse() {
    send(.reversed)
  }

  /// Shows a position while the transition is held: a progress, and past an end an overshoot.
  ///
  /// - Parameters:
  ///   - position: The progress; below 0 before the start, above 1 past the end.
  ///   - fullTravel: The full travel from the start to the end, in points.
  func move(to position: Double, along fullTravel: CGVector) {
    guard let flight else {
      if pending.isHeld { send(.updated(position.clampedToUnit)) }
      return
    }
    guard flight.foreseen.isHeld else { return }
    let shown = flight.reachable(position)
    flight.handle(.updated(shown))
    guard flight.phase == .held else { return }
    flight.reach.fullTravel = fullTravel
    flight.show(overshoot: position - shown)
  }

  /// Sends an event to the flight that is under way, or to the one that is about to start.
  func send(_ event: TransitionStateMachine.Event) {
    if let flight { return flight.handle(event) }
    if pending.handle(event) { phaseChanged(to: pending.machine.phase) }
    forgetReleaseInTime()
  }

  /// Forgets a gesture that has ended, in a few frames, if neither the app nor UIKit requests a
  /// flight by then.
  private func forgetReleaseInTime() {
    guard pending.isReleasedAlone else { return releaseFrames.stop() }
    var framesWithoutFlight = 0
    releaseFrames.wait { [weak self] in
      guard let self, flight == nil, pending.isReleasedAlone else { return true }
      framesWithoutFlight = requests.postponed.isEmpty ? framesWithoutFlight + 1 : 0
      guard framesWithoutFlight > 3 else { return false }
      pending.forgetRelease()
      phaseChanged(to: phase)
      return true
    }
  }
}
