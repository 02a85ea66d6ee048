import Foundation
import HeadlessDevice
import Testing

@Suite struct FrameEncoderTests {
  private static func frame(_ root: LayerSnapshot, at time: Double = 0) -> Recording.Frame {
    Recording.Frame(time: time, root: root)
  }

  @Test("A reader gets every property of a layer", arguments: Sample.contents)
  func properties(content: LayerSnapshot.Content) throws {
    let root = Sample.layer(1, [Sample.elaborate(7, content: content)])
    // The layer then returns to the default values, which the reader must get too.
    let plain = Sample.layer(1, [LayerSnapshot(id: 7, name: "")])
    var encoder = FrameEncoder()
    var reader = DecodedFrames()
    for root in [root, plain, root] {
      #expect(try reader.apply(encoder.encode(Self.frame(root))) == root)
    }
  }

  @Test("A reader gets layers that are added, moved, reordered, removed and added again")
  func structure() throws {
    var encoder = FrameEncoder()
    var reader = DecodedFrames()
    for root in Sample.changedTrees {
      #expect(try reader.apply(encoder.encode(Self.frame(root))) == root)
    }
  }

  @Test("Siblings are written in the order of their heights")
  func heights() throws {
    var high = Sample.layer(2)
    var reader = DecodedFrames()
    var encoder = FrameEncoder()
    for (height, order) in [(8.0, [3, 2]), (-8, [2, 3])] {
      high.zPosition = height
      let frame = Self.frame(Sample.layer(1, [high, Sample.layer(3)]))
      #expect(try reader.apply(encoder.encode(frame)).sublayers.map(\.id) == order)
    }
  }

  @Test("A moved layer costs few bytes, and an unchanged frame costs fewer")
  func size() throws {
    var root = Sample.layer(1, (2..<102).map { Sample.elaborate($0, content: Sample.contents[0]) })
    var encoder = FrameEncoder()
    var reader = DecodedFrames()
    let whole = encoder.encode(Self.frame(root))
    _ = try reader.apply(whole)
    #expect(whole.count > 10_000)
    let same = encoder.encode(Self.frame(root, at: 1 / 64))
    _ = try reader.apply(same)
    #expect(same.count < 10)
    #expect(reader.changedCount == 0)
    root.sublayers[50].position.y += 8
    let moved = encoder.encode(Self.frame(root, at: 2 / 64))
    #expect(try reader.apply(moved) == root)
    #expect(reader.changedCount == 1)
    #expect(moved.count < 20)
  }

  @Test("Times and fingers are written, and numbers that are not finite become 0")
  func numbers() throws {
    var root = Sample.layer(1)
    root.position = CGPoint(x: CGFloat.nan, y: -CGFloat.infinity)
    root.opacity = .nan
    root.cornerRadius = 1e300
    let fingers = [
      Recording.FingerSample(id: 3, location: CGPoint(x: 20.5, y: -700)),
      Recording.FingerSample(id: Int.max >> 2, location: CGPoint(x: CGFloat.nan, y: 4)),
    ]
    var encoder = FrameEncoder()
    var reader = DecodedFrames()
    let frame = Recording.Frame(time: 12.3456, root: root, fingers: fingers)
    let shown = try reader.apply(encoder.encode(frame))
    #expect(shown.position == .zero)
    #expect(shown.opacity == 0)
    #expect(shown.cornerRadius == 0x1p38)
    #expect(reader.time == 12.3456)
    #expect(reader.fingers.map(\.id) == [3, Int.max >> 2])
    #expect(reader.fingers.map(\.location) == [CGPoint(x: 20.5, y: -700), CGPoint(x: 0, y: 4)])
  }

  @Test("Differences add up to the whole tree, also if the reader misses frames", arguments: 0..<4)
  @MainActor func differences(seed: Int) throws {
    let screen = ChangingScreen(seed: seed)
    let recording = screen.device.record {
      for _ in 0..<200 {
        screen.change()
        screen.device.advance(by: 1 / 60)
      }
      screen.end()
    }
    // One reader reads every frame, another one every third frame.
    for step in [1, 3] {
      var encoder = FrameEncoder()
      var reader = DecodedFrames()
      for index in stride(from: 0, to: recording.frames.count, by: step) {
        let frame = recording.frames[index]
        var fresh = FrameEncoder()
        var newReader = DecodedFrames()
        let whole = try newReader.apply(fresh.encode(frame))
        #expect(try reader.apply(encoder.encode(frame)) == whole, "frame \(index)")
        #expect(reader.layerCount == newReader.layerCount, "a removed layer is kept")
      }
    }
  }
}
