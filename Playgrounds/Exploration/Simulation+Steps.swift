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
      if !isAskedFor { all.append(.appAsks) }
      all += [.uikitAsks(otherwise: false), .uikitAsks(otherwise: true)]
    }
    for slot in slots {
      guard let run = self[slot] else { continue }
      if run.animator.state == .unmade { all.append(.asksForAnimator(slot)) }
      if run.isStarted {
        all.append(.animatesAgain(slot))
      } else {
        all += [.starts(slot, twice: false), .starts(slot, twice: true)]
      }
      all += timeSteps(slot)
      switch run.animator.state {
      case .paused, .running: all += [.losesView(slot, at: .start), .losesView(slot, at: .end)]
      case .unmade, .inactive, .rested: break
      }
    }
    return all
  }

  /// What happens to a run without anybody's help.
  func timeSteps(_ slot: Int) -> [Happening] {
    guard let run = self[slot] else { return [] }
    var steps: [Happening] = []
    if run.animator.state == .running { steps.append(.rests(slot)) }
    if run.settles != nil { steps.append(.arrives(slot)) }
    if run.animator.state == .running || run.settles != nil, run.animator.place != 0.5 {
      steps.append(.frames(slot))
    }
    return steps
  }
}

extension Simulation {
  func take(_ happening: Happening) {
    switch happening {
    case .appAsks:
      isAskedFor(byApp: true)
    case .uikitAsks(let otherwise):
      isAskedFor(byApp: false)
      let isInteractive = world.upcoming.isAwaited != otherwise
      let run = World.Run(context: World.Context(isInteractive: isInteractive))
      if world.first == nil { world.first = run } else { world.second = run }
    case .starts(let slot, let twice):
      starts(slot, times: twice ? 2 : 1)
    case .animatesAgain(let slot):
      animateTransition(slot)
    case .asksForAnimator(let slot):
      makeAnimator(slot)
    case .verb(let verb):
      call(verb)
    case .frames(let slot):
      world[slot]?.animator.place = 0.5
    case .arrives(let slot):
      if let position = world[slot]?.settles { settlingArrives(slot, at: position) }
    case .rests(let slot):
      if let animator = world[slot]?.animator { animatorRests(slot, at: animator.heading) }
    case .losesView(let slot, let position):
      animatorRests(slot, at: position)
    }
    checkRuns()
    forgetWhatHasEnded()
  }

  private func starts(_ slot: Int, times: Int) {
    world[slot]?.isStarted = true
    guard let isInteractive = world[slot]?.context.isInteractive else { return }
    if !isInteractive { superclassAttaches(slot) }
    for _ in 0..<times where world[slot]?.context.completions == 0 {
      if !isInteractive || world.reading.contains(.animatesFirst) { animateTransition(slot) }
      guard isInteractive, world[slot]?.context.completions == 0 else { continue }
      startInteractiveTransition(slot)
    }
  }

  private func forgetWhatHasEnded() {
    for slot in world.slots {
      guard let run = world[slot], run.context.completions > 0 else { continue }
      world[slot] = nil
    }
  }
}
