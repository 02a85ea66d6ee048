import Foundation

/// Measures how the cost of an operation grows with the number of something.
public struct Growth: Benchmark {
  /// The name among all benchmarks.
  public let name: String
  let sizes: [Int]
  let workload: (Int) -> Workload
  private let timedSizes: [Int]
  private let largestCounted: Int
  private let foreseenExponent: Double
  private let limit: Figure.Limit?

  /// Makes a benchmark.
  ///
  /// - Parameters:
  ///   - name: The benchmark's name, of which the workloads' are made.
  ///   - sizes: How many there are, from few to many. The ones that would take too long are left
  ///     out.
  ///   - timedSizes: The sizes at which the time is a figure too.
  ///   - largestCounted: The largest size at which instructions are counted, which takes much
  ///     longer.
  ///   - foreseenExponent: With which exponent the cost is expected to grow at most. By it a size
  ///     is left out before it has been tried.
  ///   - limit: What an exponent should not exceed; nil where there is no limit.
  ///   - prepare: Sets up the operation with so many.
  public init(
    _ name: String, sizes: [Int], timedSizes: [Int] = [100], largestCounted: Int = 300,
    foreseenExponent: Double = 2, limit: Double? = 1.2,
    prepare: @escaping (_ size: Int) -> Workload.Operation
  ) {
    (self.name, self.sizes, self.timedSizes) = (name, sizes, timedSizes)
    (self.largestCounted, self.foreseenExponent) = (largestCounted, foreseenExponent)
    self.limit = limit.map { .atMost($0) }
    workload = { size in
      Workload("\(name)/\(size)", countedOperations: 2) { prepare(size) }
    }
  }

  /// The sizes at which instructions are counted.
  private var countedSizes: [Int] { sizes.filter { $0 <= largestCounted } }

  /// What is counted.
  public var counted: [Workload] { countedSizes.map(workload) }

  /// Measures.
  public func figures(by meter: Meter) -> [Figure] {
    var figures: [Figure] = []
    let counts = countedSizes.compactMap { meter.instructions[workload($0).name] }
    if counts.count == countedSizes.count {
      figures += exponents(of: counts, at: countedSizes, by: "instructions")
    }
    let operations = started(by: meter)
    // What slows the machine down only adds: the least is the best estimate.
    let times = meter.timesInTurns(operations).map { $0.min() ?? .nan }
    figures += exponents(of: times, at: sizes, by: "time")
    for (size, time) in zip(sizes, times) where timedSizes.contains(size) {
      figures.append(Figure(name, "with \(size)", time * 1000, .milliseconds))
    }
    return figures
  }

  /// The operations from the first size to the last that does not take too long.
  private func started(by meter: Meter) -> [Workload.Operation] {
    var operations: [Workload.Operation] = []
    var last: (size: Double, time: Double)?
    for size in sizes.map(Double.init) {
      let foreseen = last.map { $0.time * pow(size / $0.size, foreseenExponent) } ?? 0
      if operations.count > 2, foreseen > meter.longestOperation { break }
      let operation = workload(Int(size)).start()
      last = (size, meter.time { operation(1) })
      operations.append(operation)
    }
    return operations
  }

  /// The exponent over all sizes, and that between the last two: there what is quadratic shows
  /// first, where there is much else.
  private func exponents(of costs: [Double], at sizes: [Int], by unit: String) -> [Figure] {
    let sizes = sizes.prefix(costs.count).map(Double.init)
    let last = Statistics.exponent(sizes: sizes.suffix(2), costs: costs.suffix(2))
    let all = Statistics.exponent(sizes: sizes, costs: costs)
    return [
      Figure(
        name, "exponent by \(unit)", all, .exponent, limit: limit, isSteady: true),
      Figure(
        name, "last exponent by \(unit)", last, .exponent, limit: limit, isSteady: true),
    ]
  }
}
