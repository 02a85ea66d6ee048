import HeadlessDevice
import InterruptibleTransitions
import Scenes
import Testing

@testable import LiveDevice

@Suite struct LiveSessionTests {
  private let session: LiveSession

  init() {
    session = LiveSession(
      .scenes(SceneEntry.all.map(LiveScene.init)), first: nil, title: "Live")
  }

  @Test("A page without a sign of life is removed, and its touches are cancelled")
  func silence() throws {
    let page = try #require(session.open())
    session.handle(.press(id: 1, x: 10, y: 10), of: page)
    let device = try #require(session.device)
    session.makeFrame(on: device)
    page.tick(14)
    #expect(session.panel.pageCount == 1)
    page.tick(2)
    #expect(session.panel.pageCount == 0)
    session.makeFrame(on: device)
    #expect(device.record {}.frames[0].fingers.isEmpty)
  }

  @Test("A closed page is released")
  func pageIsReleased() throws {
    weak var closed: LivePage?
    do {
      let page = try #require(session.open())
      closed = page
      page.close()
    }
    #expect(closed == nil)
  }

  @Test("A launch releases the former device and its screens")
  func deviceIsReleased() async throws {
    let page = try #require(session.open())
    weak let device = session.device
    weak let screen = session.device?.window.rootViewController
    #expect(device != nil && screen != nil)
    session.handle(.launch(scene: "sheet"), of: page)
    for _ in 0..<100 where device != nil { await Task.yield() }
    #expect(device == nil)
    #expect(screen == nil)
    #expect(session.panel.scene == "sheet")
  }

  @Test("Settings outlast a launch")
  func settings() throws {
    let page = try #require(session.open())
    session.handle(.set(option: .darkMode, isOn: true), of: page)
    session.handle(.rotate(isLandscape: true), of: page)
    session.handle(.rate(framesPerSecond: 120), of: page)
    session.handle(.variants(names: [Device.variants[0], "none"]), of: page)
    let device = try #require(session.device)
    #expect(device.framesPerSecond == 120)
    #expect(device.orientation == .landscape)
    #expect(device.settings.userInterfaceStyle == .dark)
    #expect(session.panel.variants == [Device.variants[0]])
  }

  @Test("A frozen clock makes frames by steps alone")
  func freeze() async throws {
    let page = try #require(session.open())
    let device = try #require(session.device)
    session.handle(.freeze(isOn: true), of: page)
    let start = device.time
    await session.tick(1)
    #expect(device.time == start)
    session.handle(.step, of: page)
    #expect(abs(device.time - start - 1.0 / 60) < 1e-9)
    session.handle(.freeze(isOn: false), of: page)
    await session.tick(1)
    #expect(abs(device.time - start - 3.0 / 60) < 1e-9)
  }
}
