import ArgumentParser
import Foundation
import ProbeReading
import TerminalProgress

@testable import HeadlessUIKit
@testable import Probe

/// A command that runs the toolkit's tests, including all scenes, under combinations of variants.
///
/// The tests run in a separate command, `swift test`, which receives the variants in the
/// environment.
struct SuiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tests",
    abstract: "Run the toolkit's tests under combinations of variants.",
    discussion: """
      A test that asks about few variants runs under every combination of these. Other tests run \
      under so many combinations that any three variants meet.
      """)

  @Option(help: "The number of processes that share the work.")
  var processes = ProcessInfo.processInfo.activeProcessorCount

  @Option(
    help: ArgumentHelp("Run under these variants only.", valueName: "name+name"),
    transform: Self.variants)
  var under: [String]?

  @Option(
    help: "Run under the answers of a phone to Playgrounds/Probe/UIKitProbe.",
    transform: Self.code)
  var code: ProbeCode?

  func validate() throws {
    guard processes >= 1 else { throw ValidationError("--processes is 1 or more.") }
    guard under == nil || code == nil else {
      throw ValidationError("--under and --code exclude each other.")
    }
  }

  private static func variants(_ text: String) throws -> [String] {
    let names = text.split(separator: "+").map(String.init).filter { $0 != "default" }
    for name in names where !RuntimeVariants.names.contains(name) {
      let known = RuntimeVariants.names.joined(separator: ", ")
      throw ValidationError("There is no variant \"\(name)\"; there are \(known).")
    }
    return names
  }

  private static func code(_ text: String) throws -> ProbeCode {
    do {
      return try ProbeCode(text: text)
    } catch {
      throw ValidationError(error.description)
    }
  }

  /// The sets of variants, as names; nil for all sets that make a difference.
  private var sets: [[String]]? {
    if let code { return PhoneAnswers(code: code).readings }
    return under.map { [$0] }
  }

  func run() throws {
    guard FileManager.default.fileExists(atPath: "Sources/InterruptibleTransitions") else {
      throw ValidationError("Run the command in the repository's folder.")
    }
    if let code { print(PhoneAnswers(code: code).text) }
    let build = try Self.start(["build", "--build-tests"] + Self.options, output: .standardError)
    build.waitUntilExit()
    guard build.terminationStatus == 0 else { throw ExitCode(build.terminationStatus) }
    let parts = parts
    let progress = TerminalProgress("readings", total: parts.count)
    var waiting = parts[...]
    var running = [Part]()
    var failed = [String]()
    var tally = Tally()
    var crashed = [String: Int]()
    while !waiting.isEmpty || !running.isEmpty {
      while running.count < processes, let wanted = waiting.popFirst() {
        running.append(try Part(wanted))
      }
      let part = running.removeFirst()
      let outcome = try part.finish(progress.print)
      // A process may crash in the Swift runtime although all tests pass. The command then runs it
      // again and reports the crash. A process that crashes repeatedly is a failure.
      if outcome.hasCrashed, crashed[part.wanted, default: 0] < 2 {
        crashed[part.wanted, default: 0] += 1
        waiting.append(part.wanted)
        continue
      }
      if !outcome.hasPassed { failed.append(part.wanted) }
      tally.add(outcome.tally)
      progress.advance()
    }
    progress.finish()
    if tally.runs > 0 { print(tally.text) }
    if !crashed.isEmpty {
      print(
        "crashed, and run again: \(crashed.map { "\($0) \($1)×" }.sorted().joined(separator: ", "))"
      )
    }
    print("failures: \(failed.isEmpty ? "0" : "in \(failed.joined(separator: ", "))")")
    if !failed.isEmpty { throw ExitCode.failure }
  }

  // Debug builds, as `swift test` makes them, check exclusive access. Disabling the check saves a
  // tenth of the time.
  private static let options = [
    "-c", "release", "-Xswiftc", "-enable-testing", "-Xswiftc", "-enforce-exclusivity=unchecked",
  ]

  /// The number of parts into which the tests are divided. Memory that a part leaks is freed with
  /// its process.
  private static let parts = 32

  /// The options of each process.
  private var parts: [String] {
    if let sets {
      return sets.map { $0.isEmpty ? "default" : $0.joined(separator: "+") }
    }
    return (0..<Self.parts).map { "all \($0)/\(Self.parts)" }
  }

  /// The number of tests, by the coverage of their variants.
  private struct Tally {
    /// The number of tests that ran under every set that makes a difference to them.
    var whole = 0
    /// The number of tests that ran under enough sets to cover every combination of a few variants.
    var covered = 0
    var runs = 0

    init() {}

    /// Reads the tests' output.
    init(lines: [Substring]) {
      for line in lines {
        let words = line.split(separator: " ", maxSplits: 2)
        guard words.count == 3, let count = Int(words[1]) else { continue }
        switch words[0] {
        case "product:": whole += 1
        case "sets:": covered += 1
        default: continue
        }
        runs += count
      }
    }

    mutating func add(_ other: Tally) {
      whole += other.whole
      covered += other.covered
      runs += other.runs
    }

    var text: String {
      """
      \(runs) runs: \(whole) tests under every set of \(RuntimeVariants.each.count) variants, \
      \(covered) under each variant, each two, most three, and sets in which any three meet
      """
    }
  }

  /// A process that runs the tests under some variants. Its output goes to a file, because a full
  /// pipe would block the process.
  private struct Part {
    let wanted: String
    private let process: Process
    private let output: URL

    init(_ wanted: String) throws {
      self.wanted = wanted
      let part = wanted.map { $0.isLetter || $0.isNumber ? "\($0)" : "-" }.joined()
      let name = "readings-\(ProcessInfo.processInfo.processIdentifier)-\(part)"
      output = FileManager.default.temporaryDirectory.appendingPathComponent(name)
      try Data().write(to: output)
      let file = try FileHandle(forWritingTo: output)
      process = try SuiteCommand.start(
        [
          "test", "--skip-build", "--ignore-lock", "--filter", "InterruptibleTransitionsTests",
        ] + SuiteCommand.options, output: file, variants: wanted)
      try file.close()
    }

    /// Waits for the process and reports the failures.
    ///
    /// - Parameter report: A closure that receives each line.
    /// - Returns: Whether there were tests and all passed, whether the process crashed, and the
    ///   counts.
    /// - Throws: An error of the file system.
    func finish(
      _ report: (String) -> Void
    ) throws -> (hasPassed: Bool, hasCrashed: Bool, tally: Tally) {
      process.waitUntilExit()
      let lines = String(decoding: try Data(contentsOf: output), as: UTF8.self).split(
        separator: "\n")
      try FileManager.default.removeItem(at: output)
      let failures = lines.filter { line in
        ["✘", "↳ under", "Fatal error", "deallocated with"].contains { line.contains($0) }
      }
      let summary = lines.last { $0.contains("Test run with") }
      for line in failures + ["\(wanted): \(summary ?? "nothing was run")"] {
        report(String(line))
      }
      let hasCrashed = summary == nil && !failures.contains { $0.contains("✘") }
      let hasRun = summary.map { !$0.contains("with 0 tests") } ?? false
      return (process.terminationStatus == 0 && hasRun, hasCrashed, Tally(lines: lines))
    }
  }

  private static func start(
    _ arguments: [String], output: FileHandle, variants: String? = nil
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["VARIANTS"] = variants
    process.environment = environment
    process.standardOutput = output
    try process.run()
    return process
  }
}
