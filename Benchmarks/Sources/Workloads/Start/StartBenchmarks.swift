import Measuring

/// Benchmarks of whole transitions: against handwritten ones, and many in a row.
enum StartBenchmarks {
  static var all: [any Benchmark] {
    let comparisons: [any Benchmark] = [1, 50].map { views in
      Comparison(
        "start/\(views)",
        Workload("toolkit/start/\(views)") { WholeTransitions.turns(by: Toolkit(), views: views) },
        against: Workload("bare/start/\(views)") {
          WholeTransitions.turns(by: ByHand(), views: views)
        }, limits: .init(ownAllocations: 50))
    }
    return comparisons + [
      Comparison(
        "start/zoom/500",
        Workload("toolkit/start/zoom/500") {
          ElementGrowth.turns(by: ElementGrowth.zoom, views: 500) { _ in 1 }
        },
        against: Workload("bare/start/500") { WholeTransitions.turns(by: ByHand(), views: 500) }),
      Endurance(
        "endurance/start", count: 10_000,
        Workload("toolkit/endurance") { WholeTransitions.turns(by: Toolkit(), views: 50) }),
    ]
  }
}
