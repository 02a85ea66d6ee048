@testable import InterruptibleTransitions

extension ModelState {
  /// The slots of the existing flights.
  var slots: [Int] { [0, 1].filter { self[$0] != nil } }

  /// Returns the happenings that are possible in this state.
  ///
  /// - Parameter runs: The largest number of simultaneous flights.
  /// - Returns: The happenings; their order has no meaning.
  func happenings(runs: Int) -> [Happening] {
    var all: [Happening] = Verb.allCases.map { .verb($0) }
    if slots.count < runs {
      if !pending.isRequestedByApp { all.append(.appAsks) }
      // Two simultaneous flights would have too many states.
      if runs == 1, assignedStart == nil { all += [.appSets(true), .appSets(false)] }
      if runs == 1, pending.isRequestedByApp {
        all += [.appTurns(to: .start), .appTurns(to: .end), .withdrawn]
      }
      all += [.uikitAsks(otherwise: false), .uikitAsks(otherwise: true)]
    }
    for slot in slots {
      guard let flight = self[slot] else { continue }
      if flight.animator.state == .unmade { all.append(.asksForAnimator(slot)) }
      if flight.isStarted {
        all.append(.animatesAgain(slot))
      } else {
        let doors = runs == 1 ? Door.allCases : [.animator, .interactor]
        all += doors.map { .starts(slot, $0) }
      }
      all += timeSteps(slot)
      switch flight.animator.state {
      case .paused, .running: all += [.losesView(slot, at: .start), .losesView(slot, at: .end)]
      case .unmade, .inactive, .deaf, .rested: break
      }
    }
    return all
  }

  /// Returns the happenings of a flight that time causes.
  func timeSteps(_ slot: Int) -> [Happening] {
    guard let flight = self[slot] else { return [] }
    var steps: [Happening] = []
    if flight.animator.state == .running { steps.append(.rests(slot)) }
    if flight.motion != nil { steps.append(.arrives(slot)) }
    if flight.animator.state == .running || flight.motion != nil, flight.animator.place != 0.5 {
      steps.append(.frames(slot))
    }
    return steps
  }
}

extension Simulation {
  func take(_ happening: Happening) {
    switch happening {
    case .appAsks:
      state.pending.request(byApp: true)
    case .appSets(let isInteractive):
      state.assignedStart = isInteractive
      state.pending.assign(isInteractive: isInteractive)
    case .appTurns(let position):
      if state.pending.settle(at: position) { callApp(.phaseChange) }
    case .withdrawn:
      state.pending.withdraw()
    case .uikitAsks(let otherwise):
      state.pending.request(byApp: false)
      state.pending.recordQuery()
      let isInteractive = state.pending.wantsInteractiveStart != otherwise
      let flight = ModelState.Flight(context: ModelState.Context(isInteractive: isInteractive))
      if state.first == nil { state.first = flight } else { state.second = flight }
    case .starts(let slot, let door):
      starts(slot, by: door)
    case .animatesAgain(let slot):
      animateTransition(slot)
    case .asksForAnimator(let slot):
      makeAnimator(slot)
    case .verb(let verb):
      call(verb)
    case .frames(let slot):
      state[slot]?.animator.place = 0.5
    case .arrives(let slot):
      if let motion = state[slot]?.motion { motionArrives(slot, motion) }
    case .rests(let slot):
      if let animator = state[slot]?.animator { animatorRests(slot, at: animator.heading) }
    case .losesView(let slot, let position):
      animatorRests(slot, at: position)
    }
    checkRuns()
    forgetWhatHasEnded()
  }

  private func starts(_ slot: Int, by door: Door) {
    state[slot]?.isStarted = true
    if door == .animator { superclassAttaches(slot) }
    let calls: [(Int) -> Void] =
      switch door {
      case .animator: [animateTransition]
      case .interactor: [startInteractiveTransition]
      case .both: [animateTransition, startInteractiveTransition]
      case .interactorTwice: [startInteractiveTransition, startInteractiveTransition]
      }
    for call in calls where state[slot]?.context.completions == 0 { call(slot) }
  }

  private func forgetWhatHasEnded() {
    for slot in state.slots {
      guard let flight = state[slot], flight.context.completions > 0 else { continue }
      state[slot] = nil
    }
  }
}
