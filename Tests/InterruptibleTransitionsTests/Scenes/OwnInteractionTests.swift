import Foundation
import Testing

@Suite("App's interaction")
struct OwnInteractionTests {
  @Test("DialInteraction has 31 lines of code, including the import and its class")
  func lines() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Playgrounds/Scenes/Thermostat/DialInteraction.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let code = lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }
    #expect(code.contains { $0.contains("class DialInteraction: TransitionInteraction") })
    #expect(code.count <= 31)
  }
}
