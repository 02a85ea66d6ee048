import FlyingFox
import FlyingSocks
import Foundation

/// A frame of a WebSocket that ends its connection.
nonisolated struct FrameMistake: Error {
  let code: WSCloseCode
}

/// The incoming bytes of a connection, of which it keeps those of one request or frame.
///
/// FlyingFox's own server reads lines and frames of any length before it passes them on.
actor SocketReader {
  /// The largest size of a request without its body, in bytes. Browsers send the cookies of other
  /// servers on this machine, too.
  static let headLimit = 16_384

  private let socket: AsyncSocket
  private var bytes: [UInt8] = []

  init(_ socket: AsyncSocket) {
    self.socket = socket
  }

  /// Reads a request up to the empty line before its body; nil if the request is too long.
  func head() async throws -> [UInt8]? {
    let end = Array("\r\n\r\n".utf8)
    var checked = 0
    while true {
      // The end can begin in an earlier part.
      let start = max(checked - end.count + 1, 0)
      if let range = bytes[start...].firstRange(of: end) {
        defer { bytes.removeSubrange(..<range.upperBound) }
        return Array(bytes[..<range.lowerBound])
      }
      guard bytes.count < Self.headLimit else { return nil }
      checked = bytes.count
      bytes += try await socket.read(atMost: Self.headLimit - bytes.count)
    }
  }

  /// Reads a frame, as RFC 6455, section 5.2, describes it.
  ///
  /// - Throws: A ``FrameMistake`` if the frame is too long, has no mask or has reserved bits.
  func frame() async throws -> WSFrame {
    let start = try await read(2)
    guard start[0] & 0x70 == 0, start[1] & 0x80 != 0 else {
      throw FrameMistake(code: .protocolError)
    }
    let count: UInt64
    switch start[1] & 0x7F {
    case 126: count = Self.number(try await read(2))
    case 127: count = Self.number(try await read(8))
    case let short: count = UInt64(short)
    }
    guard count <= PageMessage.limit else { throw FrameMistake(code: .messageTooBig) }
    let mask = try await read(4)
    let payload = try await read(Int(count))
    return WSFrame(
      fin: start[0] & 0x80 != 0, opcode: WSFrame.Opcode(start[0] & 0x0F), mask: nil,
      payload: Data(payload.enumerated().map { $1 ^ mask[$0 % 4] }))
  }

  /// Reads and ignores everything up to the end of the connection.
  func skipAll() async throws {
    while true { bytes = try await socket.read(atMost: Self.headLimit) }
  }

  private func read(_ count: Int) async throws -> [UInt8] {
    while bytes.count < count {
      bytes += try await socket.read(atMost: PageMessage.limit)
    }
    defer { bytes.removeFirst(count) }
    return Array(bytes.prefix(count))
  }

  private static func number(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
