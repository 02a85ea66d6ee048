@testable import InterruptibleTransitions

/// What can happen to a flight.
nonisolated enum Happening: Hashable, Sendable, CaseIterable {
  case grab, moveToHalf, moveToEnd, finish, flickToEnd, cancel, flickToStart, resume, reverse
  case askForAnimator, startInteractively, startByItself, startAgain
  case animatorRests, animatorDies, clockArrives

  /// The events of these that a person or an app sends.
  var event: TransitionStateMachine.Event? {
    switch self {
    case .grab: .grabbed
    case .moveToHalf: .updated(0.5)
    case .moveToEnd: .updated(1)
    case .finish: .released(.init(position: .end, velocity: 0))
    case .flickToEnd: .released(.init(position: .end, velocity: 2))
    case .cancel: .released(.init(position: .start, velocity: 0))
    case .flickToStart: .released(.init(position: .start, velocity: -2))
    case .resume: .resumed
    case .reverse: .reversed
    default: nil
    }
  }
}

/// UIKit as it may be: what the flight's own code does its actions to, in place of the real one.
final class ModelStage: FlightStage {
  private(set) var world: World
  private let reading: Reading
  /// What is left out of the flight's actions, to see that the exploration finds it.
  private let seededBug: ((TransitionStateMachine.Action) -> Bool)?

  init(
    _ world: World, _ reading: Reading,
    seededBug: ((TransitionStateMachine.Action) -> Bool)? = nil
  ) {
    (self.world, self.reading, self.seededBug) = (world, reading, seededBug)
  }

  /// Lets something happen; false if it cannot happen here.
  func happen(_ happening: Happening) -> Bool {
    if let event = happening.event {
      handle(event)
      return true
    }
    switch (happening, world.animator) {
    case (.askForAnimator, .unmade):
      world.animator = .inactive
    case (.startInteractively, _) where !world.isStarted:
      startInteractively()
    case (.startByItself, _) where !world.isStarted:
      (world.isStarted, world.isAttached) = (true, !reading.isDeaf)
      handle(.started(interactive: false))
    case (.startAgain, _) where world.isStarted && !world.hasEnded:
      handle(.started(interactive: world.isInteractive))
    case (.animatorRests, .running(let position)):
      rest(at: position)
    case (.animatorDies, .paused) where world.isStarted:
      rest(at: .end)
    case (.clockArrives, .paused):
      guard let position = world.settling else { return false }
      (world.settling, world.progress) = (nil, position.progress)
      handle(.arrived)
    default:
      return false
    }
    return true
  }

  private func startInteractively() {
    (world.isStarted, world.isAttached, world.isInteractive) = (true, true, true)
    if reading.animatesFirst { handle(.started(interactive: true)) }
    if reading.continues, world.animator == .unmade || world.animator == .inactive {
      world.animator = .paused
    }
    handle(.started(interactive: true))
  }

  private func rest(at position: TransitionPosition) {
    (world.animator, world.progress, world.settling) = (.atRest(position), position.progress, nil)
    handle(.rested(at: position))
  }

  private func handle(_ event: TransitionStateMachine.Event) {
    for action in world.machine.handle(event) where seededBug?(action) != true {
      perform(action)
    }
  }

  private func fail(_ what: String) {
    world.fault = world.fault ?? what
  }

  // MARK: FlightStage

  package var progress: Double { world.progress }
  package var contextIsInteractive: Bool { world.isInteractive }
  package var contextWasCancelled: Bool { world.wasCancelled }
  package var superclassPercentComplete: Double { world.superclassPercentComplete }

  package func tellSuperclass(_ verb: FlightVerb) {
    guard world.isAttached else { return }
    switch verb {
    case .pause:
      guard !world.isInteractive else { return }
      world.isInteractive = true
      if reading.continues, case .running = world.animator { world.animator = .paused }
    case .update(let progress):
      if world.isInteractive { world.superclassPercentComplete = progress }
    case .finish, .cancel:
      if reading.reenters { tellSuperclass(.pause) }
      guard world.isInteractive else { return }
      (world.isInteractive, world.wasCancelled) = (false, verb == .cancel)
      if reading.continues, world.animator == .paused {
        world.animator = .running(verb == .cancel ? .start : .end)
      }
    }
  }

  package func tellContext(_ verb: FlightVerb) {
    switch verb {
    case .pause: world.isInteractive = true
    case .update: break
    case .finish: (world.isInteractive, world.wasCancelled) = (false, false)
    case .cancel: (world.isInteractive, world.wasCancelled) = (false, true)
    }
  }

  package func holdAnimator(at progress: Double) {
    if case .atRest = world.animator { fail("holds an animator that has come to rest") }
    (world.animator, world.progress) = (.paused, progress)
  }

  package func progressWasShown() {}

  package func runAnimator(toward position: TransitionPosition) {
    switch world.animator {
    case .running: fail("continues a running animator")
    case .atRest: fail("runs an animator that has come to rest")
    default: world.animator = .running(position)
    }
  }

  package func settleAnimator(_ release: TransitionStateMachine.Release) -> Bool {
    let isThere = world.progress == release.position.progress
    guard release.velocity != 0, !isThere else { return false }
    world.settling = release.position
    return true
  }

  package func stopSettling() {
    world.settling = nil
  }

  package func cleanUp(at position: TransitionPosition) {}

  package func completeContext(at position: TransitionPosition) {
    world.completions += 1
    if world.animator != .atRest(position) { fail("completed at the \(position), elsewhere") }
    if world.isInteractive || world.wasCancelled != (position == .start) {
      fail("completed at the \(position), and UIKit was told otherwise")
    }
  }
}
