import Measuring

/// A frame of a flight that is driven, against one of a bare property animator with the same
/// blocks.
enum DrivingBenchmarks {
  static var all: [any Benchmark] {
    var all: [any Benchmark] = []
    for timing in Timing.all {
      for views in [1, 50, 500] {
        let name = "\(timing.name)/\(views)"
        // The part of the toolkit does not grow with the views: the ratio is asked for where an
        // app has as many.
        let ratio = views == 50 ? 1.02 : nil
        all += [
          Comparison(
            "driving/update/\(name)", ToolkitDriving.updated(timing, views: views),
            against: BareDriving.scrubbed(timing, views: views),
            limits: .init(ownInstructions: 3_000, instructionRatio: ratio, ownAllocations: 0)),
          Comparison(
            "driving/finger/\(name)", ToolkitDriving.panned(timing, views: views),
            against: BareDriving.panned(timing, views: views),
            limits: .init(ownInstructions: 3_000, ownAllocations: 0)),
          Comparison(
            "driving/settling/\(name)", ToolkitDriving.settling(timing, views: views),
            against: BareDriving.settling(timing, views: views),
            limits: .init(ownInstructions: 3_000, ownAllocations: 0)),
        ]
      }
      all.append(
        Comparison(
          "driving/call/\(timing.name)/50", ToolkitDriving.updatedWithoutFrame(timing, views: 50),
          against: BareDriving.scrubbedWithoutFrame(timing, views: 50),
          limits: .init(ownInstructions: 3_000, ownAllocations: 0)))
    }
    // What UIKit itself takes for an update that goes by its percent-driven object.
    all += [1, 50].map { views in
      Comparison(
        "driving/againstByHand/linear/\(views)", ToolkitDriving.updated(.linear, views: views),
        against: HandWrittenDriving.updated(views: views))
    }
    return all
  }
}
