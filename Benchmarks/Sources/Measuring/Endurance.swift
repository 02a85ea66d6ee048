/// A benchmark of whether an operation gets slower, or uses more memory, when it is repeated many
/// times.
public struct Endurance: Benchmark {
  /// The unique name of the benchmark.
  public let name: String
  let count: Int
  let workload: Workload

  /// Creates a benchmark.
  ///
  /// - Parameters:
  ///   - name: The benchmark's name.
  ///   - count: The number of operations; a tenth of it in a short measurement.
  ///   - workload: The operation.
  public init(_ name: String, count: Int, _ workload: Workload) {
    self.name = name
    self.count = count
    self.workload = workload
  }

  /// Repeats the operation and returns the growth of its time and memory.
  public func figures(by meter: Meter) -> [Figure] {
    let operation = workload.start()
    let tenth = max(count / (meter.isShort ? 100 : 10), 1)
    // The first operations allocate memory that is allocated only once.
    operation(tenth)
    let memory = Machine.residentBytes
    // Each tenth is timed in several parts, which reduces the influence of other processes.
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
