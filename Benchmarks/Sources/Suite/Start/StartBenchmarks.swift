import Measuring

/// Whole transitions, against some that are written by hand.
enum StartBenchmarks {
  static var all: [any Benchmark] {
    [1, 50].map { views in
      Comparison(
        "start/\(views)", WholeTransitions.toolkit(views: views),
        against: WholeTransitions.byHand(views: views), limits: .init(ownAllocations: 10))
    }
  }
}
