import ArgumentParser

@main struct BenchmarksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmarks",
    abstract: "Measures the toolkit against what it is built on, and the headless runtime.",
    subcommands: [MeasureCommand.self, CountCommand.self], defaultSubcommand: MeasureCommand.self)
}
