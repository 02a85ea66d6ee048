import Foundation
import Torture

/// Runs many scripts in several processes, and shrinks one of each kind that fails.
struct RunCommand {
  /// The number of scripts that one process runs.
  private static let block = 500

  let options: TortureOptions

  init(_ options: TortureOptions) {
    self.options = options
  }

  func run() throws -> Int32 {
    var (waiting, running) = (blocks[...], [(Range<UInt64>, Child)]())
    var reports: [Child.Report] = []
    while !waiting.isEmpty || !running.isEmpty {
      while running.count < options.processes, let block = waiting.popFirst() {
        let child = try Child(
          ["--work", "\(block.count)", "--seed", "\(block.lowerBound)"] + options.subject)
        running.append((block, child))
      }
      let (block, child) = running.removeFirst()
      let (found, victim) = try child.finish()
      reports += found
      if let victim, victim + 1 < block.upperBound {
        waiting = [max(victim + 1, block.lowerBound + 1)..<block.upperBound] + waiting
      }
    }
    return try tell(reports)
  }

  private var blocks: [Range<UInt64>] {
    stride(from: 0, to: options.runs, by: Self.block).map { start in
      let first = options.seed + UInt64(start)
      return first..<(first + UInt64(min(Self.block, options.runs - start)))
    }
  }

  private func tell(_ reports: [Child.Report]) throws -> Int32 {
    // Of one script only the first failure counts: others follow from it.
    var first: [UInt64: Child.Report] = [:]
    for report in reports where first[report.seed] == nil { first[report.seed] = report }
    let kinds = Dictionary(grouping: first.values, by: \.kind).mapValues {
      $0.sorted { $0.seed < $1.seed }
    }
    print("\(options.runs) scripts, \(first.count) fail")
    for (kind, reports) in kinds.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) })
    {
      let seeds = reports.prefix(12).map { "\($0.seed)" }.joined(separator: ", ")
      print("  \(reports.count) × \(kind): \(seeds)")
    }
    for (_, reports) in kinds.sorted(by: { $0.key < $1.key }) {
      for report in reports.prefix(options.samples) {
        _ = try ShrinkCommand(seed: report.seed, options).run()
      }
    }
    return first.isEmpty ? 0 : 1
  }
}
