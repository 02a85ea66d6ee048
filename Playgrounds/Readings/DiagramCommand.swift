import Exploration
import Foundation

/// Writes the page about the state machine, or reports whether it is up to date.
struct DiagramCommand {
  var checks: Bool

  func run() throws -> Int32 {
    let page = URL(fileURLWithPath: StateMachineDocument.path)
    let text = StateMachineDocument().text
    guard checks else {
      try Data(text.utf8).write(to: page)
      print(StateMachineDocument.path)
      return 0
    }
    guard let written = try? String(contentsOf: page, encoding: .utf8), written == text else {
      Readings.complain("\(StateMachineDocument.path) is stale: swift run readings diagram")
      return 1
    }
    print("\(StateMachineDocument.path) is up to date")
    return 0
  }
}
