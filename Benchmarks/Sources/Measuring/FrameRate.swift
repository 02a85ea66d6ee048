/// Measures how fast frames are made, and what it costs to record them.
public struct FrameRate: Benchmark {
  /// The name among all benchmarks.
  public let name: String
  let isForShortMeasurement: Bool
  let framesPerOperation: Double
  let unrecorded: Workload
  let recorded: Workload
  /// Begins a recording, and ends it.
  let opened: Workload
  /// How long a frame should take at most that is not recorded, in milliseconds.
  let longestFrame: Double?
  /// How many times as long a recorded frame should take at most.
  let dearestRecording: Double?

  /// Makes a benchmark.
  ///
  /// - Parameters:
  ///   - name: The benchmark's name.
  ///   - framesPerOperation: How many frames one operation of the workloads makes.
  ///   - unrecorded: Makes frames.
  ///   - recorded: Makes the same frames, and records them.
  ///   - opened: Makes a recording without any frame but the first, which is in each.
  ///   - longestFrame: How long a frame should take at most that is not recorded, in milliseconds;
  ///     nil where there is no limit.
  ///   - dearestRecording: How many times as long a recorded frame should take at most; nil where
  ///     there is no limit.
  ///   - isForShortMeasurement: Whether it is measured where there is little time too.
  public init(
    _ name: String, framesPerOperation: Int, _ unrecorded: Workload, recorded: Workload,
    opened: Workload, longestFrame: Double? = nil, dearestRecording: Double? = nil,
    isForShortMeasurement: Bool = true
  ) {
    (self.name, self.framesPerOperation) = (name, Double(framesPerOperation))
    (self.unrecorded, self.recorded, self.opened) = (unrecorded, recorded, opened)
    (self.longestFrame, self.dearestRecording) = (longestFrame, dearestRecording)
    self.isForShortMeasurement = isForShortMeasurement
  }

  /// Measures.
  public func figures(by meter: Meter) -> [Figure] {
    guard isForShortMeasurement || !meter.isShort else { return [] }
    let times = meter.timesInTurns([unrecorded, recorded, opened])
    let ratios = zip(times[1], times[0]).map { $0 / $1 }
    let frames = times.prefix(2).map { times in times.map { framesPerOperation / $0 } }
    let openings = times[2].map { 1000 * $0 }
    let milliseconds = times[0].map { 1000 * $0 / framesPerOperation }
    return [
      Figure(
        name, "a frame", Statistics.median(milliseconds), .milliseconds,
        least: milliseconds.min(), limit: longestFrame.map { .atMost($0) }),
      Figure(
        name, "unrecorded", Statistics.median(frames[0]), .framesPerSecond,
        least: frames[0].min()),
      Figure(
        name, "recorded", Statistics.median(frames[1]), .framesPerSecond,
        least: frames[1].min()),
      Figure(
        name, "recorded against unrecorded", Statistics.median(ratios), .ratio,
        least: ratios.min(), limit: dearestRecording.map { .atMost($0) }),
      Figure(
        name, "to begin a recording", Statistics.median(openings), .milliseconds,
        least: openings.min()),
    ]
  }
}
