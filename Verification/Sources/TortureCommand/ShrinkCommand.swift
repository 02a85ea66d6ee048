import ArgumentParser
import Foundation
import Torture

/// A command that shrinks the script of a seed, prints it as a test, and records it.
struct ShrinkCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shrink", abstract: "Run one script, and shrink it if it fails.")

  @Argument(help: "The seed of the script.")
  var seed: UInt64

  @OptionGroup var subject: Subject
  @OptionGroup var output: Output

  @MainActor func run() async throws {
    guard try Shrinking(subject: subject, output: output).shrink(seed: seed) else {
      print("the script of \(seed) does not fail")
      return
    }
    throw ExitCode.failure
  }
}

/// A shrinker of failing scripts that runs each attempt in a separate process, which may crash or
/// hang.
@MainActor struct Shrinking {
  let subject: Subject
  let output: Output

  /// Shrinks the script of a seed, prints it as a test, and records it.
  ///
  /// - Returns: Whether the script fails.
  @discardableResult
  func shrink(seed: UInt64) throws -> Bool {
    guard let report = try reports(of: subject.reduction(seed: seed)).first else { return false }
    let shrinker = Shrinker { reduction in
      (try? reports(of: reduction).first?.kind) == report.kind
    }
    let reduction = shrinker.shrink(subject.reduction(seed: seed))
    print("\n\(try reports(of: reduction).first?.text ?? report.text)")
    print(TestWriter(reduction.script, seed: seed, isHandMade: subject.isHandMade).text)
    let ends = !["crash", "hang"].contains { report.kind.hasPrefix($0) }
    if ends, !subject.isHandMade { try reduction.record(into: output) }
    return true
  }

  private func reports(of reduction: Reduction) throws -> [Child.Report] {
    let text = String(decoding: try JSONEncoder().encode(reduction), as: UTF8.self)
    return try Child(["attempt", text] + subject.arguments).finish().reports
  }
}
