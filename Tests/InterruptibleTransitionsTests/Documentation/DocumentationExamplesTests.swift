import Foundation
import Testing

/// Tests that the samples in comments compile: they are in the other files of this folder, word for
/// word.
@Suite("Samples in comments")
struct DocumentationExamplesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the lines of a text without indentation, which differs.
  private static func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      !$0.isEmpty
    }
  }

  private static func sources() throws -> [URL] {
    let folder = root.appendingPathComponent("Sources/InterruptibleTransitions")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { $0 as? URL }.filter {
      $0.pathExtension == "swift"
    }
  }

  /// Returns the lines of this folder's files.
  private static func compiledLines() throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.map { Self.lines(try String(contentsOf: $0, encoding: .utf8)) }
      .joined().joined(separator: "\n")
  }

  @Test("Each sample of the documents for apps compiles, except manifests and code of Hero")
  func readme() throws {
    let compiled = try Self.compiledLines()
    let documents = ["README.md", "Documentation/Guide.md", "Documentation/FromHero.md"]
    let texts = try documents.map {
      try String(contentsOf: Self.root.appendingPathComponent($0), encoding: .utf8)
    }
    let samples = texts.flatMap { $0.components(separatedBy: "```swift\n").dropFirst() }
      .map { $0.components(separatedBy: "\n```")[0] }
      .filter { sample in
        !["dependencies:", ".testTarget(", "// Hero "].contains { sample.hasPrefix($0) }
      }
    for sample in samples {
      let lines = Self.lines(sample).filter { !$0.hasPrefix("import ") }
      #expect(compiled.contains(lines.joined(separator: "\n")), "\(sample)")
    }
    #expect(samples.count == 23)
  }

  @Test("Each sample compiles, and each public type has a sample and is listed in the article")
  func compiled() throws {
    let article = try String(
      contentsOf: Self.root.appendingPathComponent(
        "Sources/InterruptibleTransitions/InterruptibleTransitions.docc/InterruptibleTransitions.md"
      ), encoding: .utf8)
    let compiled = try Self.compiledLines()
    var samples = 0
    for file in try Self.sources() {
      let source = try String(contentsOf: file, encoding: .utf8)
      let comments = source.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      var (sample, hasSample): ([String]?, Bool) = (nil, false)
      for line in comments {
        guard line.hasPrefix("///") else {
          let words = line.split(separator: " ").filter {
            !["nonisolated", "final", "@resultBuilder"].contains($0)
          }
          let isType =
            words.count > 2 && ["public", "open"].contains(words[0])
            && ["class", "struct", "enum", "protocol"].contains(words[1])
          // Nested types are shown in the samples of their outer types.
          let isNested = source.contains("\n  " + line)
          if isType, !isNested {
            #expect(hasSample, "\(words[2]) has no sample")
            let name = words[2].prefix { $0.isLetter }
            #expect(article.contains("- ``\(name)``"), "The article does not list \(name)")
          }
          hasSample = false
          continue
        }
        let text = line.dropFirst(3).trimmingCharacters(in: .whitespaces)
        if text == "```swift" {
          sample = []
        } else if text == "```", let lines = sample {
          let whole = Self.lines(lines.joined(separator: "\n")).joined(separator: "\n")
          #expect(compiled.contains(whole), "\(file.lastPathComponent): \(whole)")
          (sample, hasSample) = (nil, true)
          samples += 1
        } else {
          sample?.append(text)
        }
      }
    }
    #expect(samples > 30)
  }
}
