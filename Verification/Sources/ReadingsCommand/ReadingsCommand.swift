import ArgumentParser
import Foundation

/// The command that tests the toolkit under the variants of UIKit.
@main struct ReadingsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "readings",
    abstract: "Tests the toolkit under the variants of UIKit.",
    discussion: """
      UIKit's behavior is documented loosely in places. The headless runtime has a variant for each. \
      Run the commands in the repository's folder.
      """,
    subcommands: [
      SuiteCommand.self, ExploreCommand.self, ContinuityCommand.self, DiagramCommand.self,
    ],
    defaultSubcommand: SuiteCommand.self)
}
