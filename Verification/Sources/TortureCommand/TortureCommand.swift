import ArgumentParser
import Torture

/// The command that runs random scripts against apps that use the toolkit.
@main struct TortureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "torture",
    abstract: "Runs random scripts against apps that use the toolkit.",
    discussion: """
      A script is made from a seed. It has fingers, calls and interruptions. In each frame and at \
      rest the invariants are checked.
      """,
    subcommands: [
      RunCommand.self, ReplayCommand.self, ShrinkCommand.self, WorkCommand.self,
      AttemptCommand.self,
    ],
    defaultSubcommand: RunCommand.self)
}

/// The tested transition, and the kind of the scripts.
struct Subject: ParsableArguments {
  @Flag(name: .customLong("by-hand"), help: "Use a transition that is written by hand instead.")
  var isHandMade = false

  @Flag(name: .customLong("requests"), help: "Run short scripts that have only requests.")
  var hasOnlyRequests = false

  /// The arguments that choose the same subject in a child process.
  var arguments: [String] {
    (isHandMade ? ["--by-hand"] : []) + (hasOnlyRequests ? ["--requests"] : [])
  }

  /// Returns the whole script of a seed.
  func reduction(seed: UInt64) -> Reduction {
    Reduction(seed: seed, in: hasOnlyRequests ? .requests : .whole)
  }
}

/// The folder for recordings.
struct Output: ParsableArguments {
  @Option(help: "The folder for recordings.", completion: .directory)
  var output = ".build/torture"
}
