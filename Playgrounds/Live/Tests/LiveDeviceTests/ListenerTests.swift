import FlyingFox
import FlyingSocks
import Foundation
import HeadlessDevice
import InterruptibleTransitions
import Testing

@testable import LiveDevice

// UIKit's class methods speak to one device, so these tests run one after another.
@Suite(.serialized, .timeLimit(.minutes(1))) struct ListenerTests {
  private let listener: Listener
  private let session: LiveSession
  private let port: UInt16
  private let task: Task<Void, any Error>

  init() throws {
    let host = try #require(HostAddress("127.0.0.1"))
    let listener = try Listener(address: host.socketAddress(port: 0))
    let session = LiveSession(.device(Device()), first: nil, title: "Live")
    port = try #require(listener.port)
    let handler = RequestHandler(
      session: session, rules: AccessRules(host: host, port: port))
    task = Task { try await listener.run(handler) }
    self.listener = listener
    self.session = session
  }

  private func stop() async {
    task.cancel()
    _ = await task.result
  }

  @Test("A request line of megabytes is refused at its limit, and other requests go on")
  func longRequest() async throws {
    let client = try await TestClient(port: port)
    let line = "GET /" + String(repeating: "a", count: 5_000_000) + " HTTP/1.1\r\n\r\n"
    try await client.socket.write(Data(line.utf8))
    #expect(String(decoding: await client.rest(), as: UTF8.self).hasPrefix("HTTP/1.1 431 "))
    #expect(try await TestClient(port: port).request("/ready").status == 204)
    await stop()
  }

  @Test(
    "A malformed request is refused",
    arguments: [
      "", "GET /", "GET / HTTP/1.1 x", "GET  / HTTP/1.1", "GET / HTTP/1.1\r\nHost", "\u{0}",
    ])
  func malformed(head: String) async throws {
    let client = try await TestClient(port: port)
    try await client.socket.write(Data((head + "\r\n\r\n").utf8))
    #expect(String(decoding: await client.rest(), as: UTF8.self).hasPrefix("HTTP/1.1 400 "))
    await stop()
  }

  @Test("A request may arrive byte by byte, but not longer than the server waits")
  func slowRequest() async throws {
    let client = try await TestClient(port: port)
    for byte in "GET /ready HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8 {
      try await client.socket.write(Data([byte]))
    }
    #expect(String(decoding: await client.rest(), as: UTF8.self).hasPrefix("HTTP/1.1 204 "))
    client.close()
    #expect(await wait { listener.connectionCount == 0 })
    let late = try await TestClient(port: port)
    try await late.socket.write(Data("GET /ready ".utf8))
    #expect(await wait { listener.connectionCount == 1 })
    listener.tick(Connection.patience / 2)
    try await late.socket.write(Data("HTTP/1.1\r\n".utf8))
    listener.tick(Connection.patience / 2 + 1)
    #expect(await late.rest().isEmpty)
    await stop()
  }

  @Test("Beyond the limit, a connection replaces the oldest one without a request, but no page")
  func manyConnections() async throws {
    let page = try await TestClient.page(port: port)
    var idle: [TestClient] = []
    for _ in 0..<Listener.mostConnections + 20 { idle.append(try await TestClient(port: port)) }
    #expect(await idle[0].rest().isEmpty)
    let client = try await TestClient(port: port)
    #expect(try await client.request("/ready").status == 204)
    #expect(listener.connectionCount <= Listener.mostConnections)
    #expect(session.panel.pageCount == 1)
    for client in idle + [client, page] { client.close() }
    #expect(await wait { listener.connectionCount == 0 })
    await stop()
  }

  @Test("A frame of gigabytes is refused before its payload arrives, and so is one without a mask")
  func wrongFrames() async throws {
    for (bytes, code) in [
      ([0x82, 0xFF, 0, 0, 0, 1, 0, 0, 0, 0], 1009),
      ([0x82, 0xFF] + [UInt8](repeating: 0xFF, count: 8), 1009),
      ([0x81, 0x02, 0x7B, 0x7D], 1002), ([0xF1, 0x80, 0, 0, 0, 0], 1002),
    ] as [([UInt8], Int)] {
      let page = try await TestClient.page(port: port)
      try await page.socket.write(Data(bytes))
      #expect(await page.end() == code)
      page.close()
    }
    #expect(await wait { session.panel.pageCount == 0 })
    await stop()
  }

  @Test("A page that reads nothing loses its connection")
  func deafPage() async throws {
    let screen = UIViewController()
    try #require(session.device).launch(screen)
    let tiles = (0..<500).map { _ in UIView() }
    for tile in tiles { screen.view.addSubview(tile) }
    let page = try await TestClient.page(port: port)
    var frame = 0.0
    // The buffers of the system are full after some megabytes.
    let isCancelled = await wait {
      frame += 1
      for tile in tiles { tile.frame = CGRect(x: frame, y: frame, width: frame, height: 1) }
      if let device = session.device { session.makeFrame(on: device) }
      listener.tick(0.05)
      return session.panel.pageCount == 0
    }
    #expect(isCancelled)
    #expect(await wait { listener.connectionCount == 0 })
    page.close()
    await stop()
  }
}
