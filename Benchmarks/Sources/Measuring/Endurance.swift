/// Measures whether an operation gets slower, or takes more memory, the more often it is done.
public struct Endurance: Benchmark {
  /// The name among all benchmarks.
  public let name: String
  let count: Int
  let workload: Workload

  /// Makes a benchmark.
  ///
  /// - Parameters:
  ///   - name: The benchmark's name.
  ///   - count: How often the operation is done; a tenth as often where there is little time.
  ///   - workload: The operation.
  public init(_ name: String, count: Int, _ workload: Workload) {
    (self.name, self.count, self.workload) = (name, count, workload)
  }

  /// Measures.
  public func figures(by meter: Meter) -> [Figure] {
    let operation = workload.start()
    let tenth = max(count / (meter.isShort ? 100 : 10), 1)
    // What is made once only is there.
    operation(tenth)
    let memory = Machine.residentBytes
    // In each tenth some are timed by themselves, so that other processes do not decide.
    let parts = 10
    let tenths = (0..<10).map { _ in
      (0..<parts).map { _ in
        meter.time { operation(max(tenth / parts, 1)) } / Double(max(tenth / parts, 1))
      }
    }
    let medians = tenths.map { Statistics.median($0) }
    var figures = [
      Figure(
        name, "first tenth, each", medians[0] * 1000, .milliseconds,
        least: tenths[0].min().map { $0 * 1000 }),
      Figure(
        name, "last tenth, each", medians[9] * 1000, .milliseconds,
        least: tenths[9].min().map { $0 * 1000 }),
      Figure(name, "last tenth against first", medians[9] / medians[0], .ratio),
    ]
    if let memory, let after = Machine.residentBytes {
      figures.append(Figure(name, "memory, more", Double(after - memory) / 1e6, .megabytes))
    }
    return figures
  }
}
