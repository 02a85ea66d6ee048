@testable import InterruptibleTransitions

/// All that can come of a flight under one reading of UIKit, breadth first.
struct Exploration {
  /// The first problem, and the shortest way to it.
  struct Finding: Hashable {
    var problem: String
    var path: [Happening]
  }

  private(set) var states = 0
  private(set) var transitions = 0
  private(set) var finding: Finding?
  /// How many happenings deep the last new state was: nothing is left to explore beyond it.
  private(set) var depth = 0

  init(
    _ reading: Reading, seededBug: ((TransitionStateMachine.Action) -> Bool)? = nil
  ) {
    var parents: [World: (World, Happening)?] = [World(): nil]
    var edges: [World: Set<World>] = [:]
    var frontier = [World()]
    while !frontier.isEmpty {
      var next: [World] = []
      for world in frontier {
        for happening in Happening.allCases {
          let stage = ModelStage(world, reading, seededBug: seededBug)
          guard stage.happen(happening) else { continue }
          transitions += 1
          let result = stage.world
          if Self.leadsOn(happening) { edges[result, default: []].insert(world) }
          guard parents[result] == nil else { continue }
          parents[result] = (world, happening)
          if let problem = result.problem {
            finding = Finding(problem: problem, path: Self.path(to: result, parents))
            states = parents.count
            return
          }
          next.append(result)
        }
      }
      depth += next.isEmpty ? 0 : 1
      frontier = next
    }
    states = parents.count
    finding = Self.deadEnd(parents, edges)
  }

  /// What goes on without anyone taking hold again.
  private static func leadsOn(_ happening: Happening) -> Bool {
    [.animatorRests, .clockArrives, .finish].contains(happening)
  }

  private static func path(
    to world: World, _ parents: [World: (World, Happening)?]
  ) -> [Happening] {
    var path: [Happening] = []
    var world = world
    while let step = parents[world], let (parent, happening) = step {
      path.insert(happening, at: 0)
      world = parent
    }
    return path
  }

  /// A state of a flight that has started from which there is no way to the end.
  private static func deadEnd(
    _ parents: [World: (World, Happening)?], _ edges: [World: Set<World>]
  ) -> Finding? {
    var open = parents.keys.filter(\.hasEnded)
    var live = Set(open)
    while let world = open.popLast() {
      for before in edges[world] ?? [] where live.insert(before).inserted { open.append(before) }
    }
    let stuck = parents.keys.filter { $0.isStarted && !live.contains($0) }
      .map { path(to: $0, parents) }
    return stuck.min { $0.count < $1.count }.map { Finding(problem: "cannot end", path: $0) }
  }
}
