import Foundation
import Torture

/// A process that runs scripts. Its output goes to a file, because a full pipe would block the
/// process.
final class Child {
  /// A report by a child process of a script that fails.
  struct Report: Hashable {
    let seed: UInt64
    /// The violated invariant, or the way in which the process ended.
    let kind: String
    let text: String
  }

  private let process = Process()
  private let output: URL

  init(_ arguments: [String]) throws {
    let name = "torture-\(UUID().uuidString)"
    output = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try Data().write(to: output)
    let file = try FileHandle(forWritingTo: output)
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    process.standardOutput = file
    process.standardError = file
    try process.run()
    try file.close()
  }

  /// Waits for the end of the process.
  ///
  /// - Returns: The reports in order, and the seed of the last script if the process crashed or was
  ///   ended in it.
  func finish() throws -> (reports: [Report], victim: UInt64?) {
    process.waitUntilExit()
    let lines = String(decoding: try Data(contentsOf: output), as: UTF8.self).split(separator: "\n")
    try FileManager.default.removeItem(at: output)
    var reports = lines.compactMap(Self.report)
    guard process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 else {
      return (reports, nil)
    }
    let victim = lines.last { $0.hasPrefix("run ") }.flatMap { UInt64($0.dropFirst(4)) } ?? 0
    let error = lines.last { $0.contains("Fatal error") || $0.contains("rror:") }
    let end = process.terminationStatus == SIGALRM ? "hang" : "crash"
    let message = error.map { String($0.split(separator: "/").last ?? $0) } ?? ""
    reports.append(Report(seed: victim, kind: "\(end) \(message)", text: "\(end) \(message)"))
    return (reports, victim)
  }

  private static func report(_ line: Substring) -> Report? {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0] == "failure", let seed = UInt64(words[1]) else { return nil }
    let kind = words[2].split(separator: ":", maxSplits: 1).first.map(String.init) ?? ""
    return Report(seed: seed, kind: kind, text: String(words[2]))
  }
}
