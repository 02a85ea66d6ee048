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

  /// How many rounds are measured at most.
  private var mostRounds: Int { isShort ? 4 : 21 }
  /// How long the operations of one measurement should take, in seconds.
  private var batchTime: TimeInterval { isShort ? 0.001 : 0.008 }
  /// How long all rounds may take, in seconds, once there are three.
  private var longestTime: TimeInterval { isShort ? 0.2 : 4 }

  /// How long one operation may take, in seconds, where it could be left out.
  var longestOperation: TimeInterval { isShort ? 0.1 : 1 }

  /// The processor time of a closure, in seconds.
  public func time(_ body: () -> Void) -> TimeInterval {
    let start = Machine.processorTime
    body()
    return Machine.processorTime - start
  }

  /// The processor time per operation of some workloads in turns. A round is all of them, and all
  /// in reverse, so that what slows the machine down for a while slows each of them.
  ///
  /// - Returns: For each workload the seconds per operation, round by round.
  public func timesInTurns(_ workloads: [Workload]) -> [[TimeInterval]] {
    timesInTurns(workloads.map { $0.start() })
  }

  /// The processor time of operations in turns.
  func timesInTurns(_ operations: [Workload.Operation]) -> [[TimeInterval]] {
    let batches = operations.map { batch(of: $0) }
    var rounds: [[TimeInterval]] = []
    let start = Machine.processorTime
    repeat {
      var times = [TimeInterval](repeating: 0, count: operations.count)
      let order = Array(operations.indices)
      // Every other round begins at the other end.
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

  /// How often an operation is done in one measurement.
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
