import Foundation
import HeadlessDevice
import Scenes
import Testing

@testable import InterruptibleTransitions

@Suite("List of presets")
struct PresetListTests {
  /// The presets by name. A preset that does not exist does not compile.
  private var presets: [String: TransitionAnimation] {
    [
      "Blur": .blur(), "Card": .card(), "Cover": .cover(), "Dissolve": .dissolve, "Fade": .fade,
      "Flip": .flip(from: nil), "PageIn": .pageIn(),
      "PageOut": .pageOut(), "Pull": .pull(), "Push": .push(), "Scale": .scale(from: 0.9),
      "Select": .select(presenting: .push(), dismissing: .pull()), "Slide": .slide(from: .down),
      "SlideAlong": .slideAlong(), "Uncover": .uncover(), "ZoomIn": .zoomIn(),
      "ZoomOut": .zoomOut(), "Unanimated": .unanimated, "ZoomSlide": .zoomSlide(),
    ]
  }

  @Test("Each preset has its file of under 60 lines, and is in the README's table")
  func files() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/InterruptibleTransitions/Animations")
    let readme = try String(
      contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let section = try #require(readme.components(separatedBy: "\n## Presets\n").last)
    let table = section.components(separatedBy: "\n## ")[0]
    for name in presets.keys {
      let file = folder.appendingPathComponent("TransitionAnimation+\(name).swift")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      #expect(lines.count < 60, "\(name)")
      let call = name.prefix(1).lowercased() + name.dropFirst()
      let isInTable = table.contains("`.\(call)`") || table.contains("`.\(call)(")
      #expect(isInTable, "\(name) is missing in the README's table of presets")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("TransitionAnimation+") && !$0.hasSuffix("+Pages.swift") }
      .map { String($0.dropFirst("TransitionAnimation+".count).dropLast(".swift".count)) }
    let missing = Set(files).subtracting(presets.keys)
    #expect(missing.isEmpty, "A preset is missing in this list")
    let spelled = NumberFormatter()
    spelled.numberStyle = .spellOut
    spelled.locale = Locale(identifier: "en")
    let count = try #require(spelled.string(from: presets.count as NSNumber)).capitalized
    let saysCount = readme.contains("\(count) presets")
    #expect(saysCount, "The README says another number of presets")
  }

  @Test("Each preset is in `Preset` or has its tests, and has a tile in the preset wall")
  func everywhere() throws {
    // Their tests are StillPresetTests, FlipTests, and the tests of the first presets.
    let others = ["Blur", "Fade", "Flip", "Scale", "Select", "Slide", "Unanimated"]
    let names = Preset.allCases.map { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() }
    #expect(Set(presets.keys) == Set(names + others))
    let wall = PresetWallViewController().tiles.map(\.name)
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
    #expect(Set(presets.keys).subtracting(wall).isEmpty)
  }

  @Test("Presets of whole pages take 0.35 s and the flip 0.6 s, unless a transition sets a timing")
  func timings() {
    // Another test may have turned on Reduce Motion.
    _ = Device()
    for preset in Preset.allCases {
      #expect(preset.byDefault.timing.duration == 0.35, "\(preset)")
    }
    #expect(presets["Flip"]?.timing.duration == 0.6)
    #expect(InterruptibleTransition(.push()).duration == 0.35)
    #expect(InterruptibleTransition(.push(), timing: .linear(2)).duration == 2)
    #expect(InterruptibleTransition(.slide(from: .down)).duration == 0.4)
  }
}
