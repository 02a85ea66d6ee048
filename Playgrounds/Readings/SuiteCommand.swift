import Foundation
import HeadlessUIKit

/// Runs the toolkit's tests, with all scenes in them, under readings of UIKit.
///
/// The tests are a command of their own, `swift test`, told by the environment under what to run.
struct SuiteCommand {
  enum Readings {
    /// Every set of variants that there is.
    case product
    /// One set, as names with `+` between them; none is the default.
    case one([String])
  }

  var readings: Readings
  /// How many processes share the work.
  var processes: Int

  func run() throws -> Int32 {
    let options = ["-c", "release", "-Xswiftc", "-enable-testing"]
    let build = try Self.start(["build", "--build-tests"] + options, output: .standardError)
    build.waitUntilExit()
    guard build.terminationStatus == 0 else { return build.terminationStatus }
    print("\(count) \(count == 1 ? "combination" : "combinations"), \(wanted.count) at a time")
    let runs = try wanted.map { wanted in
      let output = Pipe()
      let process = try Self.start(
        ["test", "--skip-build", "--ignore-lock", "--filter", "InterruptibleTransitionsTests"]
          + options,
        output: output.fileHandleForWriting, readings: wanted)
      try output.fileHandleForWriting.close()
      return (process: process, output: output.fileHandleForReading, wanted: wanted)
    }
    // One after the other is read to its end; the others wait no longer than until it is their turn.
    let failed = try runs.filter { run in
      let text = String(decoding: try run.output.readToEnd() ?? Data(), as: UTF8.self)
      run.process.waitUntilExit()
      let lines = text.split(separator: "\n")
      for line in lines where line.contains("✘") || line.contains("↳ under") { print(line) }
      print("\(run.wanted): \(lines.last { $0.contains("Test run with") } ?? "nothing was run")")
      return run.process.terminationStatus != 0 || !text.contains("Test run with")
    }
    print(
      "failures: \(failed.isEmpty ? "0" : "in \(failed.map(\.wanted).joined(separator: ", "))")")
    return failed.isEmpty ? 0 : 1
  }

  /// What each process is told.
  private var wanted: [String] {
    switch readings {
    case .product: (0..<processes).map { "\($0)/\(processes)" }
    case .one(let names): [names.isEmpty ? "default" : names.joined(separator: "+")]
    }
  }

  private var count: Int {
    switch readings {
    case .product: 1 << RuntimeVariants.each.count
    case .one: 1
    }
  }

  private static func start(
    _ arguments: [String], output: FileHandle, readings: String? = nil
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["READINGS"] = readings
    process.environment = environment
    process.standardOutput = output
    try process.run()
    return process
  }
}
