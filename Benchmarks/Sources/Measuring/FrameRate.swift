/// A benchmark of the speed of frames and of the cost of recording them.
public struct FrameRate: Benchmark {
  /// The unique name of the benchmark.
  public let name: String
  let isForShortMeasurement: Bool
  let framesPerOperation: Double
  let unrecorded: Workload
  let recorded: Workload
  /// A workload that begins and ends a recording.
  let opened: Workload
  /// The longest time that a frame without recording should take, in milliseconds.
  let longestFrame: Double?
  /// The largest ratio of a recorded frame's time to that of a frame without recording.
  let dearestRecording: Double?

  /// Creates a benchmark.
  ///
  /// - Parameters:
  ///   - name: The benchmark's name.
  ///   - framesPerOperation: The number of frames in one operation of the workloads.
  ///   - unrecorded: Draws frames.
  ///   - recorded: Draws the same frames and records them.
  ///   - opened: Makes a recording that has only the first frame, which is part of each recording.
  ///   - longestFrame: The longest time that a frame without recording should take, in
  ///     milliseconds; nil where there is no limit.
  ///   - dearestRecording: The largest ratio of a recorded frame's time to that of a frame without
  ///     recording; nil where there is no limit.
  ///   - isForShortMeasurement: Whether the benchmark is also part of short measurements.
  public init(
    _ name: String, framesPerOperation: Int, _ unrecorded: Workload, recorded: Workload,
    opened: Workload, longestFrame: Double? = nil, dearestRecording: Double? = nil,
    isForShortMeasurement: Bool = true
  ) {
    self.name = name
    self.framesPerOperation = Double(framesPerOperation)
    self.unrecorded = unrecorded
    self.recorded = recorded
    self.opened = opened
    self.longestFrame = longestFrame
    self.dearestRecording = dearestRecording
    self.isForShortMeasurement = isForShortMeasurement
  }

  /// Measures the workloads in turns and returns the frame rates and the cost of recording.
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
