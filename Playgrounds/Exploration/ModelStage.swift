import InterruptibleTransitions

/// A flight in the model: performs on the model's UIKit what a `Flight` performs on UIKit.
final class ModelStage: FlightStage {
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

  /// Whether it was started and nobody holds it.
  var isMoving: Bool {
    switch run?.machine?.phase {
    case .running, .settling: true
    case .idle, .starting, .held, .ended, nil: false
    }
  }

  var animatorProgress: Double { run?.animator.place ?? 0 }
  var contextIsInteractive: Bool { run?.context.isInteractive ?? false }
  var contextWasCancelled: Bool { run?.context.wasCancelled ?? false }
  var superclassPercentComplete: Double { simulation.world.superclass.percentComplete }

  func tellSuperclass(_ verb: FlightVerb) {
    // Of two runs the superclass knows one, and nobody can say which.
    guard simulation.world.flights == [slot] || bug == .tellsStrangers else { return }
    simulation.superclassCalls += 1
    simulation.superclassHears(verb)
    simulation.superclassCalls -= 1
  }

  func tellContext(_ verb: FlightVerb) {
    if bug == .keepsWrongIndication, isCompleting { return }
    simulation.contextHears(verb, slot)
  }

  func holdAnimator(at progress: Double) {
    simulation.makeAnimator(slot)
    guard isUsable else { return }
    if bug == .leavesRunningToSuperclass, run?.animator.state == .running { return }
    run?.animator.state = .paused
    run?.animator.isReversed = false
    run?.animator.place = progress
  }

  func progressWasShown() {
    if contextIsInteractive, isUsable, run?.context.percentComplete != animatorProgress {
      simulation.fault("its context was not told the progress")
    }
    simulation.callApp(.progressShown)
  }

  func runAnimator(toward position: TransitionPosition) {
    simulation.makeAnimator(slot)
    guard isUsable else { return }
    if bug == .leavesRunningToSuperclass, simulation.world.superclass.slot == slot { return }
    guard let state = run?.animator.state else { return }
    if state == .running { return simulation.fault("it continues a running animator") }
    // One that has not begun begins at the start, whichever way it is to go.
    run?.animator.isReversed = state == .paused && position == .start
    run?.animator.state = .running
    simulation.animatorContinues(slot)
  }

  func settleAnimator(_ release: TransitionStateMachine.Release) -> Bool {
    guard release.velocity != 0, animatorProgress != release.position.progress else { return false }
    run?.settles = release.position
    return true
  }

  func stopMoving() {
    run?.settles = nil
  }

  func cleanUp(at position: TransitionPosition) {
    isCompleting = true
    simulation.callApp(.cleanUp)
  }

  func completeContext(at position: TransitionPosition) {
    simulation.flightEnds(slot)
    simulation.contextCompletes(slot, at: position)
  }

  /// Whether the animator can be moved.
  private var isUsable: Bool {
    guard run?.animator.state == .rested else { return true }
    if bug != .movesRestedAnimator { return false }
    simulation.fault("it moves an animator that has come to rest")
    return false
  }
}
