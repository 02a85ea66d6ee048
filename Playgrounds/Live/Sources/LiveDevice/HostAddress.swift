import FlyingSocks
import Foundation

/// A numeric address of a machine.
nonisolated struct HostAddress: Equatable, Sendable {
  private enum Family {
    case ip4
    case ip6
  }

  /// The address, such as "127.0.0.1" or "::1".
  let text: String
  private let family: Family

  /// Creates an address from its text, or from "localhost"; nil if the text is no numeric address.
  init?(_ text: String) {
    let text = text == "localhost" ? "127.0.0.1" : text.lowercased()
    if (try? sockaddr_in.inet(ip4: text, port: 0)) != nil {
      family = .ip4
    } else if (try? sockaddr_in6.inet6(ip6: text, port: 0)) != nil {
      family = .ip6
    } else {
      return nil
    }
    self.text = text
  }

  /// Whether only programs on this machine can reach the address.
  var isLoopback: Bool { family == .ip4 ? text.hasPrefix("127.") : text == "::1" }

  /// Whether the address stands for all addresses of the machine.
  var isAny: Bool { text == "0.0.0.0" || text == "::" }

  /// Returns the address with a port, as the socket library has it.
  func socketAddress(port: UInt16) throws -> any SocketAddress {
    switch family {
    case .ip4: try sockaddr_in.inet(ip4: text, port: port)
    case .ip6: try sockaddr_in6.inet6(ip6: text, port: port)
    }
  }
}
