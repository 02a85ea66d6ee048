import ArgumentParser
import Foundation
import Measuring
import Suite

@main struct BenchmarksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmarks", abstract: "Measures the toolkit against what it is built on.",
    subcommands: [MeasureCommand.self, CountCommand.self], defaultSubcommand: MeasureCommand.self)
}

struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Measure, and print the figures.")

  @Argument(help: "A benchmark or a group; all of them by default.") var names: [String] = []
  @Flag(help: "Print the names of the benchmarks.") var list = false
  @Flag(help: "Measure fewer and shorter rounds.") var short = false
  @Flag(help: "Count instructions too, with valgrind; this takes minutes.") var instructions = false

  func run() throws {
    try MainActor.assumeIsolated { try runOnMainActor() }
  }

  @MainActor private func runOnMainActor() throws {
    let benchmarks = Suite.benchmarks(named: names)
    if list {
      for benchmark in benchmarks { print(benchmark.name) }
      return
    }
    var counts: [String: Double] = [:]
    if instructions, let counter = InstructionCounter() {
      counts = try counter.count(benchmarks.flatMap(\.counted), arguments: ["count"] + names)
    }
    let meter = Meter(isShort: short, instructions: counts)
    for benchmark in benchmarks {
      for figure in benchmark.figures(by: meter) {
        print(figure.name, figure.value, figure.minimum ?? 0, figure.isPastLimit ? "OVER" : "")
      }
    }
  }
}
