import Foundation
import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// The suite of a feature: `swift test --filter DocumentationTests` runs all its suites.
@Suite("Documentation")
enum DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the text of an article.
  private static func article(_ name: String) throws -> String {
    try text("Sources/InterruptibleTransitions/InterruptibleTransitions.docc/\(name).md")
  }
}

extension DocumentationTests {
  /// Tests that the samples in comments and documents of the toolkit and of HeadlessDevice compile.
  /// The files of this folder and the examples of HeadlessDeviceTests have each sample, word for
  /// word.
  @Suite("Samples")
  struct Samples {
    /// Returns the lines of a text without indentation, which differs.
    private static func lines(_ text: some StringProtocol) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
        !$0.isEmpty
      }
    }

    /// Returns the files of a folder with an extension.
    private static func files(in folder: String, _ pathExtension: String) -> [URL] {
      let folder = DocumentationTests.root.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (files?.allObjects ?? []).compactMap { $0 as? URL }.filter {
        $0.pathExtension == pathExtension
      }
    }

    /// Returns the files of both modules with an extension, such as those of their DocC catalogs.
    private static func sources(_ pathExtension: String) -> [URL] {
      ["InterruptibleTransitions", "HeadlessDevice"].flatMap {
        files(in: "Sources/\($0)", pathExtension)
      }
    }

    /// Returns the lines of the files with samples.
    private static func compiledLines() throws -> String {
      let examples =
        files(in: "Tests/InterruptibleTransitionsTests/Documentation", "swift")
        + ["Tests/HeadlessDeviceTests", "Playgrounds/Live/Tests"].flatMap { files(in: $0, "swift") }
        .filter { $0.lastPathComponent.hasPrefix("DocumentationExamples") }
      return try examples.map { Self.lines(try String(contentsOf: $0, encoding: .utf8)) }
        .joined().joined(separator: "\n")
    }

    /// Returns the README and the articles. `Scripts/check-getting-started` follows the steps of
    /// GettingStarted.md.
    private static func articles() throws -> [URL] {
      [DocumentationTests.root.appendingPathComponent("README.md")]
        + sources("md").filter { $0.lastPathComponent != "GettingStarted.md" }
    }

    @Test("Each sample of the documents for apps compiles, except manifests and code of Hero")
    func documents() throws {
      let compiled = try Self.compiledLines()
      let texts = try Self.articles().map { try String(contentsOf: $0, encoding: .utf8) }
      let samples = texts.flatMap { $0.components(separatedBy: "```swift\n").dropFirst() }
        .map { $0.components(separatedBy: "\n```")[0] }
        .filter { sample in
          !["dependencies:", ".testTarget(", "// Hero "].contains { sample.hasPrefix($0) }
        }
      for sample in samples {
        let lines = Self.lines(sample).filter { !$0.hasPrefix("import ") }
        #expect(compiled.contains(lines.joined(separator: "\n")), "\(sample)")
      }
      #expect(samples.count > 40)
    }

    @Test("Each sample of a comment compiles, and each public type has a sample")
    func compiled() throws {
      let compiled = try Self.compiledLines()
      var samples = 0
      for file in Self.sources("swift") {
        let source = try String(contentsOf: file, encoding: .utf8)
        let comments = source.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
        var sample: [String]? = nil
        var hasSample: Bool = false
        for line in comments {
          guard line.hasPrefix("///") else {
            let words = line.split(separator: " ").filter {
              !["nonisolated", "final", "@resultBuilder", "@MainActor"].contains($0)
            }
            let isType =
              words.count > 2 && ["public", "open"].contains(words[0])
              && ["class", "struct", "enum", "protocol"].contains(words[1])
            if isType { #expect(hasSample, "\(words[2]) has no sample") }
            hasSample = false
            continue
          }
          let text = line.dropFirst(3).trimmingCharacters(in: .whitespaces)
          if text == "```swift" {
            sample = []
          } else if text == "```", let lines = sample {
            let whole = Self.lines(lines.joined(separator: "\n")).joined(separator: "\n")
            #expect(compiled.contains(whole), "\(file.lastPathComponent): \(whole)")
            sample = nil
            hasSample = true
            samples += 1
          } else {
            sample?.append(text)
          }
        }
      }
      #expect(samples > 100)
    }
  }
}

extension DocumentationTests {
  /// Tests that the names of the five systems are in a migration page, and that their replacements
  /// compile.
  @Suite("Names of the five systems")
  struct Names {
    @Test("Each name of Hero with a replacement that compiles has a row in the migration page")
    func hero() throws {
      let page = try DocumentationTests.article("ComingFromHero")
      let names =
        [String](SourceNames.heroModifiers.keys) + SourceNames.heroPresets.keys
        + SourceNames.heroTransition.keys
      for name in names { #expect(page.contains("`\(name)`"), "\(name)") }
    }

    @Test("Each identifier of the published code is in a migration page")
    func others() throws {
      let pages =
        try DocumentationTests.article("ComingFromOtherTransitions")
        + DocumentationTests.article("ComingFromPercentDriven")
      let names = [
        SourceNames.propertyAnimator, SourceNames.snapshots, SourceNames.definitions,
        SourceNames.flipCard,
      ].flatMap(\.keys)
      let identifiers = names.filter { !$0.contains(" ") }
      #expect(identifiers.count > 20)
      for name in identifiers {
        let base = name.prefix { $0 != "(" }
        #expect(pages.contains(base), "\(name)")
      }
    }
  }
}

extension DocumentationTests {
  /// Tests that each name of Hero's public interface has a row with its replacement, or with the
  /// reason why there is none.
  @Suite("Migration from Hero")
  struct FromHero {
    /// The public names of Hero 1.6.4.
    private static let names = """
      fade forceNonFade position size transform perspective scale translate rotate backgroundColor
      borderColor borderWidth shadowColor shadowOpacity shadowOffset shadowRadius shadowPath overlay
      opacity cornerRadius zPosition contentsRect contentsScale masksToBounds duration
      durationMatchLongest delay timingFunction spring source arc cascade when whenMatched
      whenPresenting whenDismissing whenAppearing whenDisappearing beginWith useGlobalCoordinateSpace
      ignoreSubviewModifiers useNoSnapshot useNormalSnapshot useOptimizedSnapshot
      useLayerRenderSnapshot useScaleBasedSizeChange forceAnimate leadingToTrailing trailingToLeading
      topToBottom bottomToTop leftToRight rightToLeft radial inverseRadial from auto push pull cover
      uncover slide zoomSlide pageIn pageOut zoom zoomOut selectBy autoReverse none leading trailing
      id heroID modifiers heroModifiers modifierString heroModifierString isEnabled heroEnabled
      isHeroEnabled isEnabledForSubviews heroEnabledForSubviews isHeroEnabledForSubviews storedAlpha
      heroStoredAlpha snapshotView slowSnapshotView HeroCustomSnapshotView modalAnimationType
      heroModalAnimationType navigationAnimationType heroNavigationAnimationType tabBarAnimationType
      heroTabBarAnimationType modalAnimationTypeString navigationAnimationTypeString
      tabBarAnimationTypeString dismissViewController unwindToRootViewController
      unwindToViewController replaceViewController HeroExtension HeroCompatible base Hero shared
      HeroTransition update finish cancel apply changeTarget start animate complete transition state
      isTransitioning transitioning presenting isPresenting progress observeForProgressUpdate
      HeroProgressUpdateObserver totalDuration container context fromViewController toViewController
      interactive isUserInteractionEnabled containerColor viewOrderingStrategy
      HeroViewOrderingStrategy defaultAnimation HeroDefaultAnimationType
      defaultAnimationDirectionStrategy Direction Strategy delegate HeroTransitionDelegate
      HeroViewControllerDelegate HeroConditionalContext currentViewController otherViewController
      isAppearing isMatched isInNavbarController isInTabbarController isAncestorViewMatched
      matchedAncestorView matchedView HeroPreprocessor process BasePreprocessor HeroAnimator
      canAnimate seekTo resume clean HeroDefaultAnimator HeroPlugin enable disable
      requirePerFrameCallback HeroContext fromViews toViews sourceView destinationView pairedView hide
      unhide HeroTargetState HeroModifier beginState conditionalModifiers custom displayShadow
      anchorPoint HeroCoordinateSpace coordinateSpace HeroSnapshotType snapshotType CascadeDirection
      HeroStringConvertible Lexer Parser
      """.split { $0 == " " || $0 == "\n" }.map(String.init)

    /// Returns the names in backticks in the first cell of each row, and the text of its second
    /// cell.
    private static func rows() throws -> [(names: [String], answer: String)] {
      try DocumentationTests.article("ComingFromHero").split(separator: "\n").filter {
        $0.hasPrefix("| `")
      }
      .map { row in
        let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        let names = cells[0].components(separatedBy: "`").enumerated()
          .filter { $0.offset % 2 == 1 }.map(\.element)
        return (names, cells.count > 1 ? cells[1] : "")
      }
    }

    @Test("Each Hero name has a row, and each row has an answer")
    func names() throws {
      let rows = try Self.rows()
      let found = Set(rows.flatMap(\.names))
      #expect(Set(Self.names).subtracting(found).sorted() == [])
      #expect(found.subtracting(Self.names).sorted() == [])
      #expect(rows.allSatisfy { $0.answer.count > 3 })
    }

    @Test("Each modifier that a row names exists")
    func answers() throws {
      let folder = "Sources/InterruptibleTransitions/Elements/Modifiers/"
      let files = ["", "+Appearance", "+Time", "+Curve"].map {
        "\(folder)ElementModifier\($0).swift"
      }
      let sources = try files.map { try DocumentationTests.text($0) }.joined()
      let section =
        try DocumentationTests.article("ComingFromHero").components(separatedBy: "\n## ")
        .first { $0.hasPrefix("Modifiers") } ?? ""
      let words = section.components(separatedBy: "`").filter { $0.hasPrefix(".") }
      let names = words.map { $0.dropFirst().prefix { $0.isLetter } }.map(String.init)
      let others: Set = [
        "linear", "easeIn", "easeOut", "easeInOut", "cubic", "automatic", "drawn", "view",
      ]
      for name in Set(names).subtracting(others) {
        let isThere = ["func \(name)(", "let \(name) ", "case \(name)"].contains {
          sources.contains($0)
        }
        #expect(isThere, "\(name)")
      }
      #expect(names.count > 50)
    }
  }
}

extension DocumentationTests {
  /// Tests that Documentation/Interactions.md names a test for each row of its tables.
  @Suite("Document about interactions")
  struct Interactions {
    /// Returns the cells of each row of the document's tables, without the headers.
    private static func rows() throws -> [[String]] {
      let document = DocumentationTests.root.appendingPathComponent("Documentation/Interactions.md")
      let lines = try String(contentsOf: document, encoding: .utf8).split(separator: "\n")
      return lines.indices.filter { index in
        guard lines[index].hasPrefix("|"), !lines[index].hasPrefix("|--") else { return false }
        return !lines.indices.contains(index + 1) || !lines[index + 1].hasPrefix("|--")
      }
      .map { index in
        lines[index].split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
    }

    /// Returns the tests of this target, as `File/function`.
    private static func tests() throws -> Set<String> {
      let folder = DocumentationTests.root.appendingPathComponent(
        "Tests/InterruptibleTransitionsTests")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      var tests: Set<String> = []
      for case let file as URL in files ?? .init() where file.path.hasSuffix("Tests.swift") {
        let source = try String(contentsOf: file, encoding: .utf8)
        let suite = file.deletingPathExtension().lastPathComponent
        // The function of a test follows its attribute. Helpers are private.
        for part in source.components(separatedBy: "@Test(").dropFirst() {
          guard let start = part.range(of: "\n *func ", options: .regularExpression) else {
            continue
          }
          tests.insert("\(suite)/\(part[start.upperBound...].prefix { $0.isLetter })")
        }
      }
      return tests
    }

    @Test("The table of overlapping changes has a row for each kind of change")
    func overlaps() throws {
      let rows = try Self.rows().filter { $0.count == 6 }
      #expect(rows.count == RequestTests.OverlappingChanges.Kind.allCases.count)
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
}
