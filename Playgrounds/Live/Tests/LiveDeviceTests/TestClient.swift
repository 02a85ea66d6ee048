import FlyingSocks
import Foundation
import HeadlessDevice
import Testing

@testable import LiveDevice

/// A client of a server on this machine, which can also break the protocol.
nonisolated struct TestClient: Sendable {
  /// A frame of a WebSocket.
  struct Frame {
    let opcode: UInt8
    let payload: [UInt8]

    static let text: UInt8 = 1
    static let binary: UInt8 = 2
    static let close: UInt8 = 8

    /// The code of a close frame; 0 if there is none.
    var closeCode: Int { payload.count < 2 ? 0 : Int(payload[0]) << 8 | Int(payload[1]) }
  }

  let socket: AsyncSocket
  let port: UInt16

  init(port: UInt16) async throws {
    self.port = port
    socket = try await AsyncSocket.connected(to: try sockaddr_in.inet(ip4: "127.0.0.1", port: port))
  }

  /// Sends a request, and returns the status and the header of the answer.
  func request(_ path: String, _ headers: [String: String] = [:]) async throws -> (
    status: Int, header: String
  ) {
    var text = "GET \(path) HTTP/1.1\r\n"
    for (name, value) in ["Host": "127.0.0.1:\(port)"].merging(headers, uniquingKeysWith: { $1 }) {
      text += "\(name): \(value)\r\n"
    }
    try await socket.write(Data((text + "\r\n").utf8))
    var header = ""
    while !header.hasSuffix("\r\n\r\n") {
      header.unicodeScalars.append(Unicode.Scalar(try await socket.read()))
    }
    let status = header.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (try #require(status), header)
  }

  /// Returns everything up to the end of the connection.
  func rest() async -> [UInt8] {
    var bytes: [UInt8] = []
    while let part = try? await socket.read(atMost: 4096) { bytes += part }
    return bytes
  }

  /// Opens a WebSocket, and returns the status of the answer: 101 if it is open.
  @discardableResult
  func open(_ headers: [String: String] = [:], token: String? = nil) async throws -> Int {
    let upgrade = [
      "Origin": "http://127.0.0.1:\(port)", "Upgrade": "websocket", "Connection": "Upgrade",
      "Sec-WebSocket-Key": "MDEyMzQ1Njc4OWFiY2RlZg==", "Sec-WebSocket-Version": "13",
    ]
    let path = "/frames" + (token.map { "?token=\($0)" } ?? "")
    return try await request(path, upgrade.merging(headers, uniquingKeysWith: { $1 })).status
  }

  /// Opens a WebSocket at a new connection.
  static func page(port: UInt16) async throws -> TestClient {
    let client = try await TestClient(port: port)
    let status = try await client.open()
    try #require(status == 101)
    return client
  }

  func send(_ text: String) async throws {
    try await send(Array(text.utf8), opcode: Frame.text)
  }

  /// Sends a frame. The mask is zero, so the payload stays as it is.
  func send(_ payload: [UInt8], opcode: UInt8, isLast: Bool = true) async throws {
    var bytes = [(isLast ? 128 : 0) | opcode]
    switch payload.count {
    case ...125: bytes.append(128 | UInt8(payload.count))
    case ...65_535: bytes += [128 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default:
      bytes.append(128 | 127)
      bytes += (0..<8).reversed().map { UInt8(payload.count >> ($0 * 8) & 255) }
    }
    try await socket.write(Data(bytes + [0, 0, 0, 0] + payload))
  }

  /// Waits for a frame; throws when the connection has ended.
  func receive() async throws -> Frame {
    let first = try await socket.read()
    var count = Int(try await socket.read())
    if count >= 126 {
      let size = count == 126 ? 2 : 8
      count = try await socket.read(bytes: size).reduce(0) { $0 << 8 | Int($1) }
    }
    return Frame(opcode: first & 15, payload: try await socket.read(bytes: count))
  }

  /// Waits for the end of the connection, and returns its code; 0 if there is none.
  func end() async -> Int {
    while let frame = try? await receive() {
      if frame.opcode == Frame.close { return frame.closeCode }
    }
    return 0
  }

  func close() {
    try? socket.close()
  }
}
