import Foundation

/// A meter of processor time, with adjustable effort.
public struct Meter {
  /// Whether the measurement is short: it makes fewer and shorter measurements.
  public let isShort: Bool
  /// The instructions of one operation of each workload, by the workload's name; empty if they were
  /// not counted.
  public let instructions: [String: Double]

  /// Creates a meter.
  public init(isShort: Bool, instructions: [String: Double] = [:]) {
    self.isShort = isShort
    self.instructions = instructions
  }

  /// The largest number of rounds.
  private var mostRounds: Int { isShort ? 4 : 21 }
  /// The intended time of one measurement, in seconds.
  private var batchTime: TimeInterval { isShort ? 0.001 : 0.008 }
  /// The longest time of all rounds, in seconds. At least three rounds are measured.
  private var longestTime: TimeInterval { isShort ? 0.2 : 4 }

  /// The longest time of an operation that can be left out, in seconds.
  var longestOperation: TimeInterval { isShort ? 0.1 : 1 }

  /// Returns the processor time of a closure, in seconds.
  public func time(_ body: () -> Void) -> TimeInterval {
    let start = Machine.processorTime
    body()
    return Machine.processorTime - start
  }

  /// Measures the processor time per operation of some workloads in turns.
  ///
  /// A round is all workloads in order and then in reverse order. Each workload is affected equally
  /// when something slows the machine down for a while.
  ///
  /// - Returns: For each workload the seconds per operation, round by round.
  public func timesInTurns(_ workloads: [Workload]) -> [[TimeInterval]] {
    timesInTurns(workloads.map { $0.start() })
  }

  /// Measures the processor time of operations in turns.
  func timesInTurns(_ operations: [Workload.Operation]) -> [[TimeInterval]] {
    let batches = operations.map { batch(of: $0) }
    var rounds: [[TimeInterval]] = []
    let start = Machine.processorTime
    repeat {
      var times = [TimeInterval](repeating: 0, count: operations.count)
      let order = Array(operations.indices)
      // Every second round begins at the other end.
      let isForwards = rounds.count.isMultiple(of: 2)
      let turns = isForwards ? order + order.reversed() : order.reversed() + order
      for index in turns {
        times[index] += time { operations[index](batches[index]) } / Double(2 * batches[index])
      }
      rounds.append(times)
    } while rounds.count < mostRounds
      && (rounds.count < 3 || Machine.processorTime - start < longestTime)
    return operations.indices.map { index in rounds.map { $0[index] } }
  }

  /// Returns the number of operations in one measurement.
  private func batch(of operation: Workload.Operation) -> Int {
    var count = 1
    while true {
      let time = time { operation(count) }
      if time >= batchTime / 4 || count > 1 << 20 {
        return max(Int((Double(count) * batchTime / max(time, 1e-9)).rounded()), 1)
      }
      count *= 2
    }
  }
}
