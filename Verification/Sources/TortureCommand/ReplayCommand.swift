import ArgumentParser
import Foundation
import HeadlessDevice
import Torture

/// A command that runs the script of a seed, prints the failures, and writes a recording.
struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Run one script, print what fails, and record it.")

  @Argument(help: "The seed of the script.")
  var seed: UInt64

  @OptionGroup var subject: Subject
  @OptionGroup var output: Output

  @MainActor func run() async throws {
    if try subject.reduction(seed: seed).record(into: output) { throw ExitCode.failure }
  }
}

extension Reduction {
  /// Runs the script, prints the failures, and writes a recording.
  ///
  /// - Returns: Whether there are failures.
  @MainActor @discardableResult
  func record(into output: Output) throws -> Bool {
    let folder = URL(fileURLWithPath: output.output, isDirectory: true)
    let (recording, failures) = Trial.record(script)
    for failure in failures { print(failure) }
    let name = "seed-\(seed)"
    let reasons = failures.map(\.description).joined(separator: "; ")
    let report = HTMLReport(
      title: "Torture",
      entries: [
        HTMLReport.Entry(
          id: name, scene: name, ending: failures.isEmpty ? "sound" : "not sound",
          summary: "The script of a seed, or what is left of it.",
          outcome: failures.isEmpty ? .passed : .failed(reasons), recording: recording)
      ])
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let page = folder.appendingPathComponent("\(name).html")
    try report.write(to: page)
    print(page.relativePath)
    return !failures.isEmpty
  }
}
