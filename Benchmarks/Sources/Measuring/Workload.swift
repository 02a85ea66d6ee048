import AllocationCounter

/// An operation that is repeated while it is measured.
public struct Workload {
  /// A closure that performs the operation a number of times.
  public typealias Operation = (_ count: Int) -> Void

  /// A name that is unique among the workloads of all benchmarks.
  public let name: String
  /// The number of operations in a count.
  public let countedOperations: Int
  private let prepare: () -> Operation

  /// Creates a workload.
  ///
  /// - Parameters:
  ///   - name: A name that is unique among the workloads of all benchmarks.
  ///   - countedOperations: The number of operations in a count.
  ///   - prepare: Sets up the objects that the operation needs, and returns the operation.
  public init(
    _ name: String, countedOperations: Int = 100, prepare: @escaping () -> Operation
  ) {
    self.name = name
    self.countedOperations = countedOperations
    self.prepare = prepare
  }

  /// The prepared operations. They are kept to the end of the process, because UIKit does not allow
  /// a paused animator to be released.
  private static var kept: [Operation] = []

  /// Prepares the operation and performs it once.
  func start() -> Operation {
    let operation = prepare()
    Workload.kept.append(operation)
    operation(1)
    return operation
  }

  /// Returns the number of allocations of one operation; nil where they are not counted.
  ///
  /// Before the count, the operation is performed as many times as in the count.
  func allocations() -> Double? {
    let operation = start()
    operation(countedOperations)
    guard let before = Machine.allocationCount else { return nil }
    operation(countedOperations)
    guard let after = Machine.allocationCount else { return nil }
    return Double(after - before) / Double(countedOperations)
  }

  /// Performs the operations in the region that callgrind counts.
  ///
  /// Before the count, the operation is performed as many times as in the count.
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

/// The operation in the region that callgrind counts.
private final class CountedRegion {
  let operation: Workload.Operation
  let count: Int

  init(operation: @escaping Workload.Operation, count: Int) {
    self.operation = operation
    self.count = count
  }
}
