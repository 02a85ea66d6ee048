import Testing

@testable import LiveDevice

@Suite struct AccessRulesTests {
  private func rules(_ host: String) throws -> AccessRules {
    AccessRules(host: try #require(HostAddress(host)), port: 8089)
  }

  @Test(
    "A loopback server answers to the names of this machine alone",
    arguments: [
      ("127.0.0.1:8089", true), ("localhost:8089", true), ("LOCALHOST:8089", true),
      ("[::1]:8089", true), ("127.0.0.1", false), ("127.0.0.1:80", false), ("evil.example", false),
      ("evil.example:8089", false), ("127.0.0.1.evil.example:8089", false), ("", false),
      ("localhost:8089:8089", false), ("192.168.1.20:8089", false), ("localhost:99999", false),
    ])
  func loopback(host: String, isAllowed: Bool) throws {
    #expect(try rules("127.0.0.1").allows(host: host) == isAllowed)
  }

  @Test("A request without a host is refused")
  func noHost() throws {
    #expect(try !rules("127.0.0.1").allows(host: nil))
  }

  @Test("A server in the network answers to its address, and at all addresses to any address")
  func network() throws {
    let one = try rules("192.168.1.20")
    #expect(one.allows(host: "192.168.1.20:8089"))
    #expect(!one.allows(host: "192.168.1.21:8089"))
    #expect(!one.allows(host: "localhost:8089"))
    let any = try rules("0.0.0.0")
    #expect(any.allows(host: "192.168.1.21:8089"))
    // A name can be made to point here by its owner.
    #expect(!any.allows(host: "evil.example:8089"))
  }

  @Test("Only the page's origin is allowed")
  func origins() throws {
    let rules = try rules("127.0.0.1")
    let host = "127.0.0.1:8089"
    #expect(rules.allows(origin: "http://127.0.0.1:8089", host: host, isRequired: true))
    #expect(!rules.allows(origin: "http://evil.example", host: host, isRequired: true))
    #expect(!rules.allows(origin: "https://127.0.0.1:8089", host: host, isRequired: true))
    #expect(!rules.allows(origin: "http://localhost:8089", host: host, isRequired: true))
    #expect(!rules.allows(origin: "null", host: host, isRequired: false))
    #expect(!rules.allows(origin: nil, host: host, isRequired: true))
    #expect(rules.allows(origin: nil, host: host, isRequired: false))
  }

  @Test("A token is needed beyond this machine, and has 128 random bits")
  func tokens() throws {
    #expect(try rules("127.0.0.1").token == nil)
    #expect(try rules("::1").token == nil)
    #expect(try rules("localhost").token == nil)
    let rules = try rules("0.0.0.0")
    let token = try #require(rules.token).text
    #expect(token.count == 32)
    #expect(token.allSatisfy { $0.isHexDigit })
    #expect(rules.url == "http://localhost:8089/#token=\(token)")
    #expect(rules.allows(token: token))
    #expect(!rules.allows(token: nil))
    #expect(!rules.allows(token: ""))
    #expect(!rules.allows(token: String(token.dropLast())))
    #expect(!rules.allows(token: token + "0"))
    #expect(!rules.allows(token: String(repeating: "0", count: 32)))
    #expect(Set((0..<100).map { _ in AccessToken().text }).count == 100)
  }

  @Test("Only numeric addresses are hosts", arguments: ["", "example.com", "1.2.3", "256.1.1.1"])
  func names(host: String) {
    #expect(HostAddress(host) == nil)
  }
}
