import HeadlessDevice
import HeadlessUIKit
import Testing

@MainActor struct DeviceNoteTests {
  let device = Device()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    device.window.addSubview(view)
    device.window.makeKeyAndVisible()
    device.advance(by: 0.1)
  }

  @Test("A note is recorded when its text changes, from the first text that is not empty")
  func notes() {
    device.note("known", "before")
    let recording = device.record {
      device.note("known", "")
      device.note("other", "")
      device.advance(by: 0.1)
      for text in ["two\nlines", "two\nlines", ""] { device.note("known", text) }
      device.advance(by: 0.1)
      for text in ["", "again"] { device.note("known", text) }
    }
    let middle = recording.frames[6].time
    let end = recording.frames[12].time
    #expect(
      recording.tracks == [
        .note(
          name: "known",
          segments: [
            Recording.Segment(time: middle, label: "two\nlines"),
            Recording.Segment(time: middle, label: ""),
            Recording.Segment(time: end, label: "again"),
          ])
      ])
    #expect(recording.tracks.map(\.name) == ["known"])
  }

  @Test("A recorded layer has the class name of its owner, and the name that the app sets")
  func names() {
    func shown(_ recording: Recording) -> [[String?]] {
      recording.frames.map { frame in frame.root.sublayers.flatMap { [$0.name, $0.givenName] } }
    }
    let recording = device.record {
      view.layer.name = "square"
      device.advance(by: 1 / 60)
      view.layer.name = nil
      device.advance(by: 1 / 60)
    }
    #expect(shown(recording) == [["UIView", nil], ["UIView", "square"], ["UIView", nil]])
  }

  @Test("The layers in a picture are recorded without the names that the app sets")
  func pictures() throws {
    let part = UIView(frame: view.bounds)
    part.layer.name = "part"
    view.addSubview(part)
    device.advance(by: 0.1)
    let picture = try #require(view.snapshotView(afterScreenUpdates: false))
    part.removeFromSuperview()
    device.window.addSubview(picture)
    func names(_ layer: LayerSnapshot) -> [String] {
      (layer.givenName.map { [$0] } ?? []) + layer.sublayers.flatMap(names)
    }
    let recording = device.record { device.advance(by: 0.1) }
    #expect(recording.frames.last.map { names($0.root) } == [])
    #expect(recording.frames.last?.root.sublayers.last?.name == "Snapshot")
    #expect(part.layer.name == "part")
  }
}
