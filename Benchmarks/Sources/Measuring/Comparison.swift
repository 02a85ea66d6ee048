/// Measures a workload against another one that does the same without what is measured.
public struct Comparison: Benchmark {
  /// What should not be exceeded; nil where there is no limit.
  public struct Limits {
    /// Instructions that the subject takes beyond the baseline, per operation.
    public var ownInstructions: Double?
    /// The subject's instructions as a multiple of the baseline's.
    public var instructionRatio: Double?
    /// Allocations that the subject makes beyond the baseline, per operation.
    public var ownAllocations: Double?

    /// Makes limits.
    public init(
      ownInstructions: Double? = nil, instructionRatio: Double? = nil,
      ownAllocations: Double? = nil
    ) {
      (self.ownInstructions, self.instructionRatio) = (ownInstructions, instructionRatio)
      self.ownAllocations = ownAllocations
    }
  }

  /// The name among all benchmarks.
  public let name: String
  let subject: Workload
  let baseline: Workload
  let limits: Limits

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - name: The benchmark's name.
  ///   - subject: What is measured.
  ///   - baseline: What it is measured against.
  ///   - limits: What should not be exceeded.
  public init(
    _ name: String, _ subject: Workload, against baseline: Workload, limits: Limits = Limits()
  ) {
    (self.name, self.subject, self.baseline, self.limits) = (name, subject, baseline, limits)
  }

  /// What is counted.
  public var counted: [Workload] { [subject, baseline] }

  /// Measures.
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
