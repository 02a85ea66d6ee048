@testable import InterruptibleTransitions

/// The model's UIKit: the superclass and the context.
extension Simulation {
  private var variants: ModelVariants { state.variants }

  func superclassStarts(_ slot: Int) {
    let isInteractive = state[slot]?.context.isInteractive == true
    let isDriving = isInteractive || variants.contains(.drivesAlways)
    state.superclass = ModelState.Superclass(slot: slot, isDriving: isDriving)
    makeAnimator(slot)
    if variants.contains(.startAnimates) { animateTransition(slot) }
    if variants.contains(.startRuns) { playAnimator(slot, isReversed: false) }
    if isDriving, variants.contains(.movesAnimator) { stopAnimator(slot) }
  }

  /// Gives the superclass the context of a flight that UIKit does not start by the superclass.
  func superclassAttaches(_ slot: Int) {
    guard !variants.contains(.deaf) else { return }
    state.superclass = ModelState.Superclass(slot: slot)
  }

  func superclassHears(_ verb: PercentDrivenVerb) {
    guard let slot = state.superclass.slot else { return }
    let insists = variants.contains(.insists)
    let isDriving = state.superclass.isDriving
    let reenters = variants.contains(.reenters)
    switch verb {
    case .pause:
      guard insists || !isDriving else { return }
      state.superclass.isDriving = true
      contextHears(.pause, slot)
      // The toolkit treats a verb that the app sends during this call as a call of the superclass.
      // The verb may end the animator.
      let isOver = state[slot]?.animator.state == .rested
      if variants.contains(.movesAnimator), !isOver { stopAnimator(slot) }
      if reenters { call(.updateToStart) }
    case .update(let progress):
      guard insists || isDriving else { return }
      state.superclass.percentComplete = progress
      contextHears(verb, slot)
      guard variants.contains(.movesAnimator), state[slot]?.animator.state == .paused else {
        return
      }
      state[slot]?.animator.place = progress
    case .finish, .cancel:
      if reenters { call(.pause) }
      guard insists || state.superclass.isDriving else { return }
      state.superclass.isDriving = false
      contextHears(verb, slot)
      if variants.contains(.movesAnimator) { playAnimator(slot, isReversed: verb == .cancel) }
    }
  }

  private func stopAnimator(_ slot: Int) {
    guard variants.contains(.open), let animator = state[slot]?.animator.state else { return }
    if animator == .rested { fault("UIKit pauses an animator that has ended") }
    if animator == .running { state[slot]?.animator.state = .paused }
    if animator == .inactive {
      state[slot]?.animator.state = variants.contains(.pausesLate) ? .deaf : .paused
    }
  }

  private func playAnimator(_ slot: Int, isReversed: Bool) {
    guard variants.contains(.open), let animator = state[slot]?.animator.state,
      [.inactive, .paused, .running].contains(animator)
    else { return }
    state[slot]?.animator.isReversed = isReversed
    state[slot]?.animator.state = .running
    if animator == .paused { animatorContinues(slot) }
  }

  /// Ends an animator that was continued and has nothing left to run.
  func animatorContinues(_ slot: Int) {
    guard variants.contains(.restsAtOnce), let animator = state[slot]?.animator,
      animator.place == animator.heading.progress
    else { return }
    animatorRests(slot, at: animator.heading)
  }

  func contextHears(_ verb: PercentDrivenVerb, _ slot: Int) {
    guard let context = state[slot]?.context, context.completions == 0 else { return }
    switch verb {
    case .pause:
      guard !context.isInteractive else { return }
      state[slot]?.context.isInteractive = true
      if variants.contains(.contextMoves) { stopAnimator(slot) }
      callApp(.interactionChange)
    case .update(let progress):
      if context.isInteractive { state[slot]?.context.percentComplete = progress }
    case .finish, .cancel:
      guard context.isInteractive || !variants.contains(.indicatesOnce) else { return }
      state[slot]?.context.indication = verb == .finish ? .end : .start
      state[slot]?.context.wasCancelled = verb == .cancel
      if variants.contains(.contextMoves) { playAnimator(slot, isReversed: verb == .cancel) }
      guard context.isInteractive else { return }
      state[slot]?.context.isInteractive = false
      callApp(.interactionChange)
    }
  }

  func contextCompletes(_ slot: Int, at position: TransitionPosition) {
    guard let flight = state[slot] else { return }
    if flight.context.completions > 0 { fault("it completes twice") }
    if flight.animator.state != .rested { fault("it completes while its animator is not at rest") }
    if flight.animator.place != position.progress {
      fault("it completes where its animator is not")
    }
    if flight.context.isInteractive { fault("it completes while its context is interactive") }
    // A context that had to be made interactive for this indication might pause an animator that
    // has ended.
    if (flight.context.indication ?? .end) != position, !variants.contains(.indicatesOnce) {
      fault("the last indication is not where it ended")
    }
    state[slot]?.context.completions += 1
    if variants.contains(.asksAtTheEnd) { makeAnimator(slot) }
    if state.superclass.slot == slot { state.superclass.slot = nil }
    callApp(.completion)
  }
}
