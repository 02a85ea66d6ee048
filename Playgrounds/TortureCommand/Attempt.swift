import Foundation
import Torture

/// A run of a script in this process, which tells the parent what it does.
struct Attempt {
  /// The time after which a script counts as hanging, in seconds.
  private static let longest: UInt32 = 5

  let reduction: Reduction
  let isHandMade: Bool

  init(_ reduction: Reduction, isHandMade: Bool) {
    (self.reduction, self.isHandMade) = (reduction, isHandMade)
  }

  func run() async {
    // Ends the process if the script does not end.
    alarm(Self.longest)
    tell("run \(reduction.seed)")
    for failure in await Trial.run(reduction.script, isHandMade: isHandMade) {
      tell("failure \(reduction.seed) \(failure.invariant): \(failure.finding)")
    }
    alarm(0)
  }

  private func tell(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
