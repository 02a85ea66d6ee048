@testable import InterruptibleTransitions

/// An exploration of every sequence of steps, the shortest first, until no step leads to a new
/// state.
package struct Explorer {
  /// The limits of an exploration.
  nonisolated package struct Scope: Sendable {
    /// The largest number of simultaneous flights, 1 or 2. Any number of flights may follow one
    /// another.
    package var runs: Int
    /// Whether the app may send a verb during any call that it receives.
    package var reacts: Bool

    nonisolated package init(runs: Int, reacts: Bool) {
      self.runs = runs
      self.reacts = reacts
    }
  }

  /// A description of an error, and the shortest sequence of steps that leads to it.
  package struct Failure: Sendable {
    package var variants: ModelVariants
    package var steps: [String]
    package var faults: [String]
  }

  /// The results of an exploration.
  package struct Outcome: Sendable {
    package var states = 0
    package var transitions = 0
    /// The number of steps to the most distant state.
    package var depth = 0
    package var hits: [Decision: Int] = [:]
    package var failure: Failure?
  }

  /// An event that the state machine handled, and its state.
  package struct Decision: Hashable, Sendable {
    package var situation: Situation
    package var event: TransitionStateMachine.Event
  }

  private let scope: Scope
  private let bug: SeededBug?
  private var outcome = Outcome()
  private var indices: [ModelState: Int] = [:]
  private var worlds: [ModelState] = []
  private var ways: [(from: Int, step: Step, depth: Int)] = []
  /// For each state, the states that lead to it without a new grab.
  private var quietly: [[Int]] = []

  private init(_ scope: Scope, _ bug: SeededBug?) {
    self.scope = scope
    self.bug = bug
  }

  /// Explores one set of variants until there are no new states, or until the first error.
  package static func explore(
    _ variants: ModelVariants, _ scope: Scope, bug: SeededBug? = nil
  ) -> Outcome {
    var explorer = Explorer(scope, bug)
    explorer.run(ModelState(variants))
    return explorer.outcome
  }

  private mutating func run(_ start: ModelState) {
    _ = index(of: start, from: -1, Step(happening: .appAsks), depth: 0)
    var next = 0
    while next < worlds.count, outcome.failure == nil {
      for happening in worlds[next].happenings(runs: scope.runs) {
        take(happening, from: next)
        if outcome.failure != nil { break }
      }
      next += 1
    }
    outcome.states = worlds.count
    if outcome.failure == nil { checkThatEachCanEnd() }
  }

  private mutating func take(_ happening: Happening, from source: Int) {
    let moments = take(Step(happening: happening), from: source)
    guard scope.reacts else { return }
    for moment in 0..<moments {
      for verb in Verb.allCases where outcome.failure == nil {
        let reaction = Reaction(moment: moment, verb: verb)
        _ = take(Step(happening: happening, reaction: reaction), from: source)
      }
    }
  }

  /// Performs a step and returns the number of calls to the app.
  private mutating func take(_ step: Step, from source: Int) -> Int {
    let simulation = Simulation(worlds[source], reaction: step.reaction, bug: bug)
    simulation.take(step.happening)
    outcome.transitions += 1
    for (situation, event) in simulation.decisions {
      outcome.hits[Decision(situation: situation, event: event), default: 0] += 1
    }
    guard simulation.faults.isEmpty else {
      fail(simulation.faults, at: source, step)
      return 0
    }
    let depth = ways[source].depth + 1
    let target = index(of: simulation.state, from: source, step, depth: depth)
    if isQuiet(step, in: worlds[source]) { quietly[target].append(source) }
    return simulation.moments.count
  }

  private mutating func index(of state: ModelState, from: Int, _ step: Step, depth: Int) -> Int {
    if let known = indices[state] { return known }
    let index = worlds.count
    indices[state] = index
    worlds.append(state)
    ways.append((from, step, depth))
    quietly.append([])
    outcome.depth = max(outcome.depth, depth)
    return index
  }

  private mutating func fail(_ faults: [String], at source: Int, _ last: Step?) {
    var steps = last.map { [$0.description] } ?? []
    var at = source
    while ways[at].from >= 0 {
      steps.append(ways[at].step.description)
      at = ways[at].from
    }
    outcome.failure = Failure(
      variants: worlds[source].variants, steps: steps.reversed(), faults: faults)
  }

  /// Returns whether a step happens without a new grab: time causes it, or it releases the flight.
  private func isQuiet(_ step: Step, in state: ModelState) -> Bool {
    guard step.reaction == nil else { return false }
    switch step.happening {
    case .frames, .arrives, .rests, .starts: return true
    case .verb(.finish), .verb(.cancel):
      return state.flights.last.flatMap { state[$0]?.machine?.phase } == .held
    default: return false
    }
  }

  /// Checks that each started flight can end from every state.
  private mutating func checkThatEachCanEnd() {
    var canEnd = worlds.map { state in state.slots.allSatisfy { state[$0]?.isStarted == false } }
    var open = canEnd.indices.filter { canEnd[$0] }
    while let index = open.popLast() {
      for source in quietly[index] where !canEnd[source] {
        canEnd[source] = true
        open.append(source)
      }
    }
    if let stuck = canEnd.firstIndex(of: false) { fail(["it can no longer end"], at: stuck, nil) }
  }
}
