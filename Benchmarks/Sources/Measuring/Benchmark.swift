/// A measurement that results in one or more figures.
public protocol Benchmark {
  /// A name that is unique among all benchmarks, in parts: `driving/update/easeOut/50`.
  var name: String { get }
  /// The workloads whose instructions are counted on request.
  var counted: [Workload] { get }

  /// Runs the measurement and returns its figures.
  func figures(by meter: Meter) -> [Figure]
}

extension Benchmark {
  /// The default value: no workloads.
  public var counted: [Workload] { [] }
}
