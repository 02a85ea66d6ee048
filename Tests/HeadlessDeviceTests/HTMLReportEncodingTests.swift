import Foundation
import HeadlessDevice
import Testing

@Suite struct HTMLReportEncodingTests {
  @Test("The page keeps every property of a layer", arguments: Sample.contents)
  func properties(content: LayerSnapshot.Content) throws {
    let root = Sample.layer(1, [Sample.elaborate(7, content: content)])
    // The layer then returns to the default values, which the page must contain too.
    let plain = Sample.layer(1, [LayerSnapshot(id: 7, name: "")])
    let roots = [root, plain, root]
    let frames = try DecodedReport(Sample.report(Sample.recording(roots))).frames(0)
    #expect(frames.map(\.root.withoutIDs) == roots.map(\.withoutIDs))
  }

  @Test("The page keeps layers that are added, moved, reordered, removed and added again")
  func structure() throws {
    let roots = Sample.changedTrees
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

  @Test("Unchanged layers are written once, for any number of frames")
  func unchangedFrames() throws {
    let root = Sample.layer(1, [Sample.elaborate(2, content: Sample.contents[0])])
    func layers(_ count: Int) throws -> [NSDictionary] {
      let roots = Array(repeating: root, count: count)
      let decoded = try DecodedReport(Sample.report(Sample.recording(roots)))
      return try decoded.layers(0).map { $0 as NSDictionary }
    }
    #expect(try layers(1) == layers(500))
  }

  @Test("Only the number that changes is written as a column")
  func changedNumber() throws {
    var root = Sample.layer(1, [Sample.elaborate(2, content: Sample.contents[0])])
    let first = root
    root.sublayers[0].position.y += 8
    let decoded = try DecodedReport(Sample.report(Sample.recording([first, root, root])))
    let values = try decoded.layers(0).flatMap { layer in
      layer.values.flatMap { $0 as? [Any] ?? [$0] }
    }
    #expect(values.compactMap { $0 as? String }.count == 1)
    #expect(try decoded.layers(0).count == 2)
  }

  @Test(
    "Numbers that change are decoded within a step, at their frames", arguments: [1, 2, 3, 4, 9])
  func columns(interval: Int) throws {
    let roots = (0..<200).map { frame in
      var layer = Sample.layer(1)
      let value = sin(Double(frame / interval * interval))
      // The position is constant from frame 60 to frame 89.
      layer.position.x = (60..<90).contains(frame) ? 4 : 300 * value
      layer.opacity = abs(value)
      layer.transform[0] = 1 + value
      layer.sublayerTransform[11] = value / 500
      layer.sublayerTransform[13] = -40 * value
      return layer
    }
    let frames = try DecodedReport(Sample.report(Sample.recording(roots))).frames(0)
    for (frame, root) in zip(frames.map(\.root), roots) {
      #expect(abs(frame.position.x - root.position.x) <= 1 / 256)
      #expect(abs(frame.opacity - root.opacity) <= 1 / 2048)
      #expect(abs(frame.transform[0] - root.transform[0]) <= 1 / 131_072)
      #expect(abs(frame.sublayerTransform[11] - root.sublayerTransform[11]) <= 1e-8)
      #expect(abs(frame.sublayerTransform[13] - root.sublayerTransform[13]) <= 1 / 256)
    }
  }

  @Test("A transform that leaves the plane in one frame is kept in all frames")
  func space() throws {
    var roots = Array(repeating: Sample.layer(1), count: 5)
    roots[1].transform = [0.5, 0.25, 0, 0, -0.25, 0.5, 0, 0, 0, 0, 1, 0, 3, -4, 0, 1]
    roots[3].transform[10] = 0.5
    roots[3].transform[3] = 1 / 1024
    let frames = try DecodedReport(Sample.report(Sample.recording(roots))).frames(0)
    #expect(frames.map(\.root.transform) == roots.map(\.transform))
  }

  @Test("Siblings are written in the order of their z positions")
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
    let items = try decoded.items(0, of: 0)
    #expect(items.map(\.time) == [0])
    #expect((items[0].value as? Double)?.isNaN == true)
  }

  @Test("Large numbers stay valid JSON", arguments: [1e16, -1e300, 0x1p53, 1e-300, 0.1 + 0.2])
  func largeNumbers(value: Double) throws {
    var layer = Sample.layer(1)
    layer.position.x = value
    layer.zPosition = value
    // The value is alone, or one of several values.
    for roots in [[layer], [Sample.layer(1), layer, Sample.layer(1)]] {
      let frames = try DecodedReport(Sample.report(Sample.recording(roots))).frames(0)
      for (frame, root) in zip(frames.map(\.root), roots) {
        #expect(abs(frame.position.x - root.position.x) <= 1 / 256)
        #expect(abs(frame.zPosition - root.zPosition) <= 1 / 256)
      }
    }
  }

  @Test("Fingers and tracks keep their times")
  func fingersAndTracks() throws {
    var recording = Sample.recording([Sample.layer(1), Sample.layer(1)])
    recording.frames[1].fingers = [.init(id: 4, location: CGPoint(x: 12.5, y: 80))]
    recording.tracks = [
      .strip(name: "Phase", segments: [.init(time: 0.5, label: "held")]),
      .plot(name: "Velocity", unit: "1/s", samples: [.init(time: 0.25, value: -1.5)]),
      .log(name: "Context", entries: [.init(time: 0.75, text: "completeTransition true")]),
      .note(name: "Known", segments: [.init(time: 0, label: "a\nb"), .init(time: 0.5, label: "")]),
    ]
    let decoded = try DecodedReport(Sample.report(recording))
    let frames = try decoded.frames(0)
    #expect(frames.map(\.fingers) == [[], [[4, 12.5, 80]]])
    #expect(frames.map(\.time) == [0, 0.0156])
    let tracks = try #require(try decoded.recording(0)["tracks"] as? [[String: Any]])
    #expect(tracks.map { $0["kind"] as? String } == ["strip", "plot", "log", "note"])
    #expect(tracks.map { $0["name"] as? String } == recording.tracks.map(\.name))
    let items = try tracks.indices.map { try decoded.items($0, of: 0) }
    #expect(items.map { $0.map(\.time) } == [[0.5], [0.25], [0.75], [0, 0.5]])
    #expect(items[0][0].value as? String == "held")
    #expect(items[1][0].value as? Double == -1.5)
    #expect(items[2][0].value as? String == "completeTransition true")
    #expect(items[3].map { $0.value as? String } == ["a\nb", ""])
  }

  @Test("A value that is not finite makes a gap in a plot, and the other values stay")
  func brokenPlot() throws {
    var recording = Sample.recording([Sample.layer(1)])
    let values = [0.5, .nan, .nan, 0.5, .infinity, 2]
    recording.tracks = [
      .plot(
        name: "Value", unit: "",
        samples: values.enumerated().map { .init(time: Double($0), value: $1) })
    ]
    let items = try DecodedReport(Sample.report(recording)).items(0, of: 0)
    #expect(items.map(\.time) == [0, 1, 2, 3, 4, 5])
    let read = items.map { $0.value as? Double ?? 0 }
    #expect(read.map(\.isNaN) == values.map { !$0.isFinite })
    #expect(read.filter(\.isFinite) == [0.5, 0.5, 2])
  }

  @Test("A finger that lifts and presses again is two touches")
  func touches() throws {
    var recording = Sample.recording(Array(repeating: Sample.layer(1), count: 6))
    for frame in [0, 1, 3, 4] {
      recording.frames[frame].fingers = [
        .init(id: 1, location: CGPoint(x: Double(frame), y: 8)),
        .init(id: 2, location: CGPoint(x: 100, y: -Double(frame))),
      ]
    }
    let decoded = try DecodedReport(Sample.report(recording))
    let expected = recording.frames.map { frame in
      frame.fingers.map { [Double($0.id), Double($0.location.x), Double($0.location.y)] }
    }
    #expect(try decoded.frames(0).map(\.fingers) == expected)
    #expect((try decoded.recording(0)["touches"] as? [Any])?.count == 4)
  }
}
