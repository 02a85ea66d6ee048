import Foundation

/// A benchmark of the growth of an operation's cost with a size.
public struct Growth: Benchmark {
  /// The unique name of the benchmark.
  public let name: String
  let sizes: [Int]
  let workload: (Int) -> Workload
  private let timedSizes: [Int]
  private let largestCounted: Int
  private let foreseenExponent: Double
  private let limit: Figure.Limit?
  private let longestTime: Double?

  /// Creates a benchmark.
  ///
  /// - Parameters:
  ///   - name: The benchmark's name, from which the names of the workloads are made.
  ///   - sizes: The sizes in ascending order. Sizes that would take too long are left out.
  ///   - timedSizes: The sizes at which the time is also a figure.
  ///   - largestCounted: The largest size at which instructions are counted. Counting is much
  ///     slower than timing.
  ///   - foreseenExponent: The largest expected exponent of the cost. The benchmark uses it to
  ///     leave out a size before trying it.
  ///   - limit: The largest allowed exponent; nil where there is no limit.
  ///   - longestTime: The longest time that the operation should take at the timed sizes, in
  ///     milliseconds; nil where there is no limit.
  ///   - prepare: Sets up the operation at a size.
  public init(
    _ name: String, sizes: [Int], timedSizes: [Int] = [100], largestCounted: Int = 300,
    foreseenExponent: Double = 2, limit: Double? = 1.2, longestTime: Double? = nil,
    prepare: @escaping (_ size: Int) -> Workload.Operation
  ) {
    self.name = name
    self.sizes = sizes
    self.timedSizes = timedSizes
    self.largestCounted = largestCounted
    self.foreseenExponent = foreseenExponent
    self.limit = limit.map { .atMost($0) }
    self.longestTime = longestTime
    workload = { size in
      Workload("\(name)/\(size)", countedOperations: 2) { prepare(size) }
    }
  }

  /// The sizes at which instructions are counted.
  private var countedSizes: [Int] { sizes.filter { $0 <= largestCounted } }

  /// The workloads at the counted sizes.
  public var counted: [Workload] { countedSizes.map(workload) }

  /// Measures the operation at each size and returns the exponents.
  public func figures(by meter: Meter) -> [Figure] {
    var figures: [Figure] = []
    let counts = countedSizes.compactMap { meter.instructions[workload($0).name] }
    if counts.count == countedSizes.count {
      figures += exponents(of: counts, at: countedSizes, by: "instructions")
    }
    let operations = started(by: meter)
    // Disturbances only add time: the minimum is the best estimate.
    let times = meter.timesInTurns(operations).map { $0.min() ?? .nan }
    figures += exponents(of: times, at: sizes, by: "time")
    for (size, time) in zip(sizes, times) where timedSizes.contains(size) {
      figures.append(
        Figure(
          name, "with \(size)", time * 1000, .milliseconds,
          limit: longestTime.map { .atMost($0) }))
    }
    return figures
  }

  /// Returns the operations from the first size up to the last size that does not take too long.
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

  /// Returns the exponent over all sizes and the exponent between the last two sizes. Quadratic
  /// cost shows first between the last two, where it outweighs the other cost.
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
