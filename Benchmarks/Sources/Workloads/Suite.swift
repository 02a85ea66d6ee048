import Measuring

/// All benchmarks.
public enum Suite {
  /// All benchmarks, in the order in which they are measured.
  public static var all: [any Benchmark] {
    DrivingBenchmarks.all + ElementDriving.all + ModifierDriving.all + StartBenchmarks.all
      + GrowthBenchmarks.all + ElementGrowth.all + RuntimeGrowth.all + LayoutBenchmarks.all
      + FrameBenchmarks.all + SceneBenchmark.all
  }

  /// Returns the benchmarks with a name, or in a group such as `driving/update`. No names mean all
  /// benchmarks.
  public static func benchmarks(named names: [String]) -> [any Benchmark] {
    guard !names.isEmpty else { return all }
    return all.filter { benchmark in
      names.contains { benchmark.name == $0 || benchmark.name.hasPrefix($0 + "/") }
    }
  }
}
