import HeadlessDevice
import Rehearsals
import Testing

@Suite("Elements in recordings")
struct RecordedElementsTests {
  private func recording(of name: String) throws -> Recording {
    try #require(Rehearsal.all.first { $0.name == name }).perform().recording
  }

  private func names(_ layer: LayerSnapshot) -> [String] {
    (layer.givenName.map { [$0] } ?? []) + layer.sublayers.flatMap(names)
  }

  private func notes(_ recording: Recording) -> [Recording.Segment] {
    for case .note("Elements", let segments) in recording.tracks { return segments }
    return []
  }

  @Test("A recording contains the elements of each flight, and the names of stand-ins during it")
  func flights() throws {
    let recording = try recording(of: "snapshot-morph-finish")
    let notes = notes(recording)
    // A push, a pop, and a push until the recording ends.
    #expect(notes.map(\.label.isEmpty) == [false, true, false, true, false, true])
    let parts = ["card", "picture", "title"].map { "Along the brook \($0)" }
    for note in notes where !note.label.isEmpty {
      let lines = note.label.split(separator: "\n")
      #expect(lines.first == "matched: \(parts.joined(separator: ", "))")
      #expect(lines.count == 2)
    }
    let comes = notes.map { $0.label.contains("not on the incoming screen: ") }
    #expect(comes == [true, false, false, false, true, false])
    for frame in recording.frames {
      let note = notes.last { $0.time <= frame.time }?.label ?? ""
      #expect(names(frame.root).sorted() == (note.isEmpty ? [] : parts), "at \(frame.time)")
    }
  }

  @Test("A scene without elements has neither notes nor names")
  func otherScenes() throws {
    let recording = try recording(of: "sheet-finish")
    #expect(notes(recording).isEmpty && !recording.frames.isEmpty)
    #expect(recording.frames.allSatisfy { names($0.root).isEmpty })
  }
}
