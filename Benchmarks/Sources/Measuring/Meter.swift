import Foundation

/// Measures processor time, with as much effort as somebody has asked for.
public struct Meter {
  /// Whether there is little time: the figures are those of fewer and shorter measurements.
  public let isShort: Bool
  /// How many instructions one operation of each workload takes, by the workload's name; empty
  /// where nobody has counted.
  public let instructions: [String: Double]

  /// Makes a meter.
  public init(isShort: Bool, instructions: [String: Double] = [:]) {
    (self.isShort, self.instructions) = (isShort, instructions)
  }

  /// How many rounds are measured.
  public var rounds: Int { isShort ? 5 : 21 }
  /// How long the operations of one measurement should take, in seconds.
  public var batchTime: TimeInterval { isShort ? 0.002 : 0.008 }

  /// The processor time of a closure, in seconds.
  public func time(_ body: () -> Void) -> TimeInterval {
    let start = Machine.processorTime
    body()
    return Machine.processorTime - start
  }

  /// How often an operation is done in one measurement.
  func batch(of operation: Workload.Operation) -> Int {
    var count = 1
    while true {
      let time = time { operation(count) }
      if time >= batchTime / 4 || count > 1 << 20 {
        return max(Int((Double(count) * batchTime / max(time, 1e-9)).rounded()), 1)
      }
      count *= 2
    }
  }

  /// The processor time per operation of two workloads in turns: a round is one, the other twice,
  /// and the one again, so that what slows the machine down slows both.
  ///
  /// - Returns: For each round the seconds per operation of the one and of the other.
  public func timesInTurns(_ one: Workload, _ other: Workload) -> [(Double, Double)] {
    let operations = [one.start(), other.start()]
    let batches = operations.map { batch(of: $0) }
    return (0..<rounds).map { round in
      var times = [0.0, 0.0]
      let first = round % 2
      for side in [first, 1 - first, 1 - first, first] {
        times[side] += time { operations[side](batches[side]) } / Double(2 * batches[side])
      }
      return (times[0], times[1])
    }
  }

  /// The processor time per operation of one workload, in each round, in seconds.
  public func times(_ workload: Workload) -> [Double] {
    let operation = workload.start()
    let batch = batch(of: operation)
    return (0..<rounds).map { _ in time { operation(batch) } / Double(batch) }
  }
}
