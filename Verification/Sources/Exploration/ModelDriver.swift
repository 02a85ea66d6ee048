@testable import InterruptibleTransitions

/// A flight in the model. It performs the actions of a `TransitionFlight` on the model's UIKit.
final class ModelDriver: FlightDriver, PercentDriving {
  private unowned let simulation: Simulation
  private let slot: Int
  private var isCompleting = false
  let events = EventQueue()

  init(_ simulation: Simulation, _ slot: Int) {
    self.simulation = simulation
    self.slot = slot
  }

  private var bug: SeededBug? { simulation.bug }

  private var flight: ModelState.Flight? {
    get { simulation.state[slot] }
    set { simulation.state[slot] = newValue }
  }

  /// Starts the flight. UIKit may use several calls to start it.
  func start(_ whenPrepared: () -> Void = {}) {
    simulation.makeAnimator(slot)
    let isHeld = flight?.machine?.isPending == true || flight?.startsInteractively == true
    if isHeld { prepareAnimator() } else { startAnimator() }
    whenPrepared()
    let isTap = flight?.machine?.phase == .idle && flight?.isTap == true
    take(.started(interactive: flight?.startsInteractively == true))
    guard isTap, simulation.reaction == nil else { return }
    if flight?.machine?.phase == .held {
      simulation.fault("no session holds it, and it does not move")
    }
  }

  /// Passes an event to the flight.
  func take(_ event: TransitionStateMachine.Event) {
    guard bug == .handlesEventsAtOnce else { return handle(event) }
    for action in decide(event) { perform(action) }
  }

  func decide(_ event: TransitionStateMachine.Event) -> TransitionStateMachine.Actions {
    guard var machine = flight?.machine else { return [] }
    let before = machine
    let actions = simulation.decide(&machine, event)
    flight?.machine = machine
    if machine.phase != before.phase { simulation.callApp(.phaseChange) }
    if bug == .forgetsThatItHasEnded, case .ended = machine.phase { flight?.machine = before }
    return actions
  }

  /// Whether UIKit has not started the flight yet.
  var isPending: Bool {
    switch flight?.machine?.phase {
    case .idle, .starting: true
    case .running, .settling, .held, .ended, nil: false
    }
  }

  var animatorProgress: Double { flight?.animator.place ?? 0 }
  var animatorHasEnded: Bool {
    flight?.animator.state == .rested && bug != .movesRestedAnimator
  }
  var contextIsInteractive: Bool { flight?.context.isInteractive ?? false }
  var contextWasCancelled: Bool { flight?.context.wasCancelled ?? false }
  var superclassPercentComplete: Double { simulation.state.superclass.percentComplete }

  func report(_ report: FlightReport) {
    let shown = animatorProgress
    let wasStill = flight?.animator.state == .paused
    notifyUIKit(of: report)
    // UIKit may move an animator that the toolkit has not made, so its position is restored.
    let isOpen = simulation.state.variants.contains(.open)
    if wasStill, isOpen, bug != .leavesRunningToSuperclass { holdAnimator(at: shown) }
  }

  func callSuperclass(_ verb: PercentDrivenVerb) {
    // The superclass has the context of one of two flights, and it is not known which.
    guard simulation.state.flights == [slot] || bug == .tellsStrangers else { return }
    // The superclass would continue an animator that is open to it.
    if simulation.state.variants.contains(.open), verb == .finish || verb == .cancel { return }
    simulation.superclassCalls += 1
    simulation.superclassHears(verb)
    simulation.superclassCalls -= 1
  }

  func callContext(_ verb: PercentDrivenVerb) {
    if bug == .keepsWrongIndication, isCompleting { return }
    if bug == .pausesAtTheEnd, isCompleting, verb != .pause {
      simulation.contextHears(.pause, slot)
    }
    simulation.contextHears(verb, slot)
  }

  func progressWasShown(_ progress: Double) {
    if contextIsInteractive, isUsable, flight?.context.percentComplete != animatorProgress {
      simulation.fault("its context did not receive the progress")
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

// The animator's functions, as in `AnimatorControl`.
extension ModelDriver {
  private func startAnimator() {
    guard flight?.animator.state == .inactive else { return }
    flight?.animator.state = .running
  }

  private func prepareAnimator() {
    guard flight?.animator.state == .inactive else { return }
    let isDeaf = bug == .pausesBeforeStart && simulation.state.variants.contains(.pausesLate)
    flight?.animator.state = isDeaf ? .deaf : .paused
  }

  func holdAnimator(at progress: Double) {
    simulation.makeAnimator(slot)
    guard isUsable else { return }
    if bug == .leavesRunningToSuperclass, flight?.animator.state == .running { return }
    prepareAnimator()
    guard flight?.animator.state != .deaf else { return }
    flight?.animator.state = .paused
    flight?.animator.place = progress
  }

  func moveAnimator(to position: Double) {
    holdAnimator(at: position)
  }

  func runAnimator(toward position: TransitionPosition) {
    simulation.makeAnimator(slot)
    guard isUsable else { return }
    if bug == .leavesRunningToSuperclass, simulation.state.superclass.slot == slot { return }
    prepareAnimator()
    if flight?.animator.state == .running {
      if position == .end, flight?.animator.isReversed == false { return }
      flight?.animator.state = .paused
    }
    if simulation.isInFrame, animatorProgress == position.progress {
      return simulation.animatorRests(slot, at: position)
    }
    flight?.motion = .timed(position)
  }

  func settleAnimator(_ release: TransitionStateMachine.Target) -> Bool {
    guard release.velocity != nil || release.isHurried,
      animatorProgress != release.position.progress
    else { return false }
    // A flight that another change waits for has not been held. The next frame pauses its animator.
    if flight?.animator.state == .running { flight?.animator.state = .paused }
    flight?.motion = .settling(release.position)
    return true
  }

  func stopMoving() {
    flight?.motion = nil
  }

  /// Whether the animator can be moved.
  private var isUsable: Bool {
    guard flight?.animator.state == .rested else { return true }
    if bug != .movesRestedAnimator { return false }
    simulation.fault("it moves an animator that has ended")
    return false
  }
}
