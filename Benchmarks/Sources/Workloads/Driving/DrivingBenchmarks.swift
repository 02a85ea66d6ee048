import Measuring

/// Benchmarks of a frame of a driven flight.
///
/// The baselines are a handwritten transition and a bare property animator with the same blocks.
enum DrivingBenchmarks {
  static var all: [any Benchmark] { againstByHand + againstBare }

  /// The benchmarks with limits on the cost that the toolkit adds to UIKit.
  private static var againstByHand: [any Benchmark] {
    let limits = Comparison.Limits(ownInstructions: 3_000, ownAllocations: 0)
    return kinds { kind, timing, views in
      var limits = limits
      // The toolkit's cost does not grow with the number of views. The ratio has a limit only at
      // the number of views that is typical of an app.
      if kind == .update, views == 50 { limits.instructionRatio = 1.02 }
      return Comparison(
        "driving/\(kind)/\(timing.name)/\(views)", kind.byToolkit(timing, views),
        against: kind.byHand(timing, views), limits: limits)
    }
  }

  /// The benchmarks of the toolkit together with UIKit's percent-driven object and context. They
  /// have no limits.
  private static var againstBare: [any Benchmark] {
    kinds { kind, timing, views in
      Comparison(
        "driving/againstBare/\(kind)/\(timing.name)/\(views)", kind.byToolkit(timing, views),
        against: kind.bare(timing, views))
    }
  }

  private static func kinds(
    _ comparison: (Kind, Timing, Int) -> Comparison
  ) -> [any Benchmark] {
    Timing.all.flatMap { timing in
      [1, 50, 500].flatMap { views in
        [Kind.update, .finger, .settling].map { comparison($0, timing, views) }
      } + [comparison(.call, timing, 50)]
    }
  }

  /// The cause of the flight's motion.
  private enum Kind {
    case update, finger, settling, call

    var byToolkit: (Timing, Int) -> Workload {
      switch self {
      case .update: ToolkitDriving.updated
      case .finger: ToolkitDriving.panned
      case .settling: ToolkitDriving.settling
      case .call: ToolkitDriving.updatedWithoutFrame
      }
    }

    var byHand: (Timing, Int) -> Workload {
      switch self {
      case .update: ScrubbedDriving<HeldByHand>.updated
      case .finger: ScrubbedDriving<HeldByHand>.panned
      case .settling: ScrubbedDriving<HeldByHand>.settling
      case .call: ScrubbedDriving<HeldByHand>.updatedWithoutFrame
      }
    }

    var bare: (Timing, Int) -> Workload {
      switch self {
      case .update: ScrubbedDriving<BareAnimator>.updated
      case .finger: ScrubbedDriving<BareAnimator>.panned
      case .settling: ScrubbedDriving<BareAnimator>.settling
      case .call: ScrubbedDriving<BareAnimator>.updatedWithoutFrame
      }
    }
  }
}
