import Foundation
import HeadlessDevice
import Testing

@Suite struct HTMLReportEncodingTests {
  @Test("Every property of a layer comes back from the page", arguments: Sample.contents)
  func properties(content: LayerSnapshot.Content) throws {
    let root = Sample.layer(1, [Sample.elaborate(7, content: content)])
    // The layer loses everything again: what returns to the default must be told as well.
    let plain = Sample.layer(1, [LayerSnapshot(id: 7, name: "")])
    let roots = [root, plain, root]
    let frames = try DecodedReport(Sample.report(Sample.recording(roots))).frames(0)
    #expect(frames.map(\.root.withoutIDs) == roots.map(\.withoutIDs))
  }

  @Test("Layers come, move, change places, leave and return")
  func structure() throws {
    var moved = Sample.layer(3)
    moved.position.x += 8
    let roots = [
      Sample.layer(1, [Sample.layer(2), Sample.layer(3)]),
      Sample.layer(1, [moved, Sample.layer(2)]),
      Sample.layer(1, [Sample.layer(2, [Sample.layer(4)])]),
      Sample.layer(1),
      Sample.layer(1, [Sample.layer(2, [Sample.layer(3)]), Sample.layer(4)]),
      Sample.layer(9, [Sample.layer(1)]),
      Sample.layer(1),
    ]
    let frames = try DecodedReport(Sample.report(Sample.recording(roots))).frames(0)
    #expect(frames.map(\.root.withoutIDs) == roots.map(\.withoutIDs))
  }

  @Test("A layer keeps its number over all frames")
  func identity() throws {
    let ids = [Int.max, 0x7fff_0000_1000, -3]
    let forward = Sample.layer(1, ids.map { Sample.layer($0) })
    let backward = Sample.layer(1, ids.reversed().map { Sample.layer($0) })
    let frames = try DecodedReport(Sample.report(Sample.recording([forward, backward]))).frames(0)
    let numbers = frames.map { $0.root.sublayers.map(\.id) }
    #expect(Set(numbers[0]).count == 3)
    #expect(numbers[0] == numbers[1].reversed())
  }

  @Test("A frame without a change holds its time alone")
  func unchangedFrame() throws {
    let root = Sample.layer(1, [Sample.elaborate(2, content: Sample.contents[0])])
    let frames = try DecodedReport(Sample.report(Sample.recording([root, root]))).frames(0)
    #expect(frames[0].members["l"] != nil)
    #expect(Array(frames[1].members.keys) == ["t"])
  }

  @Test("Only the property that changed is written")
  func changedProperty() throws {
    var root = Sample.layer(1, [Sample.elaborate(2, content: Sample.contents[0])])
    let first = root
    root.sublayers[0].opacity = 0.5
    let frames = try DecodedReport(Sample.report(Sample.recording([first, root]))).frames(0)
    let changes = try #require(frames[1].members["l"] as? [String: [String: Any]])
    #expect(changes.count == 1)
    #expect(changes.values.first?.keys.map { $0 } == ["o"])
  }

  @Test("Siblings are written in the order of their height")
  func height() throws {
    var high = Sample.layer(2)
    high.zPosition = 10
    var raised = Sample.layer(3)
    raised.transform[14] = 5
    let root = Sample.layer(1, [high, raised, Sample.layer(4), Sample.layer(5)])
    let frames = try DecodedReport(Sample.report(Sample.recording([root]))).frames(0)
    #expect(
      frames[0].root.sublayers.map(\.name) == ["Layer 4", "Layer 5", "Layer 3", "Layer 2"])
  }

  @Test(
    "A number that is not finite becomes 0, and the JSON stays valid",
    arguments: [
      Double.nan, .infinity, -.infinity,
    ])
  func nonFinite(value: Double) throws {
    var layer = LayerSnapshot(id: 1, name: "")
    layer.bounds = CGRect(x: value, y: value, width: value, height: value)
    layer.position = CGPoint(x: value, y: value)
    layer.anchorPoint = CGPoint(x: value, y: value)
    layer.transform = Array(repeating: value, count: 16)
    layer.sublayerTransform = layer.transform
    layer.zPosition = value
    layer.opacity = value
    layer.cornerRadius = value
    layer.borderWidth = value
    let color = LayerSnapshot.RGBA(red: value, green: value, blue: value, alpha: value)
    layer.backgroundColor = color
    layer.shadow = .init(
      opacity: value, offset: CGSize(width: value, height: value), radius: value, color: color)
    layer.content = .blur(radius: value, tint: color)
    var recording = Sample.recording([Sample.layer(2, [layer])])
    recording.frames[0].fingers = [.init(id: 1, location: CGPoint(x: value, y: value))]
    recording.tracks = [.plot(name: "Value", unit: "", samples: [.init(time: value, value: value)])]

    let decoded = try DecodedReport(Sample.report(recording))
    let frame = try decoded.frames(0)[0]
    let drawn = frame.root.sublayers[0]
    #expect(drawn.bounds == .zero)
    #expect(drawn.position == .zero)
    #expect(drawn.transform == Array(repeating: 0, count: 16))
    #expect(drawn.opacity == 0)
    #expect(drawn.content == .blur(radius: 0, tint: drawn.backgroundColor))
    #expect(frame.fingers == [[1, 0, 0]])
    let tracks = try #require(try decoded.recording(0)["tracks"] as? [[String: Any]])
    let item = try #require((tracks[0]["items"] as? [[Any]])?.first)
    #expect(item[0] as? Double == 0)
    #expect(item[1] is NSNull)
  }

  @Test("Large numbers stay valid JSON", arguments: [1e16, -1e300, 0x1p53, 1e-300, 0.1 + 0.2])
  func largeNumbers(value: Double) throws {
    var layer = Sample.layer(1)
    layer.position.x = value
    let frame = try DecodedReport(Sample.report(Sample.recording([layer]))).frames(0)[0]
    #expect(abs(frame.root.position.x - value) <= 0.0005)
  }

  @Test("Fingers and tracks come with their times")
  func fingersAndTracks() throws {
    var recording = Sample.recording([Sample.layer(1), Sample.layer(1)])
    recording.frames[1].fingers = [.init(id: 4, location: CGPoint(x: 12.5, y: 80))]
    recording.tracks = [
      .strip(name: "Phase", segments: [.init(time: 0.5, label: "held")]),
      .plot(name: "Velocity", unit: "1/s", samples: [.init(time: 0.25, value: -1.5)]),
      .log(name: "Context", entries: [.init(time: 0.75, text: "completeTransition true")]),
    ]
    let decoded = try DecodedReport(Sample.report(recording))
    let frames = try decoded.frames(0)
    #expect(frames.map(\.fingers) == [[], [[4, 12.5, 80]]])
    #expect(frames.map(\.time) == [0, 0.0156])
    let tracks = try #require(try decoded.recording(0)["tracks"] as? [[String: Any]])
    #expect(tracks.map { $0["kind"] as? String } == ["strip", "plot", "log"])
    #expect(tracks.map { $0["name"] as? String } == recording.tracks.map(\.name))
    let items = tracks.map { ($0["items"] as? [[Any]])?.first }
    #expect(items.map { $0?[0] as? Double } == [0.5, 0.25, 0.75])
    #expect(items[0]?[1] as? String == "held")
    #expect(items[1]?[1] as? Double == -1.5)
    #expect(items[2]?[1] as? String == "completeTransition true")
  }
}
