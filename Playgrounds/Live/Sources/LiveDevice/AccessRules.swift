import Foundation

/// The rules that keep other sites' pages, and other people, away from a device.
nonisolated struct AccessRules: Sendable {
  /// The address that the server listens on.
  let host: HostAddress
  let port: UInt16
  /// The token that a request needs; nil if only this machine can connect.
  let token: AccessToken?

  init(host: HostAddress, port: UInt16) {
    self.host = host
    self.port = port
    token = host.isLoopback ? nil : AccessToken()
  }

  /// The address of the page; for all addresses of the machine, the one on the machine itself.
  ///
  /// The token is in the fragment, which browsers never send.
  var url: String {
    let text = host.isAny ? "localhost" : host.text
    let name = text.contains(":") ? "[\(text)]" : text
    return "http://\(name):\(port)/" + (token.map { "#token=\($0.text)" } ?? "")
  }

  /// Returns whether a request has the name of this server.
  ///
  /// A site can point its own name to any address, and browsers then send this name. So a name is
  /// refused, except that of the local machine.
  func allows(host header: String?) -> Bool {
    guard let header, let (name, port) = Self.parts(ofHost: header), port == self.port else {
      return false
    }
    if host.isLoopback { return name == "localhost" || HostAddress(name)?.isLoopback == true }
    guard let address = HostAddress(name) else { return false }
    return host.isAny || address == host
  }

  /// Returns whether the page that sends a request is a page of this server.
  ///
  /// Browsers send the origin with each request for a WebSocket.
  func allows(origin: String?, host: String?, isRequired: Bool) -> Bool {
    guard let origin else { return !isRequired }
    guard let host else { return false }
    return origin.lowercased() == "http://\(host.lowercased())"
  }

  func allows(token text: String?) -> Bool {
    token?.matches(text ?? "") ?? true
  }

  private static func parts(ofHost header: String) -> (name: String, port: UInt16)? {
    let text = header.lowercased()
    guard let colon = text.lastIndex(of: ":"), text.last != "]" else { return (bare(text), 80) }
    guard let port = UInt16(text[text.index(after: colon)...]) else { return nil }
    return (bare(String(text[..<colon])), port)
  }

  /// Returns a name without the brackets of an IPv6 address.
  private static func bare(_ name: String) -> String {
    name.hasPrefix("[") && name.hasSuffix("]") ? String(name.dropFirst().dropLast()) : name
  }
}

/// A secret of 128 random bits.
nonisolated struct AccessToken: Sendable {
  /// The secret as 32 hexadecimal digits.
  let text: String

  init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<16).map { _ in
      let byte = UInt8.random(in: .min ... .max, using: &generator)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// Returns whether a text is the secret. The time does not depend on the number of equal digits.
  func matches(_ other: String) -> Bool {
    let expected = Array(text.utf8)
    let given = Array(other.utf8.prefix(expected.count + 1))
    var difference = UInt8(given.count == expected.count ? 0 : 1)
    for index in expected.indices {
      difference |= expected[index] ^ (index < given.count ? given[index] : 0)
    }
    return difference == 0
  }
}
