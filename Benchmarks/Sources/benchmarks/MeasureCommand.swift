import ArgumentParser
import Foundation
import Measuring
import TerminalProgress
import Workloads

/// A command that measures the benchmarks and prints the figures.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Measures, and prints the figures.",
    discussion: """
      A ratio is that of processor times, measured in turns: the median and the least of some \
      rounds. A figure past its limit is marked; that is no failure unless --strict is given.
      """)

  @Argument(help: "Benchmarks, or groups of them: driving, driving/update; all by default.")
  var names: [String] = []

  @Flag(help: "Print the names of the benchmarks, and measure nothing.")
  var list = false

  @Flag(help: "Measure fewer and shorter rounds: for half a minute in all.")
  var short = false

  @Flag(help: "Count instructions too, by valgrind's callgrind; takes some minutes.")
  var instructions = false

  @Flag(help: "Exit with 1 if an allocation, instruction or exponent is past its limit.")
  var strict = false

  @Option(help: "Read the figures from a file instead of measuring.", completion: .file())
  var from: String?

  @Option(help: "Write the figures to a file.", completion: .file())
  var json: String?

  @Option(help: "Compare with the figures in a file.", completion: .file())
  var against: String?

  @Option(
    help: """
      Put tables between the marks of a document: before, from --against, and after. Without \
      --against the figures are those from before.
      """, completion: .file())
  var markdown: String?

  func run() throws {
    try MainActor.assumeIsolated {
      let benchmarks = Suite.benchmarks(named: names)
      guard !benchmarks.isEmpty else {
        throw ValidationError("no benchmark is named so; try --list")
      }
      if list {
        for benchmark in benchmarks { print(benchmark.name) }
        return
      }
      try measure(benchmarks)
    }
  }

  @MainActor private func measure(_ benchmarks: [any Benchmark]) throws {
    let before = try against.map { try FigureFile(contentsOf: URL(fileURLWithPath: $0)) }
    print(FigureTable.header)
    let progress = TerminalProgress("benchmarks", total: benchmarks.count)
    let file = try figures(of: benchmarks, progress) { figure in
      progress.print(FigureTable.line(figure, since: before?.figure(named: figure.name)))
    }
    progress.finish()
    let past = file.figures.filter(\.isPastLimit)
    print("\(file.figures.count) figures, past their limits: \(past.count)")
    try write(file, before: before)
    if strict, past.contains(where: \.isSteady) { throw ExitCode.failure }
  }

  /// Measures the benchmarks, or reads measured figures, and shows each figure as soon as it is
  /// known.
  @MainActor private func figures(
    of benchmarks: [any Benchmark], _ progress: TerminalProgress, show: (Figure) -> Void
  ) throws -> FigureFile {
    if let from {
      let file = try FigureFile(contentsOf: URL(fileURLWithPath: from))
      let names = Set(benchmarks.map(\.name))
      let figures = file.figures.filter { names.contains($0.benchmark) }
      for figure in figures { show(figure) }
      return FigureFile(load: file.load, processors: file.processors, figures: figures)
    }
    let meter = Meter(isShort: short, instructions: try counts(of: benchmarks))
    let load = Machine.load
    var figures: [Figure] = []
    for benchmark in benchmarks {
      for figure in benchmark.figures(by: meter) {
        show(figure)
        figures.append(figure)
      }
      progress.advance()
    }
    return FigureFile(load: load, figures: figures)
  }

  @MainActor private func write(_ file: FigureFile, before: FigureFile?) throws {
    if let json { try file.write(to: URL(fileURLWithPath: json)) }
    guard let markdown else { return }
    let tables = MarkdownTables(before: before ?? file, after: before == nil ? nil : file)
    let url = URL(fileURLWithPath: markdown)
    let document = try String(contentsOf: url, encoding: .utf8)
    try Data(tables.replaced(in: document).utf8).write(to: url)
  }

  /// Counts the instructions of the workloads, if the option is set and the machine can count them.
  @MainActor private func counts(of benchmarks: [any Benchmark]) throws -> [String: Double] {
    guard instructions else { return [:] }
    guard let counter = InstructionCounter() else {
      print("There is no valgrind: no instructions are counted.")
      return [:]
    }
    return try counter.count(benchmarks.flatMap(\.counted), arguments: ["count"] + names)
  }
}
