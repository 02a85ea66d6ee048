@testable import InterruptibleTransitions

/// The conditions that must be true after every step.
extension Simulation {
  func checkRuns() {
    for slot in state.slots {
      guard let flight = state[slot] else { continue }
      if let machine = flight.machine { check(flight, machine.phase) }
    }
  }

  private func check(_ flight: ModelState.Flight, _ phase: TransitionPhase) {
    let isRunning = flight.animator.state == .running
    switch phase {
    case .idle, .starting:
      if isRunning || flight.motion != nil { fault("its animator moves before the start") }
      if flight.isStarted { fault("UIKit has started it, and it waits") }
    case .running(let position):
      checkMotion(flight, position)
      checkIndication(flight, position)
    case .held:
      if flight.animator.state != .paused { fault("it is held, and its animator is not") }
      if flight.motion != nil { fault("it is held, and its clock goes on") }
      if !flight.context.isInteractive { fault("it is held, and its context does not say so") }
    case .settling(let position):
      checkMotion(flight, position)
      checkIndication(flight, position)
    case .ended:
      if flight.context.completions != 1 { fault("it has ended, and is not completed once") }
      if flight.animator.state != .rested { fault("it has ended, and its animator is not at rest") }
      if flight.motion != nil { fault("it has ended, and its clock goes on") }
    }
  }

  private func checkMotion(_ flight: ModelState.Flight, _ position: TransitionPosition) {
    if flight.animator.state == .running {
      if flight.motion != nil { fault("its animator runs while the clock moves it") }
      if flight.animator.heading != position { fault("its animator runs the other way") }
    } else if flight.motion?.position != position {
      fault("it should move, and nothing moves it")
    } else if flight.animator.state != .paused {
      fault("the clock moves an animator that does not follow")
    }
  }

  private func checkIndication(_ flight: ModelState.Flight, _ position: TransitionPosition) {
    if flight.context.isInteractive { fault("no session holds it, and its context is interactive") }
    if flight.context.wasCancelled != (position == .start) {
      fault("its context says that it ends at the \(position.opposite)")
    }
  }
}
