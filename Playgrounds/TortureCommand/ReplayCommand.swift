import Foundation
import HeadlessDevice
import Torture

/// Runs a script, prints what fails, and writes a recording of it.
struct ReplayCommand {
  let reduction: Reduction
  let options: TortureOptions

  init(_ reduction: Reduction, _ options: TortureOptions) {
    (self.reduction, self.options) = (reduction, options)
  }

  func run() throws -> Int32 {
    let (recording, failures) = Trial.record(reduction.script)
    for failure in failures { print(failure) }
    let name = "seed-\(reduction.seed)"
    let reasons = failures.map(\.description).joined(separator: "; ")
    let report = HTMLReport(
      title: "Torture",
      entries: [
        HTMLReport.Entry(
          id: name, scene: name, ending: failures.isEmpty ? "sound" : "not sound",
          summary: "The script of a seed, or what is left of it.",
          outcome: failures.isEmpty ? .passed : .failed(reasons), recording: recording)
      ])
    try FileManager.default.createDirectory(at: options.output, withIntermediateDirectories: true)
    let page = options.output.appendingPathComponent("\(name).html")
    try report.write(to: page)
    print(page.relativePath)
    return failures.isEmpty ? 0 : 1
  }
}
