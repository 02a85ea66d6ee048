import Foundation
import HeadlessDevice
import Testing

@MainActor struct RehearsalDifferenceTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("rehearsals-\(UUID().uuidString)")
  private var file: URL { folder.appendingPathComponent("stored/sheet.txt") }

  private func report() -> RehearsalReport {
    Device().rehearsePresentation { rehearsal, _ in rehearsal.capture("half open") }
  }

  private func difference(_ report: RehearsalReport, isRecording: Bool = false) throws -> String? {
    try report.difference(from: file, isRecording: isRecording, writingPageTo: folder)
  }

  @Test("A missing text is stored, which is a difference, and an equal text is none")
  func missing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try #require(try difference(report()))
    #expect(first.hasPrefix("There was no stored text") && first.contains(file.path))
    #expect(try String(contentsOf: file, encoding: .utf8) == report().text)
    #expect(try difference(report()) == nil)
    // A checkout can change the line breaks.
    let text = report().text.replacingOccurrences(of: "\n", with: "\r\n")
    try Data(text.utf8).write(to: file)
    #expect(try difference(report()) == nil)
  }

  @Test("A different text is returned line by line, with a page, and stays stored")
  func different() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try difference(report())
    let old = try String(contentsOf: file, encoding: .utf8)
    let device = Device()
    let changed = device.rehearsePresentation { rehearsal, screen in
      rehearsal.capture("half open")
      screen.titleLabel.text = "<\"Title\">"
      screen.titleLabel.frame.origin.x += 2
      device.advanceOneFrame()
      rehearsal.capture("later")
    }
    let lines = try #require(try difference(changed)).split(separator: "\n").map(String.init)
    #expect(lines[0] == "  half open, at 0.233 s:")
    #expect(lines[1] == "+ later, at 0.250 s:")
    #expect(lines[3] == "+   text \"<\\\"Title\\\">\" 22, 100, 200 × 40 #000000 size 17")
    let sentence = try #require(lines.last)
    #expect(sentence.hasPrefix("To see the recording, open ") && sentence.hasSuffix("sheet.html."))
    let page = String(sentence.dropFirst("To see the recording, open ".count).dropLast())
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.contains("Difference") && html.contains("data-scenes=\"1\""))
    #expect(try String(contentsOf: file, encoding: .utf8) == old)
  }

  @Test("A text is recorded again on request, which is a difference only if it is new")
  func recordedAgain() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try difference(report())
    #expect(try difference(report(), isRecording: true) == nil)
    try Data("old\n".utf8).write(to: file)
    let again = try #require(try difference(report(), isRecording: true))
    #expect(again.hasPrefix("The stored text was recorded again"))
    #expect(try difference(report()) == nil)
    #expect(!RehearsalReport.recordsByEnvironment)
  }

  @Test("Two stored texts of one name in different folders have a page each")
  func pages() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["first", "second"] {
      let file = folder.appendingPathComponent("\(name)/sheet.txt")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("old\n".utf8).write(to: file)
      _ = try report().difference(from: file, writingPageTo: folder)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.filter { $0.hasSuffix("-sheet.html") }.count == 2)
  }
}
