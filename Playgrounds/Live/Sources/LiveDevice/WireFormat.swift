import FlyingFox
import Foundation

// FlyingFox has these too, for its own server alone.

nonisolated extension HTTPRequest {
  /// Creates a request from the part before its body; nil if the part is malformed.
  init?(head: [UInt8]) {
    let lines = head.split(separator: UInt8(ascii: "\n")).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
    var headers = HTTPHeaders()
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      headers.addValue(value, for: HTTPHeader(String(line[..<colon])))
    }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      method: HTTPMethod(String(words[0])), version: .http11,
      target: Target(path: String(target[0]), query: target.count < 2 ? "" : String(target[1])),
      headers: headers, body: HTTPBodySequence())
  }
}

nonisolated extension HTTPResponse {
  /// The part of the response before its body.
  var head: Data {
    let lines = headers.map { header, value in "\(header.rawValue): \(value)\r\n" }
    let status = "HTTP/1.1 \(statusCode.code) \(statusCode.phrase)\r\n"
    return Data((status + lines.joined() + "\r\n").utf8)
  }
}

nonisolated extension WSFrame {
  /// The bytes of the frame, without a mask, as a server sends them.
  var bytes: Data {
    var bytes = Data([(fin ? 0x80 : 0) | opcode.rawValue])
    switch payload.count {
    case ...125: bytes.append(UInt8(payload.count))
    case ...0xFFFF: bytes += [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default:
      bytes.append(127)
      bytes += (0..<8).reversed().map { UInt8(payload.count >> ($0 * 8) & 0xFF) }
    }
    return bytes + payload
  }
}
