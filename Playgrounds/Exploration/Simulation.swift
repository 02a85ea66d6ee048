import InterruptibleTransitions

/// Takes one step in a world: the toolkit's side, as `InterruptibleTransition` has it.
///
/// The state machine and what performs its decisions are the toolkit's own; around them this says
/// what that class says in a few lines: which run a verb goes to, and what came before a run's
/// start.
final class Simulation {
  var world: World
  let bug: SeededBug?
  /// What the app says within one of the calls that it gets.
  let reaction: Reaction?
  /// The moments at which the app was called.
  private(set) var moments: [Moment] = []
  private(set) var faults: [String] = []
  /// What the state machine was asked, and in which state.
  private(set) var decisions: [(Situation, TransitionStateMachine.Event)] = []
  /// How many calls of the superclass are under way.
  var superclassCalls = 0
  /// Whether the toolkit's clock is just showing a frame.
  private(set) var isInFrame = false
  private lazy var stages = [ModelDriver(self, 0), ModelDriver(self, 1)]

  init(_ world: World, reaction: Reaction? = nil, bug: SeededBug? = nil) {
    (self.world, self.reaction, self.bug) = (world, reaction, bug)
  }

  func fault(_ what: String) {
    faults.append(what)
  }

  /// The app is called, and may react.
  func callApp(_ moment: Moment) {
    moments.append(moment)
    guard let reaction, reaction.moment == moments.count - 1 else { return }
    call(reaction.verb)
  }

  /// A machine decides.
  func decide(
    _ machine: inout TransitionStateMachine, _ event: TransitionStateMachine.Event
  ) -> [TransitionStateMachine.Action] {
    decisions.append((Situation(machine), event))
    return machine.handleRequested(event)
  }

  // MARK: The transition's door

  /// A verb that somebody calls on the transition.
  func call(_ verb: Verb) {
    guard superclassCalls == 0 || bug == .hearsItsSuperclass else {
      switch verb {
      case .pause: superclassHears(.pause)
      case .updateToStart: superclassHears(.update(0))
      case .updateToMiddle: superclassHears(.update(0.5))
      case .updateToEnd: superclassHears(.update(1))
      case .finish: superclassHears(.finish)
      case .cancel: superclassHears(.cancel)
      case .finishWithVelocity, .cancelWithVelocity, .resume, .reverse: send(verb.event)
      }
      return
    }
    send(verb.event)
  }

  func send(_ event: TransitionStateMachine.Event) {
    if let slot = world.flights.last { return stages[slot].take(event) }
    decisions.append((Situation(world.pending.machine), event))
    if world.pending.handle(event) { callApp(.phaseChange) }
  }

  func flight(_ slot: Int) -> ModelDriver {
    let stage = stages[slot]
    guard !world.flights.contains(slot) else { return stage }
    if let run = world[slot], run.context.completions > 0 {
      if bug == .forgetsFlightEarly { fault("a flight begins whose context has ended") }
      return stage
    }
    let isTap = !world.pending.machine.isPending && world.assignedStart != true
    let start = world.pending.begin()
    var startsInteractively = start.isInteractive
    if bug == .believesTheContext, let context = world[slot]?.context {
      startsInteractively = context.isInteractive
    }
    world[slot]?.machine = start.machine
    world[slot]?.isTap = isTap
    world[slot]?.startsInteractively = startsInteractively
    world.flights.append(slot)
    world.assignedStart = nil
    callApp(.flightBegan)
    return stage
  }

  func flightEnds(_ slot: Int) {
    world.flights.removeAll { $0 == slot }
    world.pending.flightEnded()
  }

  func animateTransition(_ slot: Int) {
    let stage = flight(slot)
    // The superclass's start comes by here; what it leads to is decided when it has returned.
    if superclassCalls > 0, bug != .startsWithinStart { return }
    stage.start()
  }

  func startInteractiveTransition(_ slot: Int) {
    let stage = flight(slot)
    if bug == .believesTheDoor { world[slot]?.startsInteractively = true }
    stage.start { [self] in
      guard stage.isPending || bug == .startsAgain else { return }
      superclassCalls += 1
      superclassStarts(slot)
      superclassCalls -= 1
    }
  }

  func makeAnimator(_ slot: Int) {
    _ = flight(slot)
    if world[slot]?.animator.state == .unmade { world[slot]?.animator.state = .inactive }
  }

  /// The animator's completion.
  func animatorRests(_ slot: Int, at position: TransitionPosition) {
    world[slot]?.animator.state = .rested
    world[slot]?.animator.place = position.progress
    stages[slot].take(.rested(at: position))
  }

  /// The toolkit's clock has shown the last frame of a motion.
  func motionArrives(_ slot: Int, _ motion: World.Motion) {
    isInFrame = true
    world[slot]?.animator.place = motion.position.progress
    stages[slot].stopMoving()
    switch motion {
    case .timed(let position): animatorRests(slot, at: position)
    case .settling: stages[slot].take(.arrived)
    }
    isInFrame = false
  }
}
