import Foundation

/// A counter of the instructions of workloads, which uses callgrind.
///
/// The counter runs the executable again under callgrind. Callgrind counts the instructions of one
/// function and writes a file each time the function returns.
public struct InstructionCounter {
  private let valgrind: URL

  /// Creates a counter; nil if the machine has no valgrind.
  public init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("valgrind") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { return nil }
    valgrind = found
  }

  /// An error of counting.
  public enum Failure: Error, CustomStringConvertible {
    case valgrindFailed(Int32)
    case notAsManyCounts(Int, workloads: Int)

    /// A description of the error.
    public var description: String {
      switch self {
      case .valgrindFailed(let code):
        "valgrind ended with \(code)"
      case .notAsManyCounts(let counts, let workloads):
        "valgrind wrote \(counts) counts of \(workloads) workloads"
      }
    }
  }

  /// Counts the instructions of workloads.
  ///
  /// - Parameters:
  ///   - workloads: The workloads.
  ///   - arguments: The arguments with which the executable calls `perform(_:)` with the same
  ///     workloads.
  /// - Returns: The instructions of one operation, by the workload's name.
  /// - Throws: A ``Failure``, or an error of Foundation for files and processes.
  public func count(
    _ workloads: [Workload], arguments: [String]
  ) throws -> [String: Double] {
    let workloads = Self.distinct(workloads)
    guard !workloads.isEmpty else { return [:] }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try run(writingTo: folder, arguments: arguments)

    // The last file has the counts after the last region, and is empty.
    let counts = try (1...workloads.count).map { number in
      try Self.total(of: folder.appendingPathComponent("counts.\(number)"))
    }
    let total = counts.compactMap { $0 }
    guard total.count == workloads.count else {
      throw Failure.notAsManyCounts(total.count, workloads: workloads.count)
    }
    let perOperation = zip(workloads, total).map { ($0.name, $1 / Double($0.countedOperations)) }
    return Dictionary(uniqueKeysWithValues: perOperation)
  }

  private func run(writingTo folder: URL, arguments: [String]) throws {
    let process = Process()
    process.executableURL = valgrind
    process.arguments =
      [
        "--tool=callgrind", "--quiet", "--collect-atstart=no", "--toggle-collect=counted_region",
        "--dump-after=counted_region", "--compress-strings=yes",
        "--callgrind-out-file=\(folder.appendingPathComponent("counts").path)",
        Bundle.main.executablePath ?? CommandLine.arguments[0],
      ] + arguments
    // Deterministic hashing gives sets and dictionaries the same layout in each run.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    process.standardOutput = FileHandle.standardError
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure.valgrindFailed(process.terminationStatus)
    }
  }

  /// Performs the counted operations, in the executable that callgrind runs.
  public static func perform(_ workloads: [Workload]) {
    for workload in distinct(workloads) { workload.performInCountedRegion() }
  }

  /// Returns each workload once. Several benchmarks share a baseline.
  private static func distinct(_ workloads: [Workload]) -> [Workload] {
    var names: Set<String> = []
    return workloads.filter { names.insert($0.name).inserted }
  }

  /// Returns the total count in one of callgrind's files.
  private static func total(of file: URL) throws -> Double? {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .last { $0.hasPrefix("totals:") || $0.hasPrefix("summary:") }
      .flatMap { $0.split(separator: " ").dropFirst().first }
      .flatMap { Double($0) }
  }
}
