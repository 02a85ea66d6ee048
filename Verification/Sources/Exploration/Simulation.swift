@testable import InterruptibleTransitions

/// A simulation of one step in a state, with the toolkit's code as in `InterruptibleTransition`.
///
/// The state machine and the driver that performs its decisions are the toolkit's. The code around
/// them repeats a few lines of that class: the choice of the flight for a verb, and the requests
/// before a flight's start.
final class Simulation {
  var state: ModelState
  let bug: SeededBug?
  /// The verb that the app sends during one of the calls that it receives.
  let reaction: Reaction?
  /// The moments at which the app was called.
  private(set) var moments: [Moment] = []
  private(set) var faults: [String] = []
  /// The events that the state machine handled, with its states.
  private(set) var decisions: [(Situation, TransitionStateMachine.Event)] = []
  /// The number of active calls of the superclass.
  var superclassCalls = 0
  /// Whether the toolkit's clock is currently showing a frame.
  private(set) var isInFrame = false
  private lazy var drivers = [ModelDriver(self, 0), ModelDriver(self, 1)]

  init(_ state: ModelState, reaction: Reaction? = nil, bug: SeededBug? = nil) {
    self.state = state
    self.reaction = reaction
    self.bug = bug
  }

  func fault(_ what: String) {
    faults.append(what)
  }

  /// Calls the app, which may react with a verb.
  func callApp(_ moment: Moment) {
    moments.append(moment)
    guard let reaction, reaction.moment == moments.count - 1 else { return }
    call(reaction.verb)
  }

  /// Handles an event with a machine and records the decision.
  func decide(
    _ machine: inout TransitionStateMachine, _ event: TransitionStateMachine.Event
  ) -> TransitionStateMachine.Actions {
    decisions.append((Situation(machine), event))
    return machine.handleRequested(event)
  }

  // MARK: The transition's calls

  /// Handles a verb that is called on the transition.
  func call(_ verb: Verb) {
    guard superclassCalls == 0 || bug == .hearsItsSuperclass else {
      switch verb {
      case .pause: superclassHears(.pause)
      case .updateToStart: superclassHears(.update(0))
      case .updateToMiddle: superclassHears(.update(0.5))
      case .updateToEnd: superclassHears(.update(1))
      case .finish: superclassHears(.finish)
      case .cancel: superclassHears(.cancel)
      case .finishWithVelocity, .cancelWithVelocity, .resume, .reverse, .hasten:
        send(verb.event)
      }
      return
    }
    send(verb.event)
  }

  func send(_ event: TransitionStateMachine.Event) {
    if let slot = state.flights.last { return drivers[slot].take(event) }
    decisions.append((Situation(state.pending.machine), event))
    if state.pending.handle(event) { callApp(.phaseChange) }
  }

  func flight(_ slot: Int) -> ModelDriver {
    let driver = drivers[slot]
    guard !state.flights.contains(slot) else { return driver }
    if let flight = state[slot], flight.context.completions > 0 {
      if bug == .forgetsFlightEarly { fault("a flight begins whose context has ended") }
      return driver
    }
    let isTap = !state.pending.machine.isPending && state.assignedStart != true
    let start = state.pending.begin()
    var startsInteractively = start.isInteractive
    if bug == .believesTheContext, let context = state[slot]?.context {
      startsInteractively = context.isInteractive
    }
    state[slot]?.machine = start.machine
    state[slot]?.isTap = isTap
    state[slot]?.startsInteractively = startsInteractively
    state.flights.append(slot)
    state.assignedStart = nil
    callApp(.flightBegan)
    return driver
  }

  func flightEnds(_ slot: Int) {
    state.flights.removeAll { $0 == slot }
    state.pending.flightEnded()
  }

  func animateTransition(_ slot: Int) {
    let driver = flight(slot)
    // The superclass's start also calls this method. The toolkit decides about the effects after
    // the start has returned.
    if superclassCalls > 0, bug != .startsWithinStart { return }
    driver.start()
  }

  func startInteractiveTransition(_ slot: Int) {
    let driver = flight(slot)
    if bug == .believesTheDoor { state[slot]?.startsInteractively = true }
    driver.start { [self] in
      guard driver.isPending || bug == .startsAgain else { return }
      superclassCalls += 1
      superclassStarts(slot)
      superclassCalls -= 1
    }
  }

  func makeAnimator(_ slot: Int) {
    _ = flight(slot)
    if state[slot]?.animator.state == .unmade { state[slot]?.animator.state = .inactive }
  }

  /// Handles the animator's completion.
  func animatorRests(_ slot: Int, at position: TransitionPosition) {
    state[slot]?.animator.state = .rested
    state[slot]?.animator.place = position.progress
    drivers[slot].take(.animatorEnded(at: position))
  }

  /// Handles the last frame of a motion that the toolkit's clock moves.
  func motionArrives(_ slot: Int, _ motion: ModelState.Motion) {
    isInFrame = true
    state[slot]?.animator.place = motion.position.progress
    drivers[slot].stopMoving()
    switch motion {
    case .timed(let position): animatorRests(slot, at: position)
    case .settling: drivers[slot].take(.arrived)
    }
    isInFrame = false
  }
}
