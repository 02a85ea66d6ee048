import AllocationCounter

/// Something that is done over and over while it is measured.
public struct Workload {
  /// Does the operation a number of times.
  public typealias Operation = (_ count: Int) -> Void

  /// A name that is unique among the workloads of all benchmarks.
  public let name: String
  /// How often the operation is done while something is counted.
  public let countedOperations: Int
  private let prepare: () -> Operation

  /// Makes a workload.
  ///
  /// - Parameters:
  ///   - name: A name that is unique among the workloads of all benchmarks.
  ///   - countedOperations: How often the operation is done while something is counted.
  ///   - prepare: Sets up what the operation needs, and returns the operation.
  public init(
    _ name: String, countedOperations: Int = 100, prepare: @escaping () -> Operation
  ) {
    (self.name, self.countedOperations, self.prepare) = (name, countedOperations, prepare)
  }

  /// What has been prepared. It is kept to the end of the process: UIKit does not allow a paused
  /// animator to be released.
  private static var kept: [Operation] = []

  /// Prepares the operation, and does it once.
  func start() -> Operation {
    let operation = prepare()
    Workload.kept.append(operation)
    operation(1)
    return operation
  }

  /// How many allocations one operation makes, once it has been done as often before; nil where
  /// they are not counted.
  func allocations() -> Double? {
    let operation = start()
    operation(countedOperations)
    guard let before = Machine.allocationCount else { return nil }
    operation(countedOperations)
    guard let after = Machine.allocationCount else { return nil }
    return Double(after - before) / Double(countedOperations)
  }

  /// Does the operations in the region that callgrind counts, once they have been done as often
  /// before.
  func performInCountedRegion() {
    let region = CountedRegion(operation: start(), count: countedOperations)
    region.operation(region.count)
    withExtendedLifetime(region) {
      counted_region(
        { context in
          guard let context else { return }
          let region = Unmanaged<CountedRegion>.fromOpaque(context).takeUnretainedValue()
          MainActor.assumeIsolated { region.operation(region.count) }
        }, Unmanaged.passUnretained(region).toOpaque())
    }
  }
}

/// What is done in the region that callgrind counts.
private final class CountedRegion {
  let operation: Workload.Operation
  let count: Int

  init(operation: @escaping Workload.Operation, count: Int) {
    (self.operation, self.count) = (operation, count)
  }
}
