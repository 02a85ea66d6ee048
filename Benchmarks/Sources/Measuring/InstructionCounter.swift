import Foundation

/// Counts the instructions of workloads: runs the executable again under callgrind, which counts
/// what happens in one function and writes a file each time when that returns.
public struct InstructionCounter {
  private let valgrind: URL

  /// Makes a counter; nil if the machine has no valgrind.
  public init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("valgrind") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { return nil }
    valgrind = found
  }

  /// What can go wrong.
  public enum Failure: Error, CustomStringConvertible {
    case valgrindFailed(Int32)
    case notAsManyCounts(Int, workloads: Int)

    /// What has gone wrong.
    public var description: String {
      switch self {
      case .valgrindFailed(let code):
        "valgrind ended with \(code)"
      case .notAsManyCounts(let counts, let workloads):
        "valgrind wrote \(counts) counts of \(workloads) workloads"
      }
    }
  }

  /// Counts.
  ///
  /// - Parameters:
  ///   - workloads: The workloads.
  ///   - arguments: With these the executable calls `perform(_:)` with the same workloads.
  /// - Returns: The instructions of one operation, by the workload's name.
  /// - Throws: A ``Failure``, or what Foundation says of files and processes.
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

    // The last file is what was counted after the last region: nothing.
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
    // Otherwise sets and dictionaries are laid out differently each time.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    process.standardOutput = FileHandle.standardError
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure.valgrindFailed(process.terminationStatus)
    }
  }

  /// Does what is counted, in the executable that callgrind runs.
  public static func perform(_ workloads: [Workload]) {
    for workload in distinct(workloads) { workload.performInCountedRegion() }
  }

  /// Each workload once: several benchmarks have the same baseline.
  private static func distinct(_ workloads: [Workload]) -> [Workload] {
    var names: Set<String> = []
    return workloads.filter { names.insert($0.name).inserted }
  }

  /// The count in one of callgrind's files.
  private static func total(of file: URL) throws -> Double? {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .last { $0.hasPrefix("totals:") || $0.hasPrefix("summary:") }
      .flatMap { $0.split(separator: " ").dropFirst().first }
      .flatMap { Double($0) }
  }
}
