import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite("The list of presets")
struct PresetListTests {
  /// What each preset is called. What is not there does not compile.
  private var presets: [String: TransitionAnimation] {
    [
      "Blur": .blur(), "Card": .card(), "Cover": .cover(), "Dissolve": .dissolve, "Fade": .fade,
      "Flip": .flip(from: nil), "None": TransitionAnimation.none, "PageIn": .pageIn(),
      "PageOut": .pageOut(), "Pull": .pull(), "Push": .push(), "Scale": .scale(from: 0.9),
      "Select": .select(presenting: .push(), dismissing: .pull()), "Slide": .slide(from: .down),
      "SlideAlong": .slideAlong(), "Uncover": .uncover(), "Zoom": .zoom(), "ZoomOut": .zoomOut(),
      "ZoomSlide": .zoomSlide(),
    ]
  }

  @Test("Each has a file of its own, of under 60 lines, and is in the README's table")
  func files() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/InterruptibleTransitions/Animations")
    let readme = try String(
      contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    for name in presets.keys {
      let file = folder.appendingPathComponent("TransitionAnimation+\(name).swift")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      #expect(lines.count < 60, "\(name)")
      let call = name.prefix(1).lowercased() + name.dropFirst()
      #expect(readme.contains("`.\(call)"), "\(name)")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("TransitionAnimation+") }
    #expect(files.count == presets.count + 1, "A preset is missing in this list")
  }

  @Test("Whole pages take 0.35 s, and the flip 0.6 s, unless a transition says otherwise")
  func timings() {
    for name in ["Push", "Pull", "Cover", "Uncover", "SlideAlong", "ZoomSlide", "PageIn", "Zoom"] {
      #expect(presets[name]?.timing.duration == 0.35, "\(name)")
    }
    #expect(presets["Flip"]?.timing.duration == 0.6)
    #expect(InterruptibleTransition(.push()).duration == 0.35)
    #expect(InterruptibleTransition(.push(), timing: .linear(2)).duration == 2)
    #expect(InterruptibleTransition(.slide(from: .down)).duration == 0.4)
  }
}
