import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite @MainActor struct DeviceFramesTests {
  private let device = Device()
  private let screen = UIViewController()

  private init() {
    device.launch(screen)
  }

  @Test("The stream begins with the current screen")
  func first() async throws {
    var frames = device.frames.makeAsyncIterator()
    let frame = try #require(await frames.next())
    #expect(frame.time == device.time)
    #expect(frame.root.bounds.size == device.screenSize)
    let recording = device.record {}
    #expect(frame.root.names == recording.frames[0].root.names)
  }

  @Test("A slow reader gets the newest frame, and no older one")
  func slow() async throws {
    var frames = device.frames.makeAsyncIterator()
    let finger = device.press(at: CGPoint(x: 100, y: 100))
    finger.move(by: CGVector(dx: 0, dy: 300), over: 1)
    let frame = try #require(await frames.next())
    #expect(frame.time == device.time)
    #expect(frame.fingers.map(\.location) == [CGPoint(x: 100, y: 400)])
    finger.lift()
    #expect(await frames.next()?.fingers == [])
  }

  @Test("Each reader has a stream, and a recording can be made at the same time")
  func readers() async throws {
    var first = device.frames.makeAsyncIterator()
    var second = device.frames.makeAsyncIterator()
    let recording = device.record { device.advance(by: 0.1) }
    let shown = try #require(await first.next())
    #expect(shown.time == device.time)
    #expect(await second.next()?.root.names == shown.root.names)
    #expect(recording.frames.count == 7)
  }

  @Test("A layer keeps its identifier while it is on the screen")
  func identity() async throws {
    var frames = device.frames.makeAsyncIterator()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.name = "card"
    screen.view.addSubview(view)
    device.advance(by: 0.1)
    let before = try #require(await frames.next()?.root.id(named: "card"))
    view.center.x += 30
    screen.view.addSubview(UIView())
    device.advance(by: 0.1)
    #expect(await frames.next()?.root.id(named: "card") == before)
  }

  @Test("The stream does not keep layers in memory that the app has removed")
  func memory() async throws {
    var frames = device.frames.makeAsyncIterator()
    weak var removed: UIView?
    for round in 0..<50 {
      let views = (0..<100).map { _ in UIView() }
      if round == 0 { removed = views[0] }
      for view in views { screen.view.addSubview(view) }
      device.advance(by: 1 / 60)
      for view in views { view.removeFromSuperview() }
      device.advance(by: 1 / 60)
      _ = await frames.next()
    }
    #expect(removed?.layer == nil)
  }

  @Test("Frames are not observed after the reader has ended")
  func end() async {
    weak var reader: Token?
    do {
      let token = Token()
      reader = token
      let task = Task { [device] in
        for await _ in device.frames { _ = token }
      }
      await Task.yield()
      task.cancel()
      await task.value
    }
    await device.advanceWithTasks(by: 0.1)
    #expect(reader == nil)
  }

  @Test("The stream ends when the device is released")
  func release() async {
    var other: Device? = Device()
    var frames = other?.frames.makeAsyncIterator()
    #expect(await frames?.next() != nil)
    other = nil
    #expect(await frames?.next() == nil)
  }
}

private final class Token: Sendable {}

extension LayerSnapshot {
  fileprivate var names: [String] { [name] + sublayers.flatMap(\.names) }

  fileprivate func id(named name: String) -> Int? {
    givenName == name ? id : sublayers.lazy.compactMap { $0.id(named: name) }.first
  }
}
