import InterruptibleTransitions

/// A flight in the model: performs on the model's UIKit what a `TransitionFlight` performs on
/// UIKit.
final class ModelDriver: FlightDriver {
  private unowned let simulation: Simulation
  private let slot: Int
  private var isCompleting = false
  var events = EventQueue()

  init(_ simulation: Simulation, _ slot: Int) {
    (self.simulation, self.slot) = (simulation, slot)
  }

  private var bug: SeededBug? { simulation.bug }

  private var run: World.Run? {
    get { simulation.world[slot] }
    set { simulation.world[slot] = newValue }
  }

  /// Starts the flight; UIKit may do so by several calls.
  func start(_ tellSuperclass: () -> Void = {}) {
    simulation.makeAnimator(slot)
    let isHeld = run?.machine?.isPending == true || run?.startsInteractively == true
    if isHeld { prepareAnimator() } else { startAnimator() }
    tellSuperclass()
    let isTap = run?.machine?.phase == .idle && run?.isTap == true
    take(.started(interactive: run?.startsInteractively == true))
    guard isTap, simulation.reaction == nil else { return }
    if run?.machine?.phase == .held { simulation.fault("nobody holds it, and it stands still") }
  }

  /// Gives the flight an event.
  func take(_ event: TransitionStateMachine.Event) {
    guard bug == .handlesEventsAtOnce else { return handle(event) }
    for action in decide(event) { perform(action) }
  }

  func decide(_ event: TransitionStateMachine.Event) -> [TransitionStateMachine.Action] {
    guard var machine = run?.machine else { return [] }
    let before = machine
    let actions = simulation.decide(&machine, event)
    run?.machine = machine
    if machine.phase != before.phase { simulation.callApp(.phaseChange) }
    if bug == .forgetsThatItHasEnded, case .ended = machine.phase { run?.machine = before }
    return actions
  }

  /// Whether UIKit has yet to start it.
  var isPending: Bool {
    switch run?.machine?.phase {
    case .idle, .starting: true
    case .running, .settling, .held, .ended, nil: false
    }
  }

  var animatorProgress: Double { run?.animator.place ?? 0 }
  var animatorHasRested: Bool {
    run?.animator.state == .rested && bug != .movesRestedAnimator
  }
  var contextIsInteractive: Bool { run?.context.isInteractive ?? false }
  var contextWasCancelled: Bool { run?.context.wasCancelled ?? false }
  var superclassPercentComplete: Double { simulation.world.superclass.percentComplete }

  func tellSuperclass(_ verb: FlightVerb) {
    // Of two runs the superclass knows one, and which is not known.
    guard simulation.world.flights == [slot] || bug == .tellsStrangers else { return }
    // An animator that is open to it would be continued.
    if simulation.world.reading.contains(.open), verb == .finish || verb == .cancel { return }
    simulation.superclassCalls += 1
    simulation.superclassHears(verb)
    simulation.superclassCalls -= 1
  }

  func tellContext(_ verb: FlightVerb) {
    if bug == .keepsWrongIndication, isCompleting { return }
    if bug == .pausesAtTheEnd, isCompleting, verb != .pause {
      simulation.contextHears(.pause, slot)
    }
    simulation.contextHears(verb, slot)
  }

  func progressWasShown() {
    if contextIsInteractive, isUsable, run?.context.percentComplete != animatorProgress {
      simulation.fault("its context was not told the progress")
    }
    simulation.callApp(.progressShown)
  }

  func cleanUp(at position: TransitionPosition) {
    isCompleting = true
    simulation.callApp(.cleanUp)
  }

  func completeContext(at position: TransitionPosition) {
    simulation.flightEnds(slot)
    simulation.contextCompletes(slot, at: position)
  }
}

// The animator, as `AnimatorControl` has it.
extension ModelDriver {
  private func startAnimator() {
    guard run?.animator.state == .inactive else { return }
    run?.animator.state = .running
  }

  private func prepareAnimator() {
    guard run?.animator.state == .inactive else { return }
    let isDeaf = bug == .pausesBeforeStart && simulation.world.reading.contains(.pausesLate)
    run?.animator.state = isDeaf ? .deaf : .paused
  }

  func holdAnimator(at progress: Double) {
    simulation.makeAnimator(slot)
    guard isUsable else { return }
    if bug == .leavesRunningToSuperclass, run?.animator.state == .running { return }
    prepareAnimator()
    guard run?.animator.state != .deaf else { return }
    run?.animator.state = .paused
    run?.animator.place = progress
  }

  func runAnimator(toward position: TransitionPosition) {
    simulation.makeAnimator(slot)
    guard isUsable else { return }
    if bug == .leavesRunningToSuperclass, simulation.world.superclass.slot == slot { return }
    prepareAnimator()
    if run?.animator.state == .running {
      if position == .end, run?.animator.isReversed == false { return }
      run?.animator.state = .paused
    }
    if simulation.isInFrame, animatorProgress == position.progress {
      return simulation.animatorRests(slot, at: position)
    }
    run?.motion = .timed(position)
  }

  func settleAnimator(_ release: TransitionStateMachine.Target) -> Bool {
    guard release.velocity != 0, animatorProgress != release.position.progress else { return false }
    run?.motion = .settling(release.position)
    return true
  }

  func stopMoving() {
    run?.motion = nil
  }

  /// Whether the animator can be moved.
  private var isUsable: Bool {
    guard run?.animator.state == .rested else { return true }
    if bug != .movesRestedAnimator { return false }
    simulation.fault("it moves an animator that has come to rest")
    return false
  }
}
