import Measuring
import Testing

@Suite("Markdown tables")
struct MarkdownTablesTests {
  private func file(_ value: Double) -> FigureFile {
    let figure = Figure(
      "driving/update", "own instructions", value, .instructions, limit: .atMost(3_000))
    return FigureFile(load: 1, processors: 2, figures: [figure])
  }

  @Test("Filling a document replaces the text between the marks, once")
  func betweenMarks() throws {
    let document = "# Title\n<!-- figures -->\nold\n<!-- end of figures -->\nend\n"
    let tables = MarkdownTables(before: file(12_345), after: nil)
    let filled = try tables.replaced(in: document)
    #expect(filled.hasPrefix("# Title\n<!-- figures -->\n\nBefore: load 1.0 on 2 processors.\n"))
    #expect(filled.contains("| driving | own instructions: before | after |\n"))
    #expect(filled.contains("| update | **12,345** |  |\n"))
    #expect(!filled.contains("old"))
    #expect(filled.hasSuffix("<!-- end of figures -->\nend\n"))
    #expect(try tables.replaced(in: filled) == filled)
  }

  @Test("The later figure has a separate column after the earlier one")
  func after() {
    let text = MarkdownTables(before: file(12_345), after: file(2_000)).text
    #expect(text.contains("| update | **12,345** | 2,000 |\n"))
  }

  @Test("A document without the marks throws an error")
  func withoutMarks() {
    #expect(throws: MarkdownTables.MissingMarks.self) {
      try MarkdownTables(before: file(1), after: nil).replaced(in: "# Title\n")
    }
  }
}
