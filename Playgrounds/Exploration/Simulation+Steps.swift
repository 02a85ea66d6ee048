import InterruptibleTransitions

extension World {
  /// The slots of the runs that there are.
  var slots: [Int] { [0, 1].filter { self[$0] != nil } }

  /// What may happen now.
  ///
  /// - Parameter runs: How many runs there may be at a time.
  /// - Returns: The happenings, in no order that matters.
  func happenings(runs: Int) -> [Happening] {
    var all: [Happening] = Verb.allCases.map { .verb($0) }
    if slots.count < runs {
      if !pending.isRequestedByApp { all.append(.appAsks) }
      // With two runs at a time that would be too many states.
      if runs == 1, assignedStart == nil { all += [.appSets(true), .appSets(false)] }
      if runs == 1, pending.isRequestedByApp {
        all += [.appTurns(to: .start), .appTurns(to: .end), .withdrawn]
      }
      all += [.uikitAsks(otherwise: false), .uikitAsks(otherwise: true)]
    }
    for slot in slots {
      guard let run = self[slot] else { continue }
      if run.animator.state == .unmade { all.append(.asksForAnimator(slot)) }
      if run.isStarted {
        all.append(.animatesAgain(slot))
      } else {
        let doors = runs == 1 ? Door.allCases : [.animator, .interactor]
        all += doors.map { .starts(slot, $0) }
      }
      all += timeSteps(slot)
      switch run.animator.state {
      case .paused, .running: all += [.losesView(slot, at: .start), .losesView(slot, at: .end)]
      case .unmade, .inactive, .deaf, .rested: break
      }
    }
    return all
  }

  /// What happens to a run without anybody's help.
  func timeSteps(_ slot: Int) -> [Happening] {
    guard let run = self[slot] else { return [] }
    var steps: [Happening] = []
    if run.animator.state == .running { steps.append(.rests(slot)) }
    if run.motion != nil { steps.append(.arrives(slot)) }
    if run.animator.state == .running || run.motion != nil, run.animator.place != 0.5 {
      steps.append(.frames(slot))
    }
    return steps
  }
}

extension Simulation {
  func take(_ happening: Happening) {
    switch happening {
    case .appAsks:
      world.pending.request(byApp: true)
    case .appSets(let isInteractive):
      world.assignedStart = isInteractive
      world.pending.assign(isInteractive: isInteractive)
    case .appTurns(let position):
      if world.pending.settle(at: position) { callApp(.phaseChange) }
    case .withdrawn:
      world.pending.withdraw()
    case .uikitAsks(let otherwise):
      world.pending.request(byApp: false)
      world.pending.noteAnswer()
      let isInteractive = world.pending.wantsInteractiveStart != otherwise
      let run = World.Run(context: World.Context(isInteractive: isInteractive))
      if world.first == nil { world.first = run } else { world.second = run }
    case .starts(let slot, let door):
      starts(slot, by: door)
    case .animatesAgain(let slot):
      animateTransition(slot)
    case .asksForAnimator(let slot):
      makeAnimator(slot)
    case .verb(let verb):
      call(verb)
    case .frames(let slot):
      world[slot]?.animator.place = 0.5
    case .arrives(let slot):
      if let motion = world[slot]?.motion { motionArrives(slot, motion) }
    case .rests(let slot):
      if let animator = world[slot]?.animator { animatorRests(slot, at: animator.heading) }
    case .losesView(let slot, let position):
      animatorRests(slot, at: position)
    }
    checkRuns()
    forgetWhatHasEnded()
  }

  private func starts(_ slot: Int, by door: Door) {
    world[slot]?.isStarted = true
    if door == .animator { superclassAttaches(slot) }
    let calls: [(Int) -> Void] =
      switch door {
      case .animator: [animateTransition]
      case .interactor: [startInteractiveTransition]
      case .both: [animateTransition, startInteractiveTransition]
      case .interactorTwice: [startInteractiveTransition, startInteractiveTransition]
      }
    for call in calls where world[slot]?.context.completions == 0 { call(slot) }
  }

  private func forgetWhatHasEnded() {
    for slot in world.slots {
      guard let run = world[slot], run.context.completions > 0 else { continue }
      world[slot] = nil
    }
  }
}
