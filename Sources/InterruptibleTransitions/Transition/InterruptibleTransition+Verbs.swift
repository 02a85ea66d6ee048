extension InterruptibleTransition {
  /// Lets the transition run to its end.
  ///
  /// - Parameter velocity: How fast it is moved now, in progress per second, positive towards the
  ///   end. NaN and infinities are 0. Without a velocity the transition's own timing goes on.
  public func finish(velocity: Double) {
    send(.released(.init(position: .end, velocity: velocity.finiteOrZero)))
  }

  /// Lets the transition run back to its start.
  ///
  /// - Parameter velocity: How fast it is moved now, in progress per second, negative towards the
  ///   start. NaN and infinities are 0. Without a velocity the transition's own timing goes on.
  public func cancel(velocity: Double) {
    send(.released(.init(position: .start, velocity: velocity.finiteOrZero)))
  }

  /// Lets the transition go; ``completionRule`` decides whether it finishes.
  ///
  /// - Parameter velocity: How fast it is moved now, in progress per second, positive towards the
  ///   end. NaN and infinities are 0.
  public func release(velocity: Double) {
    let release = TransitionRelease(progress: progress, velocity: velocity)
    send(.released(.init(position: configuration.end(of: release), velocity: release.velocity)))
  }

  /// Lets a held transition go on the way that it was going before it was held.
  public func resume() {
    send(.resumed)
  }

  /// Turns the transition round where it is; it runs there along its own timing. Turned again, it
  /// runs the other way again.
  public func reverse() {
    send(.reversed)
  }

  /// Shows a position, while the transition is held: progress, and past its ends an overshoot.
  ///
  /// - Parameters:
  ///   - position: The progress; below 0 before the start, above 1 past the end.
  ///   - fullTravel: The full travel from its start to its end, in points.
  func move(to position: Double, along fullTravel: CGVector) {
    let shown = flight?.reachable(position) ?? position.clampedToUnit
    send(.updated(shown))
    guard let flight, flight.phase == .held else { return }
    flight.reach.fullTravel = fullTravel
    flight.show(overshoot: position - shown)
  }

  /// Gives an event to the run that is under way, or to the one that is about to start.
  func send(_ event: TransitionStateMachine.Event) {
    if let flight { return flight.handle(event) }
    if pending.handle(event) { phaseChanged(to: pending.machine.phase) }
  }
}
