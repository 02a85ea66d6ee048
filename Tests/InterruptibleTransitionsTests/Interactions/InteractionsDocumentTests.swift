import Foundation
import Testing

/// Tests that Documentation/Interactions.md names a test for each row of its tables.
@Suite("Document about interactions")
struct InteractionsDocumentTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the cells of each row of the document's tables, without the headers.
  private static func rows() throws -> [[String]] {
    let document = root.appendingPathComponent("Documentation/Interactions.md")
    let lines = try String(contentsOf: document, encoding: .utf8).split(separator: "\n")
    return lines.indices.filter { index in
      guard lines[index].hasPrefix("|"), !lines[index].hasPrefix("|--") else { return false }
      return !lines.indices.contains(index + 1) || !lines[index + 1].hasPrefix("|--")
    }
    .map { index in
      lines[index].split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// Returns the tests of this target, as `Suite/function`.
  private static func tests() throws -> Set<String> {
    let folder = root.appendingPathComponent("Tests/InterruptibleTransitionsTests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var tests: Set<String> = []
    for case let file as URL in files ?? .init() where file.path.hasSuffix("Tests.swift") {
      let source = try String(contentsOf: file, encoding: .utf8)
      let suite = file.deletingPathExtension().lastPathComponent
      guard source.contains("struct \(suite) {") else { continue }
      // The function of a test follows its attribute. Helpers are private.
      for part in source.components(separatedBy: "@Test(").dropFirst() {
        guard let start = part.range(of: "\n  func ") else { continue }
        tests.insert("\(suite)/\(part[start.upperBound...].prefix { $0.isLetter })")
      }
    }
    return tests
  }

  @Test("The table of overlapping changes has a row for each kind of change")
  func overlaps() throws {
    let rows = try Self.rows().filter { $0.count == 6 }
    #expect(rows.count == OverlappingChangesTests.Kind.allCases.count)
  }

  @Test("Each row names a test, and each named test exists")
  func namesTests() throws {
    let rows = try Self.rows().filter { $0.count != 6 }
    #expect(rows.count >= 20)
    let tests = try Self.tests()
    #expect(tests.count > 50)
    for row in rows {
      #expect(row.count == 3, "\(row)")
      let named = (row.last ?? "").split(separator: ",").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
      }
      #expect(!named.isEmpty, "\(row)")
      for name in named { #expect(tests.contains(name), "\(name) is not a test") }
    }
  }
}
