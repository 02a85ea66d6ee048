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
      if isRunning || run.settles != nil { fault("its animator moves before the start") }
      if run.isStarted { fault("UIKit has started it, and it waits") }
    case .running(let position):
      if !isRunning { fault("it should run, and its animator does not") }
      if run.animator.heading != position { fault("its animator runs the other way") }
      checkIndication(run, position)
    case .held:
      if run.animator.state != .paused { fault("it is held, and its animator is not") }
      if run.settles != nil { fault("it is held, and its settling goes on") }
      if !run.context.isInteractive { fault("it is held, and its context does not say so") }
    case .settling(let position):
      if isRunning {
        if run.settles != nil { fault("its animator runs while its settling goes on") }
        if run.animator.heading != position { fault("its animator runs the other way") }
      } else if run.settles != position {
        fault("it should settle, and nothing moves it")
      }
      checkIndication(run, position)
    case .ended:
      if run.context.completions != 1 { fault("it has ended, and is not completed once") }
      if run.animator.state != .rested { fault("it has ended, and its animator is not at rest") }
      if run.settles != nil { fault("it has ended, and its settling goes on") }
    }
  }

  private func checkIndication(_ run: World.Run, _ position: TransitionPosition) {
    if run.context.isInteractive { fault("nobody holds it, and its context is interactive") }
    if run.context.wasCancelled != (position == .start) {
      fault("its context says that it ends at the \(position.opposite)")
    }
  }
}
