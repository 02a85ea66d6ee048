import ArgumentParser
import Foundation
import Torture

/// A command that runs the scripts of some seeds in this process. ``RunCommand`` starts the command
/// in a child process.
struct WorkCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "work", shouldDisplay: false)

  @Argument var count: Int
  @Option var seed: UInt64
  @OptionGroup var subject: Subject

  @MainActor func run() async {
    for seed in seed..<(seed + UInt64(count)) {
      await Attempt(reduction: subject.reduction(seed: seed), isHandMade: subject.isHandMade).run()
    }
  }
}

/// A command that runs one script in this process. ``Shrinking`` starts the command in a child
/// process.
struct AttemptCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "attempt", shouldDisplay: false)

  @Argument(transform: { try JSONDecoder().decode(Reduction.self, from: Data($0.utf8)) })
  var reduction: Reduction
  @OptionGroup var subject: Subject

  @MainActor func run() async {
    await Attempt(reduction: reduction, isHandMade: subject.isHandMade).run()
  }
}

/// A run of a script in this process, which reports to the parent process in lines of text.
private struct Attempt {
  /// The time after which a script counts as hanging, in seconds.
  private static let longest: UInt32 = 5

  let reduction: Reduction
  let isHandMade: Bool

  @MainActor func run() async {
    // The alarm ends the process if the script does not end.
    alarm(Self.longest)
    report("run \(reduction.seed)")
    for failure in await Trial.run(reduction.script, isHandMade: isHandMade) {
      report("failure \(reduction.seed) \(failure.invariant): \(failure.finding)")
    }
    alarm(0)
  }

  private func report(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
