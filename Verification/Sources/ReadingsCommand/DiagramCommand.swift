import ArgumentParser
import Exploration
import Foundation

/// A command that writes the page about the state machine, or reports whether it is up to date.
struct DiagramCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagram", abstract: "Write \(StateMachineDocument.path).")

  @Flag(help: "Only report whether the page is up to date.")
  var check = false

  func run() throws {
    let page = URL(fileURLWithPath: StateMachineDocument.path)
    let text = StateMachineDocument().text
    guard check else {
      try Data(text.utf8).write(to: page)
      print(StateMachineDocument.path)
      return
    }
    guard let written = try? String(contentsOf: page, encoding: .utf8), written == text else {
      print("\(StateMachineDocument.path) is stale: write it by `readings diagram`")
      throw ExitCode.failure
    }
    print("\(StateMachineDocument.path) is up to date")
  }
}
