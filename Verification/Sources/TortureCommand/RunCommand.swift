import ArgumentParser
import Foundation
import TerminalProgress
import Torture

/// A command that runs many scripts in several processes, and shrinks one script of each kind of
/// failure.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run scripts, and shrink one of each kind that fails.",
    discussion: """
      A failing script is printed as a test and, without --by-hand, recorded. The exit code is 1 if a script fails.
      """)

  /// The number of scripts that one process runs.
  private static let block = 500

  @Option(help: "The number of scripts.")
  var runs = 1_000

  @Option(help: "The first seed. The scripts have consecutive seeds.")
  var seed: UInt64 = 1

  @Option(help: "The number of scripts of each kind of failure to shrink.")
  var samples = 1

  @Option(help: "The number of processes that share the work.")
  var processes = ProcessInfo.processInfo.activeProcessorCount

  @OptionGroup var subject: Subject
  @OptionGroup var output: Output

  func validate() throws {
    guard runs >= 0, samples >= 0, processes >= 1 else {
      throw ValidationError("--runs and --samples are 0 or more, and --processes is 1 or more.")
    }
    guard seed <= .max - UInt64(runs) else { throw ValidationError("The seed is too large.") }
  }

  @MainActor func run() async throws {
    let progress = TerminalProgress("torture", total: runs)
    var waiting = blocks[...]
    var running = [(Range<UInt64>, Child)]()
    var reports: [Child.Report] = []
    while !waiting.isEmpty || !running.isEmpty {
      while running.count < processes, let block = waiting.popFirst() {
        let child = try Child(
          ["work", "\(block.count)", "--seed", "\(block.lowerBound)"] + subject.arguments)
        running.append((block, child))
      }
      let (block, child) = running.removeFirst()
      let (found, victim) = try child.finish()
      reports += found
      var rest = block.upperBound..<block.upperBound
      if let victim, victim + 1 < block.upperBound {
        rest = max(victim + 1, block.lowerBound + 1)..<block.upperBound
        waiting = [rest] + waiting
      }
      progress.advance(by: block.count - rest.count)
    }
    progress.finish()
    try printSummary(of: reports)
  }

  private var blocks: [Range<UInt64>] {
    stride(from: 0, to: runs, by: Self.block).map { start in
      let first = seed + UInt64(start)
      return first..<(first + UInt64(min(Self.block, runs - start)))
    }
  }

  @MainActor private func printSummary(of reports: [Child.Report]) throws {
    // Only the first failure of a script counts, because the others follow from it.
    var first: [UInt64: Child.Report] = [:]
    for report in reports where first[report.seed] == nil { first[report.seed] = report }
    let kinds = Dictionary(grouping: first.values, by: \.kind).mapValues {
      $0.sorted { $0.seed < $1.seed }
    }
    print("\(runs) scripts, \(first.count) fail")
    for (kind, reports) in kinds.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) })
    {
      let seeds = reports.prefix(12).map { "\($0.seed)" }.joined(separator: ", ")
      print("  \(reports.count) × \(kind): \(seeds)")
    }
    for (_, reports) in kinds.sorted(by: { $0.key < $1.key }) {
      for report in reports.prefix(samples) {
        try Shrinking(subject: subject, output: output).shrink(seed: report.seed)
      }
    }
    if !first.isEmpty { throw ExitCode.failure }
  }
}
