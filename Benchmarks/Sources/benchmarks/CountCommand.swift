import ArgumentParser
import Measuring
import Workloads

/// A command that callgrind runs.
struct CountCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "count", abstract: "Do once what callgrind counts.", shouldDisplay: false)

  @Argument var names: [String] = []

  func run() {
    MainActor.assumeIsolated {
      InstructionCounter.perform(Suite.benchmarks(named: names).flatMap(\.counted))
    }
  }
}
