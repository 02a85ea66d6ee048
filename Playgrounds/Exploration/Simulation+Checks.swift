import InterruptibleTransitions

/// What must be true whenever a step has been taken.
extension Simulation {
  func checkRuns() {
    for slot in world.slots {
      guard let run = world[slot] else { continue }
      if let machine = run.machine { check(run, machine.phase) }
    }
  }

  private func check(_ run: World.Run, _ phase: TransitionPhase) {
    let isRunning = run.animator.state == .running
    switch phase {
    case .idle, .starting:
      if isRunning || run.motion != nil { fault("its animator moves before the start") }
      if run.isStarted { fault("UIKit has started it, and it waits") }
    case .running(let position):
      checkMotion(run, position)
      checkIndication(run, position)
    case .held:
      if run.animator.state != .paused { fault("it is held, and its animator is not") }
      if run.motion != nil { fault("it is held, and its clock goes on") }
      if !run.context.isInteractive { fault("it is held, and its context does not say so") }
    case .settling(let position):
      checkMotion(run, position)
      checkIndication(run, position)
    case .ended:
      if run.context.completions != 1 { fault("it has ended, and is not completed once") }
      if run.animator.state != .rested { fault("it has ended, and its animator is not at rest") }
      if run.motion != nil { fault("it has ended, and its clock goes on") }
    }
  }

  private func checkMotion(_ run: World.Run, _ position: TransitionPosition) {
    if run.animator.state == .running {
      if run.motion != nil { fault("its animator runs while the clock moves it") }
      if run.animator.heading != position { fault("its animator runs the other way") }
    } else if run.motion?.position != position {
      fault("it should move, and nothing moves it")
    } else if run.animator.state != .paused {
      fault("the clock moves an animator that does not follow")
    }
  }

  private func checkIndication(_ run: World.Run, _ position: TransitionPosition) {
    if run.context.isInteractive { fault("nobody holds it, and its context is interactive") }
    if run.context.wasCancelled != (position == .start) {
      fault("its context says that it ends at the \(position.opposite)")
    }
  }
}
