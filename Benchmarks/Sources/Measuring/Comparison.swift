/// A benchmark of a workload against a baseline that lacks the measured part.
public struct Comparison: Benchmark {
  /// The limits of a comparison; nil where there is no limit.
  public struct Limits {
    /// The largest number of instructions that the subject uses in addition to the baseline, per
    /// operation.
    public var ownInstructions: Double?
    /// The largest ratio of the subject's instructions to the baseline's.
    public var instructionRatio: Double?
    /// The largest number of allocations that the subject makes in addition to the baseline, per
    /// operation.
    public var ownAllocations: Double?

    /// Creates limits.
    public init(
      ownInstructions: Double? = nil, instructionRatio: Double? = nil,
      ownAllocations: Double? = nil
    ) {
      self.ownInstructions = ownInstructions
      self.instructionRatio = instructionRatio
      self.ownAllocations = ownAllocations
    }
  }

  /// The unique name of the benchmark.
  public let name: String
  let subject: Workload
  let baseline: Workload
  let limits: Limits

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - name: The benchmark's name.
  ///   - subject: The measured workload.
  ///   - baseline: The workload that the subject is compared with.
  ///   - limits: The limits of the figures.
  public init(
    _ name: String, _ subject: Workload, against baseline: Workload, limits: Limits = Limits()
  ) {
    self.name = name
    self.subject = subject
    self.baseline = baseline
    self.limits = limits
  }

  /// The subject and the baseline.
  public var counted: [Workload] { [subject, baseline] }

  /// Measures both workloads and returns the differences and ratios.
  public func figures(by meter: Meter) -> [Figure] {
    var figures: [Figure] = []
    if let own = meter.instructions[subject.name], let bare = meter.instructions[baseline.name] {
      figures.append(
        Figure(
          name, "own instructions", own - bare, .instructions,
          limit: limits.ownInstructions.map { .atMost($0) }, isSteady: true))
      figures.append(
        Figure(
          name, "instructions", own / bare, .ratio,
          limit: limits.instructionRatio.map { .atMost($0) }, isSteady: true))
    }
    if let own = subject.allocations(), let bare = baseline.allocations() {
      figures.append(
        Figure(
          name, "own allocations", own - bare, .allocations,
          limit: limits.ownAllocations.map { .atMost($0) }, isSteady: true))
    }
    let times = meter.timesInTurns([subject, baseline])
    let ratios = zip(times[0], times[1]).map { $0 / $1 }
    figures.append(
      Figure(name, "time", Statistics.median(ratios), .ratio, least: ratios.min()))
    return figures
  }
}
