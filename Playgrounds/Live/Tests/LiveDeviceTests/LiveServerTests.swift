import FlyingSocks
import Foundation
import HeadlessDevice
import InterruptibleTransitions
import Testing

@testable import LiveDevice

// UIKit's class methods speak to one device, so these tests run one after another.
@Suite(.serialized) struct LiveServerTests {
  private static let tap = #"{"press":{"id":1,"x":200,"y":400}}"#
  private nonisolated static let long = String(repeating: " ", count: 4097)

  @Test("An own app of one screen is live: a page gets its screen, and touches it")
  func ownApp() async throws {
    let screen = TouchScreen()
    let device = Device()
    device.launch(screen)
    let running = try await RunningServer(LiveServer(device, port: 0))
    let page = try await TestClient.page(port: running.port)
    var kinds: Set<UInt8> = []
    while kinds.count < 2 { kinds.insert(try await page.receive().opcode) }
    try await page.send(Self.tap)
    #expect(await wait { screen.log == ["began 200, 400"] })
    try await page.send(#"{"launch":{}}"#)
    try await page.send(#"{"lift":{"id":1}}"#)
    #expect(await wait { screen.log.last == "ended 200, 400" })
    page.close()
    try await running.stop()
  }

  @Test("The body of a refused request is no request")
  func smuggled() async throws {
    let running = try await RunningServer(scene: "sheet")
    let client = try await TestClient(port: running.port)
    let host = "Host: 127.0.0.1:\(running.port)\r\n"
    let inner = Data("GET /live.js HTTP/1.1\r\n\(host)\r\n".utf8)
    var body = Data()
    while body.count < 3_000_000 { body += inner }
    let head =
      "POST / HTTP/1.1\r\n\(host)Origin: http://example.com\r\n"
      + "Content-Length: \(body.count)\r\n\r\n"
    try await client.socket.write(Data(head.utf8) + body)
    let answer = String(decoding: await client.rest(), as: UTF8.self)
    #expect(answer.hasPrefix("HTTP/1.1 403 "))
    #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2)
    try await running.stop()
  }

  @Test("The page comes with headers that keep it to itself")
  func headers() async throws {
    let running = try await RunningServer(scene: "sheet")
    for path in ["/", "/live.js", "/live.css", "/layer.js"] {
      let client = try await TestClient(port: running.port)
      let answer = try await client.request(path)
      #expect(answer.status == 200, "\(path)")
      #expect(answer.header.contains("Referrer-Policy: no-referrer"))
      #expect(answer.header.contains("frame-ancestors 'none'"))
      #expect(answer.header.contains("Cross-Origin-Resource-Policy: same-origin"))
      client.close()
    }
    let client = try await TestClient(port: running.port)
    #expect(try await client.request("/../../etc/passwd").status == 404)
    client.close()
    try await running.stop()
  }

  @Test("Foreign hosts and origins are refused")
  func foreign() async throws {
    let running = try await RunningServer(scene: "sheet")
    let port = running.port
    for (headers, status) in [
      (["Origin": "http://evil.example"], 403), (["Origin": "null"], 403),
      (["Host": "evil.example:\(port)", "Origin": "http://evil.example:\(port)"], 421),
      (["Host": "192.168.1.20:\(port)"], 421), ([:], 101),
    ] as [([String: String], Int)] {
      let client = try await TestClient(port: port)
      #expect(try await client.open(headers) == status, "\(headers)")
      client.close()
    }
    let client = try await TestClient(port: port)
    #expect(try await client.request("/recording", ["Origin": "http://evil.example"]).status == 403)
    client.close()
    try await running.stop()
  }

  @Test("Beyond this machine, a request needs the token of the address")
  func token() async throws {
    let running = try await RunningServer(scene: "sheet", host: "0.0.0.0")
    let token = try #require(running.address.split(separator: "=").last).description
    for (given, status) in [(nil, 401), ("0", 401), (token, 101)] as [(String?, Int)] {
      let client = try await TestClient(port: running.port)
      #expect(try await client.open(token: given) == status)
      client.close()
    }
    for (header, status) in [("", 401), ("Bearer \(token)", 200)] {
      let client = try await TestClient(port: running.port)
      #expect(
        try await client.request("/recording", ["Authorization": header]).status == status)
      client.close()
    }
    try await running.stop()
  }

  @Test("A port that is in use is a typed error, and is free after the end of the server")
  func port() async throws {
    let first = try await RunningServer(scene: "sheet")
    let port = first.port
    let second = LiveServer(Device(), port: port)
    await #expect(throws: LiveServerError.portInUse(port)) { try await second.run { _ in } }
    #expect(LiveServerError.portInUse(port).description.contains("--port"))
    try await first.stop()
    let third = try await RunningServer(LiveServer(Device(), port: port))
    #expect(third.port == port)
    try await third.stop()
  }

  @Test("Other mistakes are typed errors too")
  func mistakes() async throws {
    await #expect(throws: LiveServerError.unknownHost("example")) {
      try await LiveServer(Device(), host: "example").run { _ in }
    }
    await #expect(throws: LiveServerError.unknownHost("203.0.113.7")) {
      try await LiveServer(Device(), host: "203.0.113.7").run { _ in }
    }
    for (code, error) in [
      (EACCES, .noPermission(80)), (EPERM, .noPermission(80)), (EPIPE, .stopped("gone")),
    ] as [(Int32, LiveServerError)] {
      let failure = SocketError.failed(type: "Bind", errno: code, message: "gone")
      #expect(LiveServerError(failure, host: "127.0.0.1", port: 80) == error)
    }
    #expect(throws: LiveServerError.unknownScene("nothing")) {
      _ = try LiveServer(scenes: [], first: "nothing")
    }
    let running = try await RunningServer(scene: "sheet")
    await #expect(throws: LiveServerError.alreadyRunning) {
      try await running.server.run { _ in }
    }
    try await running.stop()
  }

  @Test(
    "A broken message closes its connection alone",
    arguments: [("{}", 1, 1008), (long, 1, 1009), ("abc", 2, 1003), ("\u{FFFD}", 1, 1008)])
  func broken(text: String, opcode: Int, code: Int) async throws {
    let running = try await RunningServer(scene: "sheet")
    let other = try await TestClient.page(port: running.port)
    let page = try await TestClient.page(port: running.port)
    try await page.send(Array(text.utf8), opcode: UInt8(opcode))
    #expect(await page.end() == code)
    try await other.send(Self.tap)
    #expect(await wait { running.server.fingerCount == 1 })
    #expect(running.server.pageCount == 1)
    other.close()
    try await running.stop()
  }

  @Test("A message in parts is read, and its parts have at most 4 kB together")
  func parts() async throws {
    let running = try await RunningServer(scene: "sheet")
    let page = try await TestClient.page(port: running.port)
    let bytes = Array(Self.tap.utf8)
    try await page.send(Array(bytes[..<5]), opcode: 1, isLast: false)
    try await page.send(Array(bytes[5...]), opcode: 0)
    #expect(await wait { running.server.fingerCount == 1 })
    for index in 0..<5 {
      let part = [UInt8](repeating: 32, count: 1000)
      try await page.send(part, opcode: index == 0 ? 1 : 0, isLast: false)
    }
    #expect(await page.end() == 1009)
    try await running.stop()
  }

  @Test("The touches of a page that vanishes are cancelled")
  func vanishing() async throws {
    let screen = TouchScreen()
    let device = Device()
    device.launch(screen)
    let running = try await RunningServer(LiveServer(device, port: 0))
    for _ in 0..<20 {
      let page = try await TestClient.page(port: running.port)
      try await page.send(Self.tap)
      #expect(await wait { running.server.fingerCount == 1 })
      page.close()
      #expect(await wait { running.server.fingerCount == 0 })
    }
    #expect(screen.log.filter { $0 == "cancelled 200, 400" }.count == 20)
    #expect(await wait { running.server.pageCount == 0 })
    try await running.stop()
  }

  @Test("16 pages show the device, and another one is refused until one leaves")
  func sixteen() async throws {
    let running = try await RunningServer(scene: "nine-cards")
    var pages: [TestClient] = []
    for _ in 0..<16 { pages.append(try await TestClient.page(port: running.port)) }
    for page in pages {
      while try await page.receive().opcode != TestClient.Frame.binary {}
    }
    let late = try await TestClient(port: running.port)
    #expect(try await late.open() == 503)
    late.close()
    pages.removeLast().close()
    #expect(await wait { running.server.pageCount == 15 })
    pages.append(try await TestClient.page(port: running.port))
    for page in pages { page.close() }
    #expect(await wait { running.server.pageCount == 0 })
    try await running.stop()
  }

  @Test("A page that does not read delays no other page, and then gets the newest state")
  func slow() async throws {
    let running = try await RunningServer(scene: "nine-cards")
    let slow = try await TestClient.page(port: running.port)
    let quick = try await TestClient.page(port: running.port)
    try await quick.send(#"{"press":{"id":1,"x":190,"y":400}}"#)
    try await quick.send(#"{"lift":{"id":1}}"#)
    var time = 0.0
    while time < 3 {
      let frame = try await quick.receive()
      if frame.opcode == TestClient.Frame.binary { time = Self.time(of: frame.payload) }
    }
    var count = 0
    var slowTime = 0.0
    while slowTime < time {
      let frame = try await slow.receive()
      guard frame.opcode == TestClient.Frame.binary else { continue }
      count += 1
      slowTime = Self.time(of: frame.payload)
    }
    // The system buffers some frames for a page that does not read.
    #expect(count < 400)
    slow.close()
    quick.close()
    try await running.stop()
  }

  @Test("After thousands of broken and good connections, the server goes on")
  func fuzzedConnections() async throws {
    let running = try await RunningServer(scene: "sheet")
    let witness = try await TestClient.page(port: running.port)
    var random = SeededRandom(seed: 3)
    for _ in 0..<300 {
      let page = try await TestClient.page(port: running.port)
      for _ in 0..<20 {
        // The server may have closed the connection already.
        try? await page.send(Array(random.message()), opcode: UInt8(random.below(3)))
      }
      page.close()
    }
    #expect(await wait { running.server.pageCount == 1 })
    try await witness.send(#"{"freeze":{"isOn":false}}"#)
    try await witness.send(#"{"launch":{"scene":"sheet"}}"#)
    try await witness.send(Self.tap)
    #expect(await wait { running.server.fingerCount == 1 })
    witness.close()
    #expect(await wait { running.server.fingerCount == 0 })
    try await running.stop()
  }

  /// Returns the time of an encoded frame, which is its first number, in seconds.
  private static func time(of bytes: [UInt8]) -> Double {
    var number = 0
    for (index, byte) in bytes.enumerated() {
      number |= Int(byte & 127) << (7 * index)
      if byte < 128 { break }
    }
    return Double(number >> 1) / 10_000
  }
}
