import InterruptibleTransitions

/// The model's UIKit: the superclass and the context.
extension Simulation {
  private var reading: Reading { world.reading }

  func superclassStarts(_ slot: Int) {
    let isInteractive = world[slot]?.context.isInteractive == true
    let isDriving = isInteractive || reading.contains(.drivesAlways)
    world.superclass = World.Superclass(slot: slot, isDriving: isDriving)
    makeAnimator(slot)
    if reading.contains(.startAnimates) { animateTransition(slot) }
    if reading.contains(.startRuns) { playAnimator(slot, isReversed: false) }
    if isDriving, reading.contains(.movesAnimator) { stopAnimator(slot) }
  }

  /// UIKit gives the superclass a context of a run that it does not start by it.
  func superclassAttaches(_ slot: Int) {
    guard !reading.contains(.deaf) else { return }
    world.superclass = World.Superclass(slot: slot)
  }

  func superclassHears(_ verb: FlightVerb) {
    guard let slot = world.superclass.slot else { return }
    let insists = reading.contains(.insists)
    let isDriving = world.superclass.isDriving
    let reenters = reading.contains(.reenters)
    switch verb {
    case .pause:
      guard insists || !isDriving else { return }
      world.superclass.isDriving = true
      contextHears(.pause, slot)
      // A verb that the app says within this is the superclass's for the toolkit, and may end the
      // animator.
      let isOver = world[slot]?.animator.state == .rested
      if reading.contains(.movesAnimator), !isOver { stopAnimator(slot) }
      if reenters { call(.updateToStart) }
    case .update(let progress):
      guard insists || isDriving else { return }
      world.superclass.percentComplete = progress
      contextHears(verb, slot)
      guard reading.contains(.movesAnimator), world[slot]?.animator.state == .paused else { return }
      world[slot]?.animator.place = progress
    case .finish, .cancel:
      if reenters { call(.pause) }
      guard insists || world.superclass.isDriving else { return }
      world.superclass.isDriving = false
      contextHears(verb, slot)
      if reading.contains(.movesAnimator) { playAnimator(slot, isReversed: verb == .cancel) }
    }
  }

  private func stopAnimator(_ slot: Int) {
    guard reading.contains(.open), let state = world[slot]?.animator.state else { return }
    if state == .rested { fault("UIKit pauses an animator that has come to rest") }
    if state == .running { world[slot]?.animator.state = .paused }
    if state == .inactive {
      world[slot]?.animator.state = reading.contains(.pausesLate) ? .deaf : .paused
    }
  }

  private func playAnimator(_ slot: Int, isReversed: Bool) {
    guard reading.contains(.open), let state = world[slot]?.animator.state,
      [.inactive, .paused, .running].contains(state)
    else { return }
    world[slot]?.animator.isReversed = isReversed
    world[slot]?.animator.state = .running
    if state == .paused { animatorContinues(slot) }
  }

  /// An animator that has begun to run may have nothing to run.
  func animatorContinues(_ slot: Int) {
    guard reading.contains(.restsAtOnce), let animator = world[slot]?.animator,
      animator.place == animator.heading.progress
    else { return }
    animatorRests(slot, at: animator.heading)
  }

  func contextHears(_ verb: FlightVerb, _ slot: Int) {
    guard let context = world[slot]?.context, context.completions == 0 else { return }
    switch verb {
    case .pause:
      guard !context.isInteractive else { return }
      world[slot]?.context.isInteractive = true
      if reading.contains(.contextMoves) { stopAnimator(slot) }
      callApp(.interactionChange)
    case .update(let progress):
      if context.isInteractive { world[slot]?.context.percentComplete = progress }
    case .finish, .cancel:
      guard context.isInteractive || !reading.contains(.indicatesOnce) else { return }
      world[slot]?.context.indication = verb == .finish ? .end : .start
      world[slot]?.context.wasCancelled = verb == .cancel
      if reading.contains(.contextMoves) { playAnimator(slot, isReversed: verb == .cancel) }
      guard context.isInteractive else { return }
      world[slot]?.context.isInteractive = false
      callApp(.interactionChange)
    }
  }

  func contextCompletes(_ slot: Int, at position: TransitionPosition) {
    guard let run = world[slot] else { return }
    if run.context.completions > 0 { fault("it completes twice") }
    if run.animator.state != .rested { fault("it completes while its animator is not at rest") }
    if run.animator.place != position.progress { fault("it completes where its animator is not") }
    if run.context.isInteractive { fault("it completes while its context is interactive") }
    // Made interactive for that, a context might pause an animator that has come to rest.
    if (run.context.indication ?? .end) != position, !reading.contains(.indicatesOnce) {
      fault("the last indication is not where it ended")
    }
    world[slot]?.context.completions += 1
    if reading.contains(.asksAtTheEnd) { makeAnimator(slot) }
    if world.superclass.slot == slot { world.superclass.slot = nil }
    callApp(.completion)
  }
}
