/// Something that is measured, and comes to some figures.
public protocol Benchmark {
  /// A name that is unique among all benchmarks, in parts: `driving/update/easeOut/50`.
  var name: String { get }
  /// The workloads whose instructions are counted, if somebody asks for that.
  var counted: [Workload] { get }

  /// Measures.
  func figures(by meter: Meter) -> [Figure]
}

extension Benchmark {
  /// The default: none.
  public var counted: [Workload] { [] }
}
